/**
 * People's browsers, used again once they are emptied: what the one before fetched is still in their cache, and
 * most of what a first page costs is fetching and compiling the app.
 *
 * Known apart by their options; one that a story sets anew has to be among those of `story.ts`.
 */
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'

/** Never with a service worker: what that keeps is what its stories are about. */
export type Options = BrowserContextOptions

const KEPT = 'cookies,local_storage,indexeddb,cache_storage,service_workers,file_systems'

/** Answers whether it is as new, its cache apart. */
async function emptied(context: BrowserContext, origin: string): Promise<boolean> {
  await context.setOffline(false)
  // Pages are left before anything is emptied: what they write as they go is written by then.
  for (const page of context.pages()) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto('about:blank')
  }
  const [page = await context.newPage(), ...others] = context.pages()
  for (const other of others) await other.close()
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT })
  // A clock of a story's own goes on in every page of its browser.
  const hasClock = await page.evaluate(() => '__pwClock' in globalThis)
  await page.close()
  await context.clearCookies()
  await context.clearPermissions()
  await context.setGeolocation(null)
  return !hasClock
}

/** Of one worker of the runner. */
export class Browsers {
  readonly #idle = new Map<string, BrowserContext[]>()
  readonly #browser: Browser

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async take(options: Options): Promise<BrowserContext> {
    const known = this.#idle.get(JSON.stringify(options))?.pop()
    return known ?? this.#browser.newContext({ ...options, serviceWorkers: 'block' })
  }

  async giveBack(context: BrowserContext, options: Options, isWell: boolean): Promise<void> {
    if (!isWell || !(await emptied(context, options.baseURL ?? ''))) return context.close()
    const name = JSON.stringify(options)
    this.#idle.set(name, [...(this.#idle.get(name) ?? []), context])
  }

  async close(): Promise<void> {
    for (const context of [...this.#idle.values()].flat()) await context.close()
  }
}
