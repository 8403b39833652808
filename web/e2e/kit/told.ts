/** What the stories of notifications share: somebody proposes, and the bell that says so. */
import type { Locator, Page } from '@playwright/test'
import { publish, signUp } from './people.ts'
import { proposeBy } from './proposing.ts'
import { expect } from './story.ts'

/** Somebody who wants this person's item; answers the trade's id. */
export const propose = (page: Page, itemId: number): Promise<number> =>
  proposeBy(page, { itemId, message: 'Me interesa' })

/** `count` items of the owner, each wanted by the other; the newest trade comes first. */
export async function proposals(owner: Page, other: Page, count: number): Promise<number[]> {
  const trades: number[] = []
  for (let n = 1; n <= count; n += 1) {
    const title = `Tetera ${n} ${crypto.randomUUID().slice(0, 6)}`
    trades.unshift(await propose(other, await publish(owner, { title })))
  }
  return trades
}

export async function ownerAndOther(owner: Page, newPerson: () => Promise<Page>) {
  const other = await newPerson()
  await signUp(owner, 'Ana')
  await signUp(other, 'Berta')
  return other
}

export const bell = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Notificaciones|Notifications)/ })
export const drawer = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Notificaciones|Notifications)$/ })

export async function openDrawer(page: Page): Promise<Locator> {
  await bell(page).click()
  await expect(drawer(page)).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  return drawer(page)
}
