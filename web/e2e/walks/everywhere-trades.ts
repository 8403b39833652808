/** The stops of trades: proposing, the list that then holds it, its page while it waits and when it is over; and what one is told of. */
import { expect, type Page } from '@playwright/test'
import { origin } from '../kit/people.ts'
import { message, proposal } from '../kit/proposing.ts'
import { press } from '../kit/texts.ts'
import { openDrawer } from '../kit/told.ts'
import type { Look } from './everywhere.ts'

/** On the page of somebody else's item, as a member with an item of their own. */
export async function lookAtProposing(page: Page, look: Look): Promise<void> {
  const form = proposal(page)
  await press(page, /^(Proponer|Propose)/)
  await form.getByRole('checkbox').first().check()
  await look(page, 'proposing')
  await form.getByRole('radio', { name: /^(Dinero|Money)$/ }).check()
  await form.getByRole('textbox', { name: /^(Monto|Amount)/ }).fill('150,5')
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1)
  await look(page, 'proposing with a problem')
  await form.getByRole('textbox', { name: /^(Monto|Amount)/ }).fill('15000')
  await message(form).fill('Hola')
  await press(form, /^(Enviar|Send)/)
  await expect(form).toHaveCount(0)
  await page.goto('/trades?box=sent')
  await expect(page.getByRole('article').first()).toBeVisible()
  await look(page, '/trades of a member')
}

/** The proposal that was made before. */
export async function lookAtWaiting(page: Page, look: Look): Promise<void> {
  const [{ id }] = await (await page.request.get('/api/trade-proposals?box=sent')).json()
  await page.goto(`/trades/${id}`)
  await expect(page.getByRole('button', { name: /^(Hacer otra|Make another)/ })).toBeVisible()
  await look(page, 'a trade that waits')
}

/** The same, withdrawn. */
export async function lookAtOver(page: Page, look: Look): Promise<void> {
  const headers = origin()
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const data = { action: 'withdraw' }
  const ended = await page.request.post(`/api/trades/${id}/actions`, { headers, data })
  expect(ended.ok()).toBe(true)
  await page.reload()
  await page.getByRole('main').locator('summary').click()
  await look(page, 'a trade that is over, with its history')
}

export async function lookAtSettings(page: Page, look: Look): Promise<void> {
  await openDrawer(page)
  await press(page, /^(Ajustes|Settings)$/)
  await expect(page.getByRole('dialog').last().getByRole('switch')).toHaveCount(7)
  await look(page, 'settings of notifications')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
}
