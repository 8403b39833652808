/** What stories ask of the service worker behind a page. */
import type { Page } from '@playwright/test'
import { expect } from './story.ts'

/** Paths of everything in the caches of this page's origin. */
export function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map((request) => new URL(request.url).pathname)
  })
}

/** Fetched ahead, after everything that matters more. */
export const isCached = (page: Page, path: RegExp) =>
  expect
    .poll(async () => (await kept(page)).some((one) => path.test(one)), { timeout: 30_000 })
    .toBe(true)

/** A page that nobody touches gets its service worker only after a while: a key that does nothing is a touch. */
export async function hasWorker(page: Page): Promise<void> {
  const isThere = async () => {
    await page.keyboard.press('Shift')
    return page.evaluate(() => navigator.serviceWorker.controller !== null)
  }
  await expect.poll(isThere, { timeout: 30_000 }).toBe(true)
}

/** The service worker is there and has every script of the page; not after a sign-out, which clears what it takes over. */
export async function controlled(page: Page): Promise<void> {
  await hasWorker(page)
  const missing = () =>
    page.evaluate(async () => {
      const urls = performance.getEntriesByType('resource').map(({ name }) => name)
      const scripts = urls.filter((url) => url.includes('/assets/'))
      const found = await Promise.all(scripts.map((url) => caches.match(url)))
      return scripts.filter((_, at) => !found[at])
    })
  await expect.poll(missing, { timeout: 30_000 }).toEqual([])
}

/** How often the page was loaded from here on. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}
