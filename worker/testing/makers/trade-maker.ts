/** Trades as signed-in browsers make them. */
import { env, runDurableObjectAlarm } from 'cloudflare:test'
import { expect } from 'vitest'
import type { TradePage } from '../../trades/contract.ts'
import type { Action } from '../../trades/terms.ts'
import type { Browser } from '../app.ts'
import { makeItem } from './item-maker.ts'
import { makeAccount } from './makers.ts'

type Person = Awaited<ReturnType<typeof makeAccount>>
export type Pair = { owner: Person; proposer: Person }

export async function makePair(settings: Record<string, unknown> = {}): Promise<Pair> {
  const owner = await makeAccount({ firstName: 'Ana' }, settings)
  const proposer = await makeAccount({ firstName: 'Beto' }, settings)
  return { owner, proposer }
}

export const propose = (browser: Browser, body: Record<string, unknown>): Promise<Response> =>
  browser.post('/api/trade-proposals', body)

/** Pending; each side one thing, unless told otherwise. */
export async function makeProposal(
  { owner, proposer }: Pair,
  given: Record<string, unknown> = {},
): Promise<TradePage> {
  const requested = given.requestedItemId ?? (await makeItem(owner.browser)).id
  const offered = given.offeredItemIds ?? [
    (await makeItem(proposer.browser, { title: 'Radio a pilas' })).id,
  ]
  const body = {
    toUserId: owner.id,
    requestedItemId: requested,
    offerType: 'item',
    offeredItemIds: offered,
    message: 'Hola, ¿te interesa?',
  }
  const answer = await propose(proposer.browser, { ...body, ...given })
  expect(answer.status).toBe(201)
  return answer.json()
}

export const act = (
  browser: Browser,
  id: number,
  action: Action,
  more: Record<string, unknown> = {},
): Promise<Response> => browser.post(`/api/trades/${id}/actions`, { action, ...more })

/** In order; each must succeed. Answers the trade as the last one left it. */
export async function walk(
  id: number,
  steps: [Browser, Action, Record<string, unknown>?][],
): Promise<TradePage> {
  let page: TradePage | undefined
  for (const [browser, action, more] of steps) {
    const answer = await act(browser, id, action, more)
    expect([action, answer.status]).toEqual([action, 200])
    page = await answer.json()
  }
  if (!page) throw new Error('no step')
  return page
}

export const tradeOf = async (browser: Browser, id: number): Promise<TradePage> =>
  (await browser.get(`/api/trades/${id}`)).json()

/** The test's own types of the platform are another copy of the worker's. */
type Stub = Parameters<typeof runDurableObjectAlarm>[0]

/** The database hears now what the room has to tell it. */
export const hear = (id: number): Promise<boolean> =>
  runDurableObjectAlarm(
    env.TRADE_ROOM.get(env.TRADE_ROOM.idFromName(String(id))) as unknown as Stub,
  )

/** A meeting that both have agreed on (D51): the owner suggests it. */
export async function meet(
  { owner, proposer }: Pair,
  id: number,
  meetingDateTime: string,
  meetingLocation = 'Plaza',
): Promise<TradePage> {
  const set = { meetingLocation, meetingDateTime }
  const { meetingEvent } = await walk(id, [[owner.browser, 'set_meeting_details', set]])
  return walk(id, [[proposer.browser, 'confirm_meeting', { event: meetingEvent }]])
}
