/** The stops of proposing: the dialog with something chosen, with a problem, and the list that then holds it. */
import { expect, type Page } from '@playwright/test'
import type { Look } from './everywhere.ts'
import { message, proposal } from './proposing.ts'
import { press } from './texts.ts'

/** On the page of somebody else's thing, as a member with a thing of their own. */
export async function lookAtProposing(page: Page, look: Look): Promise<void> {
  const form = proposal(page)
  await press(page, /^(Proponer|Propose)/)
  await form.getByRole('checkbox').first().check()
  await look(page, 'proposing')
  await form.getByRole('radio', { name: /^(Dinero|Money)$/ }).check()
  await form.getByRole('textbox', { name: /^(Monto|Amount)/ }).fill('150,5')
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1)
  await look(page, 'proposing with a problem')
  await form.getByRole('radio', { name: /^(Solo un|Just a)/ }).check()
  await message(form).fill('Hola')
  await press(form, /^(Enviar|Send)/)
  await expect(form).toHaveCount(0)
  await page.goto('/trades?box=sent')
  await expect(page.getByRole('article').first()).toBeVisible()
  await look(page, '/trades of a member')
}
