/** What every story shares: people with pages of their own, and a page that must stay without errors. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { Browsers, type Options } from './browsers.ts'

/** Where the product is. */
export const address = () => test.info().project.use.baseURL ?? ''

/** Chromium reports every answer of 400 and above as a console error; a story that provokes one says so. */
type Story = { provoked: { errors: RegExp[] } }

const LOST = 'net::ERR_INTERNET_DISCONNECTED'
/** The same, of a script that was being fetched ahead through the service worker; it is fetched again when it is needed. */
const LOST_AHEAD = /net::ERR_FAILED \S+\/assets\//

function isProvoked(problem: string, errors: RegExp[]): boolean {
  const isLost = LOST_AHEAD.test(problem) && errors.some((known) => known.test(LOST))
  return isLost || errors.some((known) => known.test(problem))
}

/** Runs in every page before its own scripts: what its policy forbids is told as an error, by name. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
    const at = `${sourceFile}:${lineNumber}`
    console.error(`policy violated: ${effectiveDirective} ${blockedURI} ${at} ${sample}`)
  })
}

/** A layer that was closed takes its entry of the history along a moment later, and with it whatever is being opened then. */
const isLeaving = () =>
  Boolean(history.state?.layers) &&
  !document.querySelector('dialog[open], [role=dialog], [role=menu]')
const LEAVES_MS = 1_000

function letLeave(page: Page): void {
  const { goto, reload } = page
  const left = async () => {
    const polled = expect.poll(() => page.evaluate(isLeaving), { timeout: LEAVES_MS })
    // One that stays is there to stay: a page that was opened anew begins with it.
    await polled.toBe(false).catch(() => undefined)
  }
  page.goto = async (...asked) => {
    await left()
    return goto.apply(page, asked)
  }
  page.reload = async (...asked) => {
    await left()
    return reload.apply(page, asked)
  }
}

async function watch(page: Page, problems: string[]): Promise<void> {
  letLeave(page)
  await page.addInitScript(tellViolations)
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => problems.push(String(error)))
}

type People = {
  /** Another person with a browser of their own; what stories say of a service worker is said of `page`. */
  newPerson: () => Promise<Page>
  problems: string[]
  options: Options
}

export const test = base.extend<Story & People, { browsers: Browsers }>({
  provoked: [{ errors: [] }, { option: true }],
  browsers: [
    async ({ browser }, use) => {
      const browsers = new Browsers(browser)
      await use(browsers)
      await browsers.close()
    },
    { scope: 'worker' },
  ],
  options: async (
    {
      baseURL,
      colorScheme,
      contextOptions,
      extraHTTPHeaders,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      viewport,
    },
    use,
  ) => {
    const own = { colorScheme, extraHTTPHeaders, hasTouch, isMobile, javaScriptEnabled }
    await use({ ...contextOptions, ...own, baseURL, locale, viewport })
  },
  problems: async ({ provoked }, use) => {
    const problems: string[] = []
    await use(problems)
    expect(problems.filter((problem) => !isProvoked(problem, provoked.errors))).toEqual([])
  },
  context: async ({ browser, browsers, options, serviceWorkers }, use, info) => {
    if (serviceWorkers === 'allow') {
      const context = await browser.newContext()
      await use(context)
      return context.close()
    }
    const context = await browsers.take(options)
    await use(context)
    await browsers.giveBack(context, options, info.status === 'passed')
  },
  page: async ({ context, problems }, use) => {
    const page = await context.newPage()
    await watch(page, problems)
    await use(page)
  },
  newPerson: async ({ browsers, problems, options }, use, info) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browsers.take(options)
      contexts.push(context)
      const page = await context.newPage()
      await watch(page, problems)
      return page
    })
    for (const context of contexts) {
      await browsers.giveBack(context, options, info.status === 'passed')
    }
  },
})

export { expect }

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** No violations of WCAG 2.2 A and AA, nor of axe's best practices. Into a page it comes once. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(await readFile(AXE, 'utf8'))
  }
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    // Between two colours there is a third that nobody reads by: what changes is looked at once it has.
    const ends = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime)
    const changing = document.getAnimations().filter(ends)
    await Promise.allSettled(changing.map(({ finished }) => finished))
    // What is wrong is told as it stands: a selector would be sought for everything that is looked at. No rule that is on
    // reads the styles' texts.
    const options = {
      resultTypes: ['violations' as const],
      selectors: false,
      preload: { assets: ['media' as const] },
    }
    return (await axe.run(document, options)).violations
  })
  const told = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(', ')}`)
  expect(told).toEqual([])
}

/** The language as a person's own choice, from the next page on; said on a page of ours. */
export async function speak(page: Page, language: 'es' | 'en' | 'gn'): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url: address() }])
  await page.evaluate((chosen) => localStorage.setItem('lang', chosen), language)
}

/** The six digits of the newest mail to an address, from the local outbox. */
export async function codeFor(page: Page, email: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const answer = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(email)}`)
    code = /\b\d{6}\b/.exec(await answer.text())?.[0]
    expect(code).toBeDefined()
  }).toPass()
  return code ?? ''
}

export function newEmail(name: string): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`
}

/** Picks a choice chip as a person does: by pressing what is seen, which must not lie under a bar. */
export async function choose(within: Page | Locator, name: string): Promise<void> {
  const radio = within.getByRole('radio', { name, exact: true }).first()
  await radio.locator('xpath=..').click()
  await expect(radio).toBeChecked()
}

/** The page of the worker has its code: what is done from here on is done by the app. */
export async function settled(page: Page): Promise<void> {
  // React leaves its mark on each element as it takes it over; the heading is among the last in the tree.
  const isTaken = () => {
    const heading = document.querySelector('main h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  }
  await expect.poll(() => page.evaluate(isTaken)).toBe(true)
}

/** Nothing lies over it any more: a notice on which the pointer rests stays, and pressing what is below would rest on it. */
export async function uncovered(one: Locator): Promise<void> {
  await one.page().mouse.move(0, 0)
  await one.scrollIntoViewIfNeeded()
  const isFree = (e: Element) => {
    const { left, top, width, height } = e.getBoundingClientRect()
    return e.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  await expect.poll(() => one.evaluate(isFree)).toBe(true)
}

/** What lies over the page has its entry of the history: the next way back closes it. */
export const layered = (page: Page) => page.waitForFunction(() => Boolean(history.state?.layers))

/** What lay over the page is gone, and its entry of the history with it: that would take what is opened before along. */
export const unlayered = (page: Page) => page.waitForFunction(() => !history.state?.layers)
