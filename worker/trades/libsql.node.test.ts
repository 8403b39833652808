/** Trades on the other engine: libSQL on a file. What the batches refuse is told apart there as well. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { users } from '../accounts/tables.ts'
import { items } from '../items/tables.ts'
import { notifications } from '../notifications/tables.ts'
import { cellOf } from '../places/grid.ts'
import { places } from '../places/tables.ts'
import { propose } from '../proposals/actions.ts'
import { libsqlContext } from '../testing/libsql.ts'
import { fill } from '../testing/makers/fill.ts'
import { act } from './actions.ts'
import { closeSilent, expireTrades } from './cron.ts'
import { countPairs } from './meeting/places/counting.ts'
import { addPlace } from './meeting/places/keeping.ts'
import { keptPlaces } from './meeting/places/store.ts'
import { openTrade } from './opened.ts'
import { remindOfSilence } from './reminders.ts'

// The room is the platform's own; what the database keeps does not need it.
vi.mock('./announce.ts', () => ({ announce: () => undefined, announceEnd: () => undefined }))

const { ctx: made, client, close } = await libsqlContext()
let time = made.clock.now()
const ctx = { ...made, clock: { now: () => time } }
const DAY = 86_400_000
let owner = { id: '', email: '', sessionHash: '' }
let others: (typeof owner)[] = []
let wanted: number[] = []

beforeAll(async () => {
  const run = (sql: string, values: unknown[]) => client.execute({ sql, args: values.map(String) })
  await fill(run, { seed: 7, items: 300, people: 4, now: time, cellOf })
  const people = await ctx.db.select({ id: users.id }).from(users)
  const [first, ...rest] = people.map(({ id }) => ({ id, email: '', sessionHash: '' }))
  owner = first ?? owner
  others = rest
  const rows = await ctx.db.select().from(items)
  wanted = rows
    .filter((row) => row.ownerId === owner.id && row.deletedAt === null)
    .filter((row) => row.tradeStatus === 'available')
    .map((row) => row.id)
})
afterAll(close)

const money = (requestedItemId: number) => ({
  ...{ requestedItemId, isShort: false, message: '' },
  ...({ offerType: 'money', offeredAmount: 100_000 } as const),
})
async function made2(requestedItemId: number): Promise<number[]> {
  const ids = []
  for (const other of others.slice(0, 2)) {
    ids.push((await propose(ctx, other, money(requestedItemId))).trade.id)
  }
  return ids
}

test('one item in two trades: one is accepted, the other refused with how it stands', async () => {
  const [one = 0, two = 0] = await made2(wanted[0] ?? 0)
  const answers = await Promise.allSettled(
    [one, two].map((id) => act(ctx, owner, id, { action: 'accept' })),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected'])
  const lost = answers.find((answer) => answer.status === 'rejected')
  expect(lost?.reason).toMatchObject({ status: 409, details: { current: { blocked: true } } })
})

test('to the end: confirmed by both, the blocked one rejected, everybody told', async () => {
  const [one = 0, two = 0] = await made2(wanted[1] ?? 0)
  const [proposer = owner] = others
  await act(ctx, owner, one, { action: 'accept' })
  await act(ctx, owner, one, { action: 'confirm_delivery' })
  const end = await act(ctx, proposer, one, { action: 'confirm_delivery' })
  expect(end.status).toBe('completed')
  expect((await openTrade(ctx, owner, two)).status).toBe('rejected')
  const told = await ctx.db.select().from(notifications)
  expect(told.filter((row) => row.tradeId === two).map((row) => row.type)).toEqual([
    'trade_proposal',
    'trade_blocked',
    'trade_rejected',
  ])
})

test('a second pending one, and an item that is not free any more', async () => {
  const [proposer = owner] = others
  const item = wanted[2] ?? 0
  await propose(ctx, proposer, money(item))
  await expect(propose(ctx, proposer, money(item))).rejects.toMatchObject({
    code: 'proposal_pending',
  })
  await expect(propose(ctx, proposer, money(wanted[1] ?? 0))).rejects.toMatchObject({
    code: 'item_unavailable',
  })
})

test('a meeting at a place of the list counts for its two people; a place that is there is refused', async () => {
  const [proposer = owner] = others
  const item = wanted[4] ?? 0
  const inLuque = { city: 'Luque', country: 'Paraguay' }
  await ctx.db.update(items).set(inLuque).where(eq(items.id, item))
  const [one = 0] = await made2(item)
  const place = (await keptPlaces(ctx.db)).find(({ town }) => town === 'Luque')
  const meetingDateTime = new Date(time + DAY).toISOString()
  await act(ctx, owner, one, { action: 'accept' })
  const set = { action: 'set_meeting_details', meetingPlaceId: place?.id, meetingDateTime } as const
  const { meetingEvent } = await act(ctx, owner, one, set)
  await act(ctx, proposer, one, { action: 'confirm_meeting', event: meetingEvent ?? 0 })
  await act(ctx, owner, one, { action: 'confirm_delivery' })
  await act(ctx, proposer, one, { action: 'confirm_delivery' })
  expect(await countPairs(ctx)).toBeGreaterThan(0)
  const counted = (await keptPlaces(ctx.db)).filter(({ pairs }) => pairs > 0)
  expect(counted).toEqual([{ ...place, pairs: 1 }])

  const at = { latitude: -25.3, longitude: -57.5, cell: 12 }
  const luque = { name: 'Luque', folded: 'luque', country: 'PY', population: 120_000 }
  await ctx.db.insert(places).values({ ...luque, ...at })
  const doubled = { town: 'Luque', kind: 'square', name: place?.name ?? '' } as const
  await expect(addPlace(ctx, owner, doubled)).rejects.toMatchObject({
    details: { issues: [{ path: 'name', code: 'meeting_place_known' }] },
  })
})

test('time: reminders, silence, expiry', async () => {
  const [one = 0] = await made2(wanted[3] ?? 0)
  await act(ctx, owner, one, { action: 'accept' })
  time += 8 * DAY
  expect(await remindOfSilence(ctx)).toBeGreaterThan(0)
  expect(await expireTrades(ctx)).toBeGreaterThan(0)
  time += 30 * DAY
  expect(await closeSilent(ctx)).toBeGreaterThan(0)
  expect((await openTrade(ctx, owner, one)).status).toBe('cancelled')
})
