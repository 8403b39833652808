/** The ten commonest items that people do on a phone, each measured the first and the second time. */
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test'
import { DEMO_EMAIL, DEMO_PASSWORD } from '../demo/account.ts'
import { CHROMIUM_ARGS } from '../tools/chromium.ts'
import { say } from '../tools/tools.ts'
import { counted, type Visit } from './phone-count.ts'
import type { PhoneProxy } from './phone-proxy.ts'

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }
const QUIET_MS = 1_500
const WORD = 'bicicleta'
const TURNS_MAX = 500

const seen = (locator: Locator) => locator.first().waitFor({ state: 'visible' })
const cards = (page: Page) => page.getByRole('article')

async function home(page: Page): Promise<void> {
  await page.goto('/')
  await seen(cards(page))
}

/** Whoever uses the page gets its service worker: the next visit is answered by it. */
async function settle(page: Page, proxy: PhoneProxy): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await proxy.quiet(QUIET_MS)
}

/** As a link within the app: the address changes, the page stays. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
}

async function lookAround(page: Page): Promise<void> {
  const before = await cards(page).count()
  // Each turn of the wheel as a person's thumb; the next page comes when the end is near.
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    await page.mouse.wheel(0, 600)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    if ((await cards(page).count()) > before) return
  }
  throw new Error('there is no second page')
}

const heading = (page: Page) => seen(page.getByRole('heading', { level: 1 }))

const within = (path: string) => async (page: Page) => {
  await goWithin(page, path)
  await page.waitForURL(`**${path}`)
  await heading(page)
}

/** `member`: signed in before; `after`: not counted. All but the first begin on home, which is not counted either. */
type Journey = {
  name: string
  act: (page: Page) => Promise<void>
  after?: (page: Page, proxy: PhoneProxy) => Promise<unknown>
  cold?: boolean
  member?: boolean
}

const JOURNEYS: Journey[] = [
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

export async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const data = { email: DEMO_EMAIL, password: DEMO_PASSWORD }
  const answer = await context.request.post('/api/auth/login', { data, headers: { origin } })
  if (!answer.ok()) throw new Error(`signing in: ${answer.status()}`)
}

async function journey(
  browser: Browser,
  proxy: PhoneProxy,
  { act, after, cold, member }: Journey,
): Promise<Visit[]> {
  const options = { ...PHONE, isMobile: true, hasTouch: true, locale: 'es-PY', baseURL: proxy.url }
  const context = await browser.newContext(options)
  try {
    if (member) await signIn(context, proxy.url)
    const times: Visit[] = []
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
    return times
  } finally {
    await context.close()
  }
}

export type Measured = { name: string; first: Visit; second: Visit }

export async function journeysOn(executablePath: string, proxy: PhoneProxy): Promise<Measured[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    const found: Measured[] = []
    for (const one of JOURNEYS) {
      say(`Journey: ${one.name}`)
      const [first, second] = await journey(browser, proxy, one)
      if (first && second) found.push({ name: one.name, first, second })
    }
    return found
  } finally {
    await browser.close()
  }
}
