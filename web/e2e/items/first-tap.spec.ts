/** The first tap on a heart, on a line so slow that the page is read long before its code is there. */
import type { Page } from '@playwright/test'
import { heart, search, strangersItem } from '../kit/hearts.ts'
import { signUp } from '../kit/people.ts'
import { expect, test } from '../kit/story.ts'

/** In which such a line brings some 200 KB, ms. */
const CODE_MS = 80_000

/** A poor 3G: 400 ms and 20 KB a second. */
async function slowLine(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const line = {
    offline: false,
    latency: 400,
    downloadThroughput: 20_000,
    uploadThroughput: 20_000,
  }
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', line)
}

const isFilled = (page: Page, title: string) =>
  heart(page, title).evaluate((one) => {
    const drawn = one.querySelector('svg')
    return drawn !== null && getComputedStyle(drawn).fill !== 'none'
  })
const isTakenOver = (page: Page, title: string) =>
  heart(page, title).evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react')))

/** On the page of the worker, before any of its code: that is not let through until it was tapped. */
async function tapEarly(page: Page, title: string): Promise<void> {
  const { promise: tapped, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await tapped
    await route.continue()
  })
  await page.goto(search(title), { waitUntil: 'commit' })
  await heart(page, title).tap()
  expect(await isTakenOver(page, title)).toBe(false)
  expect(await isFilled(page, title)).toBe(true)
  resolve()
}

test('is seen at once and done when its code comes', async ({ page, newPerson }) => {
  test.slow()
  const { title } = await strangersItem(await newPerson())
  await signUp(page)
  await slowLine(page)
  await tapEarly(page, title)
  await expect(heart(page, title)).toHaveAccessibleName(/^Quitar/, { timeout: CODE_MS })
  await expect
    .poll(async () => (await page.request.get('/api/favorites?ids=1')).json(), { timeout: CODE_MS })
    .toHaveLength(1)
  expect(await isFilled(page, title)).toBe(true)
})

test("a visitor's is seen at once as well, and leads to the sign-in page", async ({
  page,
  newPerson,
}) => {
  const { title } = await strangersItem(await newPerson())
  await slowLine(page)
  await tapEarly(page, title)
  await page.waitForURL(/custom-login/, { timeout: CODE_MS })
})
