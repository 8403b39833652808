/** What waits for an administrator who proves people, and a phone that is proved by a call. */
import type { APIResponse, Page } from '@playwright/test'
import { entry } from './own.ts'
import { origin } from './people.ts'
import { expect } from './story.ts'

export const QUEUE = '/api/admin/verifications'
export type Waiting = {
  userId: string
  firstName: string
  verificationType: string
  requestedAt: string
}

/** As the administrator's list has it, page by page: other stories send theirs meanwhile. */
export async function waitingOf(admin: Page, firstName: string): Promise<Waiting> {
  for (let next: string | undefined = `${QUEUE}?limit=50`; next; ) {
    const answer: APIResponse = await admin.request.get(next)
    expect(answer.ok()).toBe(true)
    const found = ((await answer.json()) as Waiting[]).find((one) => one.firstName === firstName)
    if (found) return found
    next = /<([^>]+)>/.exec(answer.headers().link ?? '')?.[1]
  }
  throw new Error(`nothing of ${firstName} waits`)
}

export async function askForCall(page: Page): Promise<void> {
  await page.goto('/verification')
  await entry(page, 'Teléfono').getByRole('button', { name: 'Pedir verificación' }).click()
  await expect(page.getByText('Verificación solicitada').first()).toBeVisible()
}

/** What the administrator tells on the phone. */
export async function calledCode(admin: Page, firstName: string): Promise<string> {
  const { userId } = await waitingOf(admin, firstName)
  const made = await admin.request.post(`${QUEUE}/${userId}/phone/code`, { headers: origin() })
  const { code } = await made.json()
  return code
}

/** Asked for, called, and entered on the page of one's proofs. */
export async function enterCalled(page: Page, admin: Page, firstName: string): Promise<void> {
  await askForCall(page)
  const code = await calledCode(admin, firstName)
  await page.reload()
  await enterPhoneCode(page, code)
}

export async function enterPhoneCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código de verificación').fill(code)
  await page.getByRole('button', { name: 'Verificar', exact: true }).click()
}

/** Nobody else of these stories is called so. */
export const newName = (name: string) =>
  name +
  crypto
    .randomUUID()
    .slice(0, 6)
    .replace(/\d/g, (digit) => 'abcdefghij'.charAt(+digit))
