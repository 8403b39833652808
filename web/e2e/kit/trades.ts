/** What the stories of trades share: two people, a proposal between them, and the pages of both. */
import type { Locator, Page } from '@playwright/test'
import { button, dialog, newTitle } from './own.ts'
import { origin, publish, signUp } from './people.ts'
import { proposeBy } from './proposing.ts'
import { expect, layered, uncovered } from './story.ts'

export type Pair = {
  owner: Page
  proposer: Page
  wanted: { id: number; title: string }
  offered: { id: number; title: string }
}

/** Olga owns what Pedro would like to have. */
export async function makePair(
  owner: Page,
  proposer: Page,
  known: { isPhoneProved?: boolean } = {},
): Promise<Pair> {
  await signUp(owner, 'Olga', known)
  await signUp(proposer, 'Pedro', known)
  const wanted = newTitle('Tablet')
  const offered = newTitle('Radio')
  return {
    owner,
    proposer,
    wanted: { id: await publish(owner, { title: wanted }), title: wanted },
    offered: { id: await publish(proposer, { title: offered }), title: offered },
  }
}

/** They begin each chat. */
const FIRST_WORDS = '¿Te interesa?'

/** By the call that the dialog makes; answers the trade's id. */
export async function propose(
  page: Page,
  requestedItemId: number,
  offeredItemIds: number[],
): Promise<number> {
  return proposeBy(page, { requestedItemId, offeredItemIds, message: FIRST_WORDS })
}

export async function actBy(
  page: Page,
  id: number,
  action: string,
  more: Record<string, unknown> = {},
): Promise<void> {
  const done = await page.request.post(`/api/trades/${id}/actions`, {
    headers: origin(),
    data: { action, ...more },
  })
  expect(done.status(), await done.text()).toBe(200)
}

/** Confirms by the code that the other one shows: they met (D52). */
export async function enterCode(page: Page, other: Page, id: number): Promise<void> {
  const trade = await (await other.request.get(`/api/trades/${id}`)).json()
  await actBy(page, id, 'confirm_delivery', { code: trade.handover.code })
}

/** By code, and both have confirmed. */
export async function handOver(owner: Page, proposer: Page, id: number): Promise<void> {
  await enterCode(proposer, owner, id)
  await actBy(owner, id, 'confirm_delivery')
}

export const openTrade = (page: Page, id: number) => page.goto(`/trades/${id}`)

/** Behind the dots. */
const APART = ['Pedir cancelación', 'No voy a llegar', 'Cambiar lo acordado', 'Retirar propuesta']

/** What lies behind the dots of a trade's page. */
export async function openMore(page: Page): Promise<Locator> {
  const opener = button(page, 'Más opciones')
  await uncovered(opener)
  await opener.click()
  // What is pressed there goes on over its entry of the history.
  await layered(page)
  const more = dialog(page, 'Más opciones')
  // What comes later moves what is above it.
  await expect(more.getByRole('button', { name: /^Reportar persona/ })).toBeVisible()
  await expect(more.locator('[aria-busy=true]')).toHaveCount(0)
  return more
}

/** Through the question that is asked before. */
export async function doAction(
  page: Page,
  action: string,
  question: string,
  answer: string,
  reason?: string,
): Promise<void> {
  if (APART.includes(action)) {
    await (await openMore(page)).getByRole('button', { name: action }).click()
  } else await button(page, action).click()
  const asked = dialog(page, question)
  if (reason) await asked.getByRole('textbox').fill(reason)
  await asked.getByRole('button', { name: answer, exact: true }).click()
  await expect(asked).toHaveCount(0)
}

export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Mensaje', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByLabel('Mensaje', { exact: true })).toHaveValue('')
}

/** All that this page shows of the chat, in its order, behind the words of the proposal. */
export async function chatOf(page: Page): Promise<string[]> {
  const texts = page.getByRole('log').locator('p.whitespace-pre-wrap')
  return (await texts.allTextContents()).filter((text) => text !== FIRST_WORDS)
}

/** In so many hours of the product's clock: suggested by the one, and by the other too, which agrees to it. */
export async function agreeMeeting(sides: [Page, Page], id: number, hours: number): Promise<void> {
  const { now } = await (await sides[0].request.get('/api/dev/clock')).json()
  const meetingDateTime = new Date(Date.parse(now) + hours * 3_600_000).toISOString()
  const meeting = { meetingLocation: 'Plaza Uruguaya', meetingDateTime }
  for (const page of sides) await actBy(page, id, 'set_meeting_details', meeting)
}

export async function afterHours(page: Page, hours: number): Promise<void> {
  const headers = origin()
  const data = { advanceMs: hours * 3_600_000 }
  expect((await page.request.post('/api/dev/clock', { headers, data })).ok()).toBe(true)
  expect((await page.request.post('/api/dev/cron', { headers })).ok()).toBe(true)
}

/** The product's clock is this machine's again, however a story ended that moved it. */
export async function resetClock(page: Page): Promise<void> {
  const { now } = await (await page.request.get('/api/dev/clock')).json()
  const data = { advanceMs: Date.now() - Date.parse(now) }
  const set = await page.request.post('/api/dev/clock', { headers: origin(), data })
  expect(set.ok(), await set.text()).toBe(true)
}
