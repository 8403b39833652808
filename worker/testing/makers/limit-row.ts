/** What rows of limits are made of (limit-rows.ts). */
import { hashPassword } from '../../accounts/passwords.ts'
import type { LimitName } from '../../http/guards/limits.ts'
import { Browser, testContext } from '../app.ts'
import { PASSWORD } from '../services/mailbox.ts'
import { makeItem } from './item-maker.ts'
import { makeAccount, provePhone } from './makers.ts'

export const STRICT = { RATE_LIMIT_FACTOR: '1' }
const { ctx } = testContext()
let hashed: Promise<string> | undefined

export type Ask = (browser: Browser) => Promise<Response>
type Prepared = { browser: Browser; ask: Ask; subject?: string; taken?: number }
export type Row = [
  what: string,
  limit: LimitName | 'messages',
  /** `subject`: whose limit has but one left; else the last but one are really asked for. */
  prepare: () => Promise<Prepared>,
  /** What one that is let through answers. */
  passes: number,
]

/** Of whom enough is known: the limits of everybody are theirs. */
export async function person() {
  const beginner = await beginnerPerson()
  await provePhone(beginner.id)
  return beginner
}
/** D59. */
export async function beginnerPerson() {
  hashed ??= hashPassword(ctx.random, PASSWORD)
  return makeAccount({ passwordHash: await hashed }, STRICT)
}
let networks = 0
export const newNetwork = () => {
  networks += 1
  return `198.51.100.${networks}`
}
export const auth =
  (path: string, body: () => unknown, address?: string): Ask =>
  (browser) =>
    browser.post(`/api/auth/${path}`, body(), address ? { 'cf-connecting-ip': address } : {})

/** A row of a visitor, whose limit is that of an address or a network. */
export const visitor = async (subject: string, ask: Ask, taken?: number): Promise<Prepared> => ({
  browser: new Browser(STRICT),
  ask,
  subject,
  ...(taken !== undefined && { taken }),
})

/** Each time to somebody, about something, that is new. */
export const ofNew =
  (ask: (browser: Browser, owner: { id: string }, item: number) => Promise<Response>): Ask =>
  async (browser) => {
    const owner = await makeAccount()
    return ask(browser, owner, (await makeItem(owner.browser)).id)
  }

export const proposing = (browser: Browser, toUserId: string, requestedItemId: number) =>
  browser.post('/api/trade-proposals', {
    ...{ toUserId, requestedItemId, offerType: 'money', offeredAmount: 50_000_00 },
    message: 'Hola',
  })

export const byPerson = (ask: Ask) => async (): Promise<Prepared> => {
  const { id, browser } = await person()
  return { browser, ask, subject: id }
}
