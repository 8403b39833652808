/** The frame around every screen as a person finds it, on a phone and on a wide screen, in both languages. */
import type { Locator, Page } from '@playwright/test'
import { expect, uncovered, unlayered } from './story.ts'

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 768

/** Only a phone has it. */
export const menuButton = (page: Page) => page.getByRole('button', { name: /^Men[uú]$/ })

export const accountButton = (page: Page) =>
  page.getByRole('button', { name: /^(Tu cuenta|Your account)$/ })

/** The menu of a phone slides in; a wide screen has that of one's account. */
export async function openMenu(page: Page): Promise<Locator> {
  const opener = isPhone(page) ? menuButton(page) : accountButton(page)
  await uncovered(opener)
  await opener.click()
  const menu = page.getByRole(isPhone(page) ? 'dialog' : 'menu')
  await expect(menu).toBeVisible()
  return menu
}

const CODES = { Español: 'es', English: 'en', 'Avañeʼẽ (guaraní)': 'gn' } as const

export const languageButton = (page: Page) =>
  page.getByRole('button', { name: /^(Idioma|Language|Ñeʼẽ)$/ })

/** Each language is named in itself: in the menu of a phone, in a list of the header on a wide screen. */
export async function changeLanguage(page: Page, name: keyof typeof CODES): Promise<void> {
  if (isPhone(page)) await openMenu(page)
  else await languageButton(page).click()
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', CODES[name])
  if (!isPhone(page)) return
  await page.keyboard.press('Escape')
  await unlayered(page)
}

/** Time stands still from here on, until the story lets it run: for what the product itself waits for. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

/** What the product waits for so long never comes: time to look closely at what is there meanwhile. */
export async function neverAfter(page: Page, ms: number): Promise<void> {
  await page.addInitScript((wait) => {
    const later = setTimeout
    Object.assign(globalThis, {
      setTimeout: (work: () => void, given: number) => (given === wait ? 0 : later(work, given)),
    })
  }, ms)
}
