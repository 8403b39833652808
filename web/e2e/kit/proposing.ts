/** What the stories of proposing and of the lists of trades share. */
import type { Locator, Page } from '@playwright/test'
import { newTitle } from './own.ts'
import { origin, publish, signUp } from './people.ts'
import { expect } from './story.ts'

export type Thing = { id: number; title: string }

/** With an item of their own, published before anything is proposed. */
export async function withItem(page: Page, name: string, what: string, value = 350_000) {
  await signUp(page, name)
  return newItem(page, what, value)
}

export async function newItem(page: Page, what: string, estimatedValue = 350_000): Promise<Thing> {
  const title = newTitle(what)
  return { id: await publish(page, { title, estimatedValue }), title }
}

/** By the call that the dialog makes; answers the trade's id. */
export async function proposeBy(page: Page, data: Record<string, unknown>): Promise<number> {
  const made = await page.request.post('/api/trade-proposals', { headers: origin(), data })
  expect(made.status(), await made.text()).toBe(201)
  return (await made.json()).id
}

/** One's own proposals, as the server has them. */
export async function sentBy(page: Page) {
  const answer = await page.request.get('/api/trade-proposals?box=sent')
  return (await answer.json()) as {
    id: number
    offerType: string | null
    offeredAmount: number | null
    offeredItemIds: number[]
    message: string
    requestedItem: { id: number }
  }[]
}

export const proposal = (page: Page) =>
  page.getByRole('dialog', { name: /^(Proponer Intercambio|Propose a trade)$/ })
export const sendButton = (page: Page) =>
  page.getByRole('button', { name: /^(Enviar propuesta|Send proposal)$/ })
export const kind = (page: Page, name: string) =>
  proposal(page).getByRole('radio', { name, exact: true })

export const message = (form: Locator) => form.getByRole('textbox', { name: /^(Mensaje|Message)/ })

/** On the page of the item. */
export async function openProposal(page: Page, id: number): Promise<Locator> {
  await page.goto(`/items/${id}`)
  await page.getByRole('button', { name: /^(Proponer|Propose)/ }).click()
  await expect(proposal(page)).toBeVisible()
  return proposal(page)
}
