/** Payments in worker tests: trades that can be secured, the person at the card form, events on their way. */
import { expect, inject } from 'vitest'
import type { StartedPayment } from '../../payments/contract.ts'
import { WEBHOOK_PATH } from '../../payments/terms.ts'
import { Browser, ORIGIN } from '../app.ts'
import type { Asked, SignedEvent } from '../services/fake-stripe.ts'
import { makePair, makeProposal, meet, walk } from './trade-maker.ts'

const DAY = 24 * 3_600_000
export const cardSettings = () => inject('cardService')
/** The same provider, behaving as its key says: down, slow, nonsense, lost. */
export const behaving = (how: string) => ({
  ...cardSettings(),
  STRIPE_SECRET_KEY: `sk_test_${how}`,
})

/** A person whose server has other settings. */
export function withSettings(browser: Browser, settings: Record<string, unknown>): Browser {
  const other = new Browser(settings)
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}

/** A meeting is agreed on, in `days`. */
export async function makeSecurable(
  given: { settings?: Record<string, unknown>; days?: number } = {},
) {
  const { settings = {}, days = 2 } = given
  const pair = await makePair(settings)
  const { id } = await makeProposal(pair)
  const meetingDateTime = new Date(Date.now() + days * DAY).toISOString()
  await walk(id, [[pair.owner.browser, 'accept']])
  const trade = await meet(pair, id, meetingDateTime, 'Plaza Uruguaya')
  return { ...pair, id, trade, amount: trade.depositOffer ?? 0 }
}

export const startDeposit = (browser: Browser, tradeProposalId: number, amount: number) =>
  browser.post('/api/trade-payments/create-payment-intent', {
    tradeProposalId,
    amount,
    paymentType: 'security_deposit',
  })

export async function started(answer: Promise<Response>): Promise<StartedPayment> {
  const given = await answer
  expect(given.status).toBe(200)
  return given.json()
}

export const confirm = (browser: Browser, paymentIntentId: string) =>
  browser.post('/api/trade-payments/confirm', { paymentIntentId })

export const payWith = (
  browser: Browser,
  clientSecret: string,
  card: string,
  isApproved?: boolean,
) => browser.post('/api/payments/sandbox/confirm', { clientSecret, card, isApproved })

/** Held, through the sandbox. */
export async function placeDeposit(browser: Browser, id: number, amount: number) {
  const payment = await started(startDeposit(browser, id, amount))
  expect((await payWith(browser, payment.clientSecret, '4242 4242 4242 4242')).status).toBe(200)
  expect(await (await confirm(browser, payment.paymentIntentId)).json()).toEqual({ status: 'held' })
  return payment
}

async function control<T>(path: string, body?: unknown): Promise<T> {
  const { STRIPE_BASE_URL } = cardSettings()
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  return (await fetch(`${STRIPE_BASE_URL}/control/${path}`, init)).json()
}

/** What the person does at the provider's form. */
export const payAtProvider = (id: string, card: 'good' | 'declined' | 'secondStep' = 'good') =>
  control(`pay/${id}`, { card })
export const endAtProvider = (id: string) => control(`cancel/${id}`, {})
export const disputeAtProvider = (id: string, status: 'needs_response' | 'won' | 'lost') =>
  control(`dispute/${id}`, { status })
export const eventsOf = (id: string) => control<SignedEvent[]>(`events/${id}`)
export const askedOfProvider = () => control<Asked[]>('asked')
export const signed = async (body: string, at: number) =>
  (await control<{ signature: string }>('sign', { body, at })).signature

/** As the provider sends it: no cookie, no Origin. */
export async function deliver(
  { body, signature }: Pick<SignedEvent, 'body' | 'signature'>,
  settings: Record<string, unknown> = cardSettings(),
): Promise<Response> {
  const { app } = await import('../../app.ts')
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signature,
  }
  const request = new Request(`${ORIGIN}${WEBHOOK_PATH}`, { method: 'POST', headers, body })
  return app.fetch(request, new Browser(settings).env)
}

/** What the person was told of, newest first. */
export async function toldOf(browser: Browser): Promise<string[]> {
  const all: { type: string }[] = await (await browser.get('/api/notifications')).json()
  return all.map(({ type }) => type)
}
