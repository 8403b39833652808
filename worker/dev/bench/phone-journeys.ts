/** The ten commonest things that people do on a phone, each measured the first and the second time. */
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS } from './chromium.mjs'
import { DEMO_EMAIL, DEMO_PASSWORD } from './demo-account.mjs'
import { counted } from './phone-count.mjs'
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

/** Whoever uses the page gets its service worker: the next visit is answered by it. */
async function settle(page, proxy) {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await proxy.quiet(QUIET_MS)
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

/** `member`: signed in before; `after`: not counted. All but the first begin on home, which is not counted either. */
const JOURNEYS = [
  { name: 'open home', act: home, cold: true, after: settle },
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
    after: (page, { url }) => page.request.post('/api/logout', { headers: { origin: url } }),
  },
  { name: 'publish form', act: within('/items/new'), member: true },
  { name: 'my items', act: within('/my-items'), member: true },
  { name: 'favourites', act: within('/favorites'), member: true },
  { name: 'app settings', act: within('/app-settings'), member: true },
]

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
      times.push(await counted(context, proxy, QUIET_MS, () => act(page)))
      await after?.(page, proxy)
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
