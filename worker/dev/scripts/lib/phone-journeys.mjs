/** The ten commonest things that people do on a phone, each measured the first and the second time. */
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS } from './chromium.mjs'
import { DEMO_EMAIL, DEMO_PASSWORD } from './demo-account.mjs'
import { say } from './tools.mjs'

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }
const QUIET_MS = 1_500
const WORD = 'bicicleta'
const TURNS_MAX = 500

const seen = (locator) => locator.first().waitFor({ state: 'visible' })
const cards = (page) => page.getByRole('article')

async function home(page) {
  await page.goto('/')
  await seen(cards(page))
}

/** As a link within the app: the address changes, the page stays. */
async function goWithin(page, path) {
  await page.evaluate((to) => history.pushState(null, '', to), path)
}

async function lookAround(page) {
  const before = await cards(page).count()
  // Each turn of the wheel as a person's thumb; the next page comes when the end is near.
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    await page.mouse.wheel(0, 600)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    if ((await cards(page).count()) > before) return
  }
  throw new Error('there is no second page')
}

const heading = (page) => seen(page.getByRole('heading', { level: 1 }))

const within = (path) => async (page) => {
  await goWithin(page, path)
  await page.waitForURL(`**${path}`)
  await heading(page)
}

/** `member`: signed in before. All but the first begin on home, which is not counted. */
const JOURNEYS = [
  { name: 'open home', act: home, cold: true },
  {
    name: 'search a word',
    act: async (page) => {
      await page.getByRole('searchbox').first().fill(WORD)
      await page.waitForURL(({ searchParams }) => searchParams.get('q') === WORD)
      await seen(cards(page))
    },
  },
  {
    name: 'open an item',
    act: async (page) => {
      await cards(page).first().getByRole('link').first().click()
      await page.waitForURL('**/items/*')
      await heading(page)
    },
  },
  { name: 'look at page 2', act: lookAround },
  {
    name: 'filter by condition',
    act: async (page) => {
      await page.getByRole('button', { name: /^Filtros/ }).click()
      await page.getByRole('radio', { name: 'Bueno', exact: true }).locator('xpath=..').click()
    },
    // Filters are kept: the second time would change nothing.
    after: (page) => page.evaluate(() => localStorage.clear()),
  },
  {
    name: 'sign in',
    act: async (page) => {
      await goWithin(page, '/custom-login')
      await page.getByLabel('Email').fill(DEMO_EMAIL)
      await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD)
      await page.getByLabel('Contraseña', { exact: true }).press('Enter')
      await page.waitForURL(({ pathname }) => pathname === '/')
    },
    after: (page, origin) => page.request.post('/api/logout', { headers: { origin } }),
  },
  { name: 'publish form', act: within('/items/new'), member: true },
  { name: 'my items', act: within('/my-items'), member: true },
  { name: 'favourites', act: within('/favorites'), member: true },
  { name: 'app settings', act: within('/app-settings'), member: true },
]

const sum = (list) => list.reduce((all, { bytes }) => all + bytes, 0)

function told(requests) {
  const photos = requests.filter(({ path }) => path.startsWith('/img/'))
  const rest = requests.filter(({ path }) => !path.startsWith('/img/'))
  return {
    requests: rest.length,
    bytes: sum(rest),
    assets: sum(rest.filter(({ path }) => path.startsWith('/assets/'))),
    document: sum(rest.filter(({ path }) => path === '/').slice(0, 1)),
    photos: photos.map(({ bytes }) => bytes),
    photoBytes: sum(photos),
    paths: rest.map(({ path, bytes }) => `${path} ${bytes}`),
  }
}

/** What the service worker fetched is told apart: it waits until the page is done. */
async function counted(context, proxy, work) {
  const mark = proxy.mark()
  const byWorker = []
  const note = (request) => {
    if (request.serviceWorker()) byWorker.push(new URL(request.url()).pathname)
  }
  context.on('request', note)
  await work()
  await proxy.quiet(QUIET_MS)
  context.off('request', note)
  const [own, behind] = [[], []]
  for (const request of proxy.since(mark)) {
    const at = byWorker.indexOf(request.path)
    if (at >= 0) byWorker.splice(at, 1)
    ;(at >= 0 ? behind : own).push(request)
  }
  return { ...told(own), behind: sum(behind) }
}

async function signIn(context, origin) {
  const data = { email: DEMO_EMAIL, password: DEMO_PASSWORD }
  const answer = await context.request.post('/api/auth/login', { data, headers: { origin } })
  if (!answer.ok()) throw new Error(`signing in: ${answer.status()}`)
}

async function journey(browser, proxy, { act, after, cold, member }) {
  const options = { ...PHONE, isMobile: true, hasTouch: true, locale: 'es-PY', baseURL: proxy.url }
  const context = await browser.newContext(options)
  try {
    if (member) await signIn(context, proxy.url)
    const times = []
    for (let time = 0; time < 2; time += 1) {
      const page = await context.newPage()
      if (!cold) {
        await home(page)
        await proxy.quiet(QUIET_MS)
      }
      times.push(await counted(context, proxy, () => act(page)))
      await after?.(page, proxy.url)
      await page.close()
    }
    const [first, second] = times
    return { first, second }
  } finally {
    await context.close()
  }
}

export async function journeysOn(executablePath, proxy) {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    const found = []
    for (const one of JOURNEYS) {
      say(`Journey: ${one.name}`)
      found.push({ name: one.name, ...(await journey(browser, proxy, one)) })
    }
    return found
  } finally {
    await browser.close()
  }
}
