/** Every action and end of a trade: who is told what, and nobody else. */
import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY, HOUR } from '../http/clock.ts'
import type { Notification } from '../notifications/contract.ts'
import { runCron } from '../serve/cron.ts'
import { ORIGIN } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import {
  act,
  makeProposal,
  meet,
  type Pair,
  propose,
  tradeOf,
  walk,
} from '../testing/makers/trade-maker.ts'
import { mailTo } from '../testing/services/mailbox.ts'
import { toldName } from '../text/names/terms.ts'
import type { Action } from './terms.ts'

/** Case 32. */
const MARKUP = '<img src=x onerror=1>'
const ANA_TYPED = `Ana ${MARKUP}`
/** A name from before there was a rule is told without its signs (D59). */
const ANA = toldName(ANA_TYPED)
const TITLE = `Guitarra ${MARKUP}`
const REASON = 'No puedo <b>hoy</b>'

let pair: Pair
let id: number
let item: number
beforeEach(async () => {
  const owner = await makeAccount({ firstName: ANA_TYPED })
  const proposer = await makeAccount({ firstName: 'Beto' })
  pair = { owner, proposer }
  item = (await makeItem(owner.browser, { title: TITLE })).id
  id = (await makeProposal(pair, { requestedItemId: item })).id
})
afterEach(setClockBack)

const listOf = async ({ browser }: Pair['owner']): Promise<Notification[]> =>
  (await browser.get('/api/notifications')).json()

/** What `step` tells about the trade, as "side type: message". */
async function toldBy(step: () => Promise<unknown>): Promise<string[]> {
  const sides = [
    ['owner', pair.owner],
    ['proposer', pair.proposer],
  ] as const
  const before = await Promise.all(sides.map(([, person]) => listOf(person)))
  await step()
  const after = await Promise.all(sides.map(([, person]) => listOf(person)))
  return sides.flatMap(([side], n) => {
    const known = new Set(before[n]?.map((one) => one.id))
    const fresh = (after[n] ?? []).filter((one) => !known.has(one.id) && one.relatedId === id)
    for (const one of fresh) expect(one.path).toBe(`/trades/${id}`)
    return fresh.map(({ type, message }) => `${side} ${type}: ${message}`)
  })
}

const by = async (side: 'owner' | 'proposer', action: Action, more: Record<string, unknown> = {}) =>
  toldBy(async () => {
    expect((await act(pair[side].browser, id, action, more)).status).toBe(200)
  })

async function cron(): Promise<void> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await runCron(env, ORIGIN)
  log.mockRestore()
}

const MEETING = {
  meetingLocation: 'Plaza',
  // At 15:00 there.
  meetingDateTime: `${new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10)}T18:00:00Z`,
}
const accepted = () => walk(id, [[pair.owner.browser, 'accept']])

test('a proposal is told to its owner', async () => {
  const [only, ...more] = await listOf(pair.owner)
  expect(more).toEqual([])
  expect(only).toMatchObject({
    type: 'trade_proposal',
    message: `Beto te ofrece «Radio a pilas» por «${TITLE}».`,
  })
  expect(await listOf(pair.proposer)).toEqual([])
})

test.each([
  ['owner', 'accept', `proposer trade_accepted: ${ANA} aceptó tu propuesta por «${TITLE}».`],
  [
    'owner',
    'reject',
    `proposer trade_rejected: Tu propuesta por «${TITLE}» fue rechazada. ${REASON}`,
  ],
  [
    'proposer',
    'withdraw',
    `owner trade_cancelled: El intercambio de «${TITLE}» se canceló. ${REASON}`,
  ],
] as const)('pending: %s %s', async (side, action, line) => {
  expect(await by(side, action, { message: REASON })).toEqual([line])
})

test.each([
  ['owner', 'proposer', ANA],
  ['proposer', 'owner', 'Beto'],
] as const)('accepted: what %s does is told to %s only', async (side, other, name) => {
  await accepted()
  expect(await by(side, 'set_meeting_details', MEETING)).toEqual([
    expect.stringMatching(new RegExp(`^${other} meeting_set: .*, 15:00, Plaza\\.$`)),
  ])
  expect(await by(side, 'request_cancellation', { message: REASON })).toEqual([
    `${other} cancellation_requested: ${name} pide cancelar el intercambio de «${TITLE}». ${REASON}`,
  ])
  expect(await by(other, 'deny_cancellation')).toEqual([
    `${side} cancellation_denied: ${other === 'owner' ? ANA : 'Beto'} quiere seguir con «${TITLE}».`,
  ])
  expect(await by(side, 'confirm_delivery')).toEqual([
    `${other} delivery_confirmed: ${name} confirmó la entrega de «${TITLE}». Falta que confirmes tú.`,
  ])
  expect(await by(other, 'confirm_delivery')).toEqual([
    `${side} trade_completed: El intercambio de «${TITLE}» terminó.`,
  ])
})

test('an approved cancellation is told to who asked', async () => {
  await accepted()
  await by('proposer', 'request_cancellation')
  expect(await by('owner', 'approve_cancellation')).toEqual([
    `proposer trade_cancelled: El intercambio de «${TITLE}» se canceló.`,
  ])
})

// Case 3.
test('another acceptance tells that it waits, its completion that the item is gone', async () => {
  const other = { owner: pair.owner, proposer: await makeAccount() }
  const offer = {
    requestedItemId: item,
    offerType: 'money',
    offeredAmount: 100_000,
    offeredItemIds: [],
  }
  const rival = await makeProposal(other, offer)
  const both: [typeof other.owner.browser, Action][] = [
    [other.owner.browser, 'confirm_delivery'],
    [other.proposer.browser, 'confirm_delivery'],
  ]
  const waiting = await toldBy(() => walk(rival.id, [[other.owner.browser, 'accept']]))
  expect(waiting).toEqual([expect.stringContaining('proposer trade_blocked: Un artículo')])
  expect(await toldBy(() => walk(rival.id, both))).toEqual([
    `proposer trade_rejected: Tu propuesta por «${TITLE}» fue rechazada. El artículo se fue en otro intercambio.`,
  ])
})

// Case 35.
test.each([
  ['72 hours', 72 * HOUR, false, 'trade_expired', 'expiró después de 72 horas.'],
  ['7 days of silence', 7 * DAY, true, 'trade_reminder', 'Sin noticias en 30 días se cierra.'],
  ['30 days of silence', 30 * DAY, true, 'trade_cancelled', 'di si todavía tienes lo tuyo.'],
] as const)('after %s both are told', async (_name, time, isAccepted, type, end) => {
  if (isAccepted) await accepted()
  pass(time / 2)
  // Looking is no event, but a session that nobody uses for 30 days is over as well.
  for (const person of [pair.owner, pair.proposer]) await listOf(person)
  pass(time / 2)
  const told = await toldBy(cron)
  expect(told.map((line) => line.split(':')[0]).filter((line) => line?.endsWith(type))).toEqual([
    `owner ${type}`,
    `proposer ${type}`,
  ])
  expect(told.filter((line) => line.includes(type)).every((line) => line.endsWith(end))).toBe(true)
})

test('a meeting is reminded of the day before, once, to both', async () => {
  await accepted()
  const meetingDateTime = new Date(Date.now() + 3 * DAY).toISOString()
  await meet(pair, id, meetingDateTime)
  pass(2 * DAY - HOUR)
  expect(await toldBy(cron)).toEqual([])
  pass(2 * HOUR)
  const lines = await toldBy(cron)
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'owner meeting_reminder',
    'proposer meeting_reminder',
  ])
  expect(await toldBy(cron)).toEqual([])
})

test('two hours before both are reminded, an hour before whoever has not said that they are on the way (D51)', async () => {
  await accepted()
  await meet(pair, id, new Date(Date.now() + 3 * DAY).toISOString())
  pass(3 * DAY - 2 * HOUR)
  const kinds = async () => (await toldBy(cron)).map((line) => line.split(':')[0])
  expect(await kinds()).toEqual(['owner meeting_soon', 'proposer meeting_soon'])
  expect(await by('owner', 'on_my_way')).toEqual([
    `proposer on_the_way: ${ANA} ya va al encuentro por «${TITLE}».`,
  ])
  pass(HOUR)
  expect(await kinds()).toEqual(['proposer meeting_way'])
  expect(await kinds()).toEqual([])
})

test('a meeting is suggested, agreed and called off, each told to the other side with its mail', async () => {
  await accepted()
  await by('owner', 'set_meeting_details', MEETING)
  const { meetingEvent: event } = await tradeOf(pair.owner.browser, id)
  expect(await by('proposer', 'confirm_meeting', { event })).toEqual([
    expect.stringMatching(/^owner meeting_agreed: A Beto le va bien .*, 15:00, Plaza\.$/),
  ])
  expect(await by('owner', 'cannot_come', { message: REASON })).toEqual([
    `proposer meeting_missed: ${ANA} no va a llegar al encuentro por «${TITLE}». Acuerden otra hora. ${REASON}`,
  ])
  const mails = (await mailTo(pair.proposer.email)).map(({ kind }) => kind)
  expect(mails).toEqual(expect.arrayContaining(['meeting_set', 'meeting_missed']))
})

test('offers and changes are told with what is given for what', async () => {
  const { id: table } = await makeItem(pair.owner.browser, { title: 'Mesa' })
  const counter = { requestedItemIds: [item, table], offeredAmount: 5_000_000 }
  expect(await by('owner', 'counter', counter)).toEqual([
    `proposer trade_counter: ${ANA} te ofrece «${TITLE}» y otra cosa por «Radio a pilas» y Gs. 50.000.`,
  ])
  await by('proposer', 'accept')
  const change = { requestedItemIds: [item], offeredAmount: null }
  expect(await by('proposer', 'propose_change', change)).toEqual([
    `owner change_proposed: Beto propone otra cosa: «Radio a pilas» por «${TITLE}».`,
  ])
  expect(await by('owner', 'agree_change', { version: 3 })).toEqual([
    `proposer change_agreed: ${ANA} aceptó tu cambio en el intercambio de «${TITLE}».`,
  ])
})

test('a question says that it is one', async () => {
  const { id: other } = await makeItem(pair.owner.browser, { title: 'Banco' })
  await propose(pair.proposer.browser, { itemId: other, message: '¿Sigue?' })
  const [newest] = await listOf(pair.owner)
  expect(newest).toMatchObject({ type: 'trade_question', message: 'Beto pregunta por tu «Banco».' })
})

test('a deleted item is told to both sides of what was pending on it', async () => {
  const told = await toldBy(() => pair.owner.browser.send('DELETE', `/api/items/${item}`))
  expect(told).toEqual([
    `owner trade_cancelled: El intercambio de «${TITLE}» se canceló. El artículo fue eliminado.`,
    `proposer trade_cancelled: El intercambio de «${TITLE}» se canceló. El artículo fue eliminado.`,
  ])
})
