/** The same page as others have it: on the narrowest phone, and with the browser's own letters twice as large. */
import type { Page } from '@playwright/test'
import { expectWhole } from './layout.ts'

export const NARROW = { width: 320, height: 640 }

/** px: the browser's own, and what a person may set it to. */
const LETTERS = { standard: 16, fixed: 13 }
const LARGE = { standard: 32, fixed: 26 }

/** Two frames: what is laid out anew stands, and its media queries and observers have been heard. */
const laidOut = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

/** Nothing is lost on the narrowest phone. The page is left as it was. */
export async function expectWholeNarrow(page: Page, where: string): Promise<void> {
  const own = page.viewportSize() ?? NARROW
  await page.setViewportSize(NARROW)
  await laidOut(page)
  await expectWhole(page, `${where} at ${NARROW.width} px`)
  await page.setViewportSize(own)
}

/** Nor with larger letters. */
export async function expectWholeEverywhere(page: Page, where: string): Promise<void> {
  await expectWholeNarrow(page, where)
  // The setting itself, not a style of the page: media queries in rem follow it, as they do for a person.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: LARGE })
  await laidOut(page)
  await expectWhole(page, `${where} with letters twice as large`)
  await browser.send('Page.setFontSizes', { fontSizes: LETTERS })
  await laidOut(page)
  await browser.detach()
}

/** The browser's own letters twice as large, for as long as this page stands. */
export async function withLargeLetters(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: LARGE })
}
