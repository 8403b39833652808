/** A link under a pointer or a finger brings the code of its screen, so that it is there when the link is opened. */
import type { Locator, Page } from '@playwright/test'
import { isListening } from '../kit/offline.ts'
import { DEMO_LIST } from '../kit/own.ts'
import { expect, settled, test } from '../kit/story.ts'

test.use({ serviceWorkers: 'allow' })

/** Requests for the code of an item's page, from here on. */
function watchItemScreen(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/item-screen-/.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** Not opened: the pointer rests on it, or the finger goes away as if to scroll. */
async function touch(link: Locator, isMobile: boolean): Promise<void> {
  if (!isMobile) return link.hover()
  const box = await link.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const browser = await link.page().context().newCDPSession(link.page())
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
}

/** The list, with all that watches it; the link of its first thing. */
async function openList(page: Page): Promise<Locator> {
  await page.goto(DEMO_LIST)
  await settled(page)
  await isListening(page)
  const link = page.getByRole('article').first().getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  return link
}

test('what is touched is fetched before it is opened, and not again then', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const asked = watchItemScreen(page)
  const link = await openList(page)
  expect(asked).toEqual([])
  await touch(link, isMobile)
  await expect.poll(() => asked).toHaveLength(1)
  await expect(page).toHaveURL(DEMO_LIST)
  await link.click()
  await page.waitForURL(/\/items\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test.describe('where data is dear', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } })

  test('it is fetched when it is opened', async ({ page, isMobile }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const asked = watchItemScreen(page)
    const link = await openList(page)
    await touch(link, isMobile)
    // Asked for after anything that the touch would have brought.
    await page.evaluate(() => fetch('/api/health').then(({ status }) => status))
    expect(asked).toEqual([])
    await link.click()
    await page.waitForURL(/\/items\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked).toHaveLength(1)
  })
})
