/** The demo trades as both of their sides find them, made over the real app: what is asked of whom (D44, D49–D52). */
import { env } from 'cloudflare:test'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { app } from '../../app.ts'
import type { ChatMessage } from '../../chat/contract.ts'
import { ORIGIN } from '../../testing/app.ts'
import { setClockBack } from '../../testing/clock.ts'
import { MUST_FIND_NOTHING } from '../../testing/whole.ts'
import type { Terms, TradePage } from '../../trades/contract.ts'
import { Person } from '../tools/person.ts'
import { ownerOf } from './saves.ts'
import { fillDemoTrades, type Member, memberAt, personAt, trades } from './trades.ts'

const HOUR_MS = 3_600_000
const PEOPLE = 30
/** Before everything that is asked for. */
const JOINED_HOURS = 28 * 24

const about = (n: number) => ({
  ...{ email: `vecino${n}@jopoi.example`, password: 'vecinos-del-barrio', firstName: 'Ana' },
  ...{ lastName: 'Vera', phoneNumber: '0981 555 000', dateOfBirth: '1990-05-04' },
  ...{ gender: 'female', country: 'Paraguay', city: 'Luque' },
})
const thing = (n: number) => ({
  ...{ title: `Cosa ${n}`, description: 'Anda muy bien, como nueva.', categoryId: 9 },
  ...{ condition: 'good', estimatedValue: 100_000, location: 'Luque' },
})

let members: Member[]
let ids: number[]
let made: number[]
const clock = new Person(ORIGIN)

async function setClock(hoursAgo: number): Promise<void> {
  const { now } = await clock.get<{ now: string }>('/api/dev/clock')
  const advanceMs = Math.round(Date.now() - hoursAgo * HOUR_MS - Date.parse(now))
  await clock.post('/api/dev/clock', { advanceMs })
}

beforeAll(async () => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    app.fetch(new Request(url, init), env),
  )
  await setClock(JOINED_HOURS)
  const all = trades()
  members = Array.from({ length: PEOPLE }, (_, n) => ({
    about: { ...about(n), email: about(n).email } as Member['about'],
    person: new Person(ORIGIN),
  }))
  for (const n of new Set(all.flatMap(({ wants, by }) => [by, ownerOf(wants)]))) {
    await personAt(members, n).post('/api/dev/people', about(n))
  }
  const named = all.flatMap(({ wants, offer, then }) => [
    ...[wants, ...(offer.things ?? [])],
    ...then.flatMap(({ terms }) => [...(terms?.things ?? []), ...(terms?.adds ?? [])]),
  ])
  ids = []
  for (const n of new Set(named)) {
    const item = await personAt(members, ownerOf(n)).post<{ id: number }>('/api/items', thing(n))
    ids[n] = item.id
  }
  made = await fillDemoTrades(members, ids, setClock)
  await setClock(0)
  await clock.post('/api/dev/cron')
})
afterAll(() => {
  vi.unstubAllGlobals()
  setClockBack()
})

const pageOf = (n: number, side: 'owner' | 'proposer') => {
  const { wants, by } = trades()[n] ?? { wants: 0, by: 0 }
  const { person } = memberAt(members, side === 'owner' ? ownerOf(wants) : by)
  return person.get<TradePage>(`/api/trades/${made[n]}`)
}

const ASKED = ['accept', 'reject', 'counter']
const OFFERING = ['withdraw', 'counter']
const OPEN = ['set_meeting_details', 'confirm_delivery', 'request_cancellation']
const MEETING = ['set_meeting_details', 'cannot_come', 'confirm_delivery', 'request_cancellation']

test.each([
  ['a proposal', 5, 'pending', OFFERING, ASKED],
  [
    'a meeting that both agreed on',
    6,
    'in_progress',
    ['propose_change', ...MEETING],
    ['propose_change', ...MEETING],
  ],
  ['a question that was answered', 12, 'pending', OFFERING, ASKED],
  ['a counter-offer that waits for the demo account', 13, 'pending', OFFERING, ASKED],
  [
    'a change that waits for the demo account',
    14,
    'accepted',
    ['agree_change', 'decline_change', ...OPEN],
    ['withdraw_change', ...OPEN],
  ],
  [
    'a suggested meeting that waits for the demo account',
    15,
    'in_progress',
    [
      'propose_change',
      'set_meeting_details',
      'confirm_meeting',
      'confirm_delivery',
      'request_cancellation',
    ],
    ['propose_change', ...OPEN],
  ],
  ['an exchange of two who met', 16, 'completed', [], []],
])('%s', async (_what, n, status, proposers, owners) => {
  const [page, other] = [await pageOf(n, 'proposer'), await pageOf(n, 'owner')]
  expect([page.status, page.availableActions]).toEqual([status, proposers])
  expect([other.status, other.availableActions]).toEqual([status, owners])
})

test('what waits for an answer stands as it was asked', async () => {
  const asked = await pageOf(12, 'proposer')
  expect(asked).toMatchObject({ offerType: null, version: 1 })
  const path = `/api/trade-proposals/${asked.id}/messages`
  const said = await personAt(members, 0).get<ChatMessage[]>(path)
  expect(said.at(-1)).toMatchObject({ senderId: asked.toUserId })
  const offered = await pageOf(13, 'owner')
  expect(offered).toMatchObject({ version: 3, offerType: 'item', offeredBy: offered.fromUserId })
  expect(offered.offeredItemIds).toEqual([ids[146], ids[176]])
  expect(offered.previous).toMatchObject({ version: 2, event: 2, offeredAmount: 70_000_000 })
  const versions = await personAt(members, 0).get<Terms[]>(`/api/trades/${offered.id}/terms`)
  expect(versions.map(({ version }) => version)).toEqual([1, 2])
  const changing = await pageOf(14, 'proposer')
  expect(changing).toMatchObject({
    ...{ version: 1, offeredAmount: 13_000_000 },
    change: { version: 2, userId: changing.toUserId, offeredAmount: 4_000_000 },
  })
  const suggested = await pageOf(15, 'proposer')
  expect(suggested).toMatchObject({
    ...{ meetingAgreed: null, meetingSuggestedBy: suggested.toUserId },
    ...{ meetingEvent: 3, meetingLocation: 'Plaza de Itauguá' },
  })
})

test('a no-show that is contested waits for an administrator', async () => {
  const { problems, status } = await pageOf(17, 'proposer')
  expect([status, problems.length]).toEqual(['in_progress', 1])
  expect(problems).toMatchObject([{ kind: 'no_show', answer: 'contested', outcome: null }])
})

test('every other meeting was agreed on by both', async () => {
  for (const n of trades().keys()) {
    const { id, meetingAgreed, meetingLocation, meetingSuggestedBy } = await pageOf(n, 'owner')
    const isSuggested = id === made[15]
    expect([n, meetingAgreed?.location ?? null]).toEqual([n, isSuggested ? null : meetingLocation])
    expect([n, meetingSuggestedBy !== null]).toEqual([n, isSuggested])
  }
})

test('each step of the files is a step of its trade; made again, none is made twice', async () => {
  const steps = async () =>
    Promise.all(
      trades().map(async (_trade, n) => (await pageOf(n, 'owner')).events.map(({ type }) => type)),
    )
  const before = await steps()
  for (const [n, { then }] of trades().entries()) {
    const done = then.flatMap(({ do: action, reports, tells }) => [
      ...(action ? [action] : []),
      ...(reports ? ['problem_reported'] : []),
      ...(tells ? ['problem_answered'] : []),
    ])
    expect([n, before[n]?.filter((type) => type !== 'expired')]).toEqual([n, ['created', ...done]])
  }
  expect(await fillDemoTrades(members, ids, setClock)).toEqual(made)
  expect(await steps()).toEqual(before)
})

test('two who met have entered each other’s code', async () => {
  const page = await pageOf(16, 'owner')
  expect(page).toMatchObject({ met: [page.fromUserId, page.toUserId] })
})

// D1 checks its files itself.
const { damage: _, ...flaws } = MUST_FIND_NOTHING
test.each(Object.entries(flaws))('there is not %s', async (_flaw, sql) => {
  expect((await env.DB.prepare(sql).all()).results).toEqual([])
})
