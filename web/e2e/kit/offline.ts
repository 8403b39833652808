/** Being without a network, and what the device holds, for the stories. */
import type { Page } from '@playwright/test'
import { expect } from './story.ts'

const SERVER = /\/(api|img)\//

/**
 * From its next load on, this page gets its shell and nothing of the server: as behind a service worker
 * without a network.
 */
export async function loseServer(page: Page): Promise<void> {
  await page.route(SERVER, (route) => route.abort('internetdisconnected'))
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false })
  })
}

/** The network returns while one looks at the screen. */
export async function comeBack(page: Page): Promise<void> {
  await page.unroute(SERVER)
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => true })
    dispatchEvent(new Event('online'))
  })
}

/** Every record of every database, as text: names, keys and values. */
export const deviceText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const texts: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store)
        const keys = await done(records.getAllKeys())
        const values = await done(records.getAll())
        keys.forEach((key, n) => {
          texts.push(`${name} ${store} ${String(key)} ${JSON.stringify(values[n])}`)
        })
      }
      database.close()
    }
    return texts.join('\n')
  })

/** Written some time after the answers came. */
export const isKept = (page: Page, ...texts: (string | RegExp)[]) =>
  expect(async () => {
    const kept = await deviceText(page)
    for (const text of texts) expect(kept).toMatch(text)
  }).toPass()

/**
 * What keeps the device and hears the other tabs begins when a page is touched, or has been looked at for a while; it is in
 * the script of whoever stays.
 */
export const isListening = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Shift')
    // With the words that come along; answers once what waited for both has run.
    const isThere = async (names: string[]) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const found = names.map((name) =>
        loaded.find((one) => new RegExp(`/assets/${name}`).test(one)),
      )
      await Promise.all(found.map((one) => one && import(one)))
      return found.every(Boolean)
    }
    expect(await page.evaluate(isThere, ['stays-', 'members-e[sn]-'])).toBe(true)
  }).toPass()

/** The styles of everything that a first view leaves out are here. */
export const hasStyles = (page: Page) =>
  page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('/assets/index-')),
  )

/** The page has these scripts and all that they need, fetched ahead: what they show can be shown without a network. */
export const hasScripts = (page: Page, ...names: string[]) =>
  expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const urls = performance.getEntriesByType('resource').map(({ name }) => name)
        const found = wanted.map((name) => urls.find((url) => url.includes(`/assets/${name}-`)))
        // Answers once the scripts that it imports are there as well.
        await Promise.all(found.map((url) => url && import(url)))
        return wanted.filter((_, at) => !found[at])
      }, names),
    )
    .toEqual([])

/** From its next load on, the page notes when its first card stands there. */
export const markFirstCard = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('article')) return
      performance.mark('first-card')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })

/** From the shell's arrival to its first card, ms. */
export const listedAfter = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shell = performance.getEntriesByType('navigation')[0]?.toJSON().responseEnd
    const card = performance.getEntriesByName('first-card')[0]?.startTime ?? Number.NaN
    return Math.round(card - shell)
  })
