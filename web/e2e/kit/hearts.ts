/** What the stories of saving items share. */
import type { Page } from '@playwright/test'
import { isPhone, openMenu } from './frame.ts'
import { publish, signUp } from './people.ts'
import { expect, unlayered } from './story.ts'

type Saved = { id: number; title: string }

/** Somebody else's item with a word of its own. */
export async function strangersItem(owner: Page): Promise<Saved> {
  const title = `Tetera ${crypto.randomUUID().slice(0, 6)}`
  await signUp(owner, 'Berta')
  return { id: await publish(owner, { title }), title }
}

export const search = (title: string) => `/search?q=${title.split(' ')[1]}`
export const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: `favoritos: ${title}` })
/** Its name says what a press would do. */
export const isSaved = (page: Page, title: string) =>
  expect(heart(page, title)).toHaveAccessibleName(`Quitar de favoritos: ${title}`)
export const isNotSaved = (page: Page, title: string) =>
  expect(heart(page, title)).toHaveAccessibleName(`Agregar a favoritos: ${title}`)

/** Who is there is known: until then a heart shows what is wished, and does it later. */
export const isKnown = (page: Page) =>
  expect(page.getByRole('button', { name: 'Tu cuenta' })).toBeVisible()
/** Pressed, and with the server: a heart is shown before it is. */
export async function pressed(page: Page, title: string): Promise<void> {
  const answered = page.waitForResponse(/\/api\/favorites\/\d+(\?|$)/)
  await heart(page, title).click()
  await answered
}

/** The badge: beside the link in the header, on phones in the menu. */
export async function expectCount(page: Page, count: number): Promise<void> {
  if (isPhone(page)) await openMenu(page)
  const link = page.getByRole('link', { name: /^Favoritos/ }).filter({ visible: true })
  await expect(link).toHaveText(`Favoritos${count || ''}`)
  if (!isPhone(page)) return
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await unlayered(page)
}
