/** The same page as others have it: on the narrowest phone, and with the browser's own letters twice as large. */
import type { CDPSession, Page } from '@playwright/test'
import { expectWhole, type Problems } from './layout.ts'

export const NARROW = { width: 320, height: 640 }

/** px: the browser's own, and what a person may set it to. */
const LETTERS = { standard: 16, fixed: 13 }
const LARGE = { standard: 32, fixed: 26 }

/** Two frames: what is laid out anew stands, and its media queries and observers have been heard. */
const laidOut = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

/** Nothing is lost on the narrowest phone. Answers what is there; the page is left as it was. */
export async function expectWholeNarrow(page: Page, where: string): Promise<Problems> {
  const own = page.viewportSize() ?? NARROW
  await page.setViewportSize(NARROW)
  await laidOut(page)
  const found = await expectWhole(page, `${where} at ${NARROW.width} px`)
  await page.setViewportSize(own)
  return found
}

/** Of each page one, for as long as it stands. */
const sessions = new WeakMap<Page, Promise<CDPSession>>()
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Nor with larger letters. */
export async function expectWholeEverywhere(page: Page, where: string): Promise<Problems> {
  // The setting itself, not a style of the page: media queries in rem follow it, as they do for a person.
  const browser = await sessionOf(page)
  await browser.send('Page.setFontSizes', { fontSizes: LARGE })
  await laidOut(page)
  await expectWhole(page, `${where} with letters twice as large`)
  await browser.send('Page.setFontSizes', { fontSizes: LETTERS })
  return expectWholeNarrow(page, where)
}

/** The browser's own letters twice as large, for as long as this page stands. */
export async function withLargeLetters(page: Page): Promise<void> {
  const browser = await sessionOf(page)
  await browser.send('Page.setFontSizes', { fontSizes: LARGE })
}
