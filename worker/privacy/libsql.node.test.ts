/** Leaving, coming back and the removal on the other engine: libSQL on a file. */
import type { R2Bucket } from '@cloudflare/workers-types'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../accounts/passwords.ts'
import { signIn } from '../accounts/sign-in.ts'
import { users } from '../accounts/tables.ts'
import type { Bindings } from '../env.ts'
import type { Ctx } from '../http/context.ts'
import { items } from '../items/tables.ts'
import { outbox } from '../mail/tables.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { libsqlContext } from '../testing/libsql.ts'
import { trades } from '../trades/tables.ts'
import { leave } from './actions.ts'
import { finishDepartures } from './removal/removal.ts'
import { departures } from './tables.ts'
import { LEAVE_MS } from './terms.ts'

const PASSWORD = 'clave-larga-9'
const EMAIL = 'zenobia@example.com'
const caller = { device: 'test', sessionToken: undefined, registrationToken: undefined }

let local: Awaited<ReturnType<typeof libsqlContext>>
let ctx: Ctx

/** A bucket and a room in which there is nothing. */
const nothing = {
  list: async () => ({ objects: [], truncated: false }),
  delete: async () => undefined,
} as unknown as R2Bucket
const room = { get: () => ({ forget: async () => [], leave: async () => undefined }) }

beforeAll(async () => {
  const rooms = { ...room, idFromName: (name: string) => name }
  const env = { PHOTOS: nothing, PRIVATE: nothing, TRADE_ROOM: rooms } as unknown as Bindings
  local = await libsqlContext({}, env)
  ctx = local.ctx
  const now = ctx.clock.now()
  const passwordHash = await hashPassword(ctx.random, PASSWORD)
  const common = {
    ...{ passwordHash, lastName: 'Quiñónez', phoneNumber: '0985', dateOfBirth: '1987-03-19' },
    ...{ gender: 'female', country: 'Paraguay', city: 'Luque', language: 'es' },
    ...{ createdAt: now, updatedAt: now },
  }
  await ctx.db.insert(users).values([
    { id: 'z', email: EMAIL, firstName: 'Zenobia', ...common },
    { id: 'b', email: 'beto@example.com', firstName: 'Beto', ...common },
  ])
  const thing = {
    ...{
      categoryId: 1,
      condition: 'good' as const,
      estimatedValue: 1,
      createdAt: now,
      updatedAt: now,
    },
    ...{ titleSort: '', location: 'Luque', tags: [], photos: [], description: 'De casa' },
    ...{ searchExact: 'arpa', searchFolded: 'arpa', searchPlace: '', searchTags: '' },
  }
  await ctx.db.insert(items).values([
    { ownerId: 'z', title: 'Arpa', ...thing },
    { ownerId: 'b', title: 'Radio', ...thing },
  ])
  const trade = {
    ...{ seq: 1, message: 'Hola', createdAt: now, updatedAt: now, expiresAt: now, activeAt: now },
    requestedSnapshot: { title: 'Radio', description: 'De casa', photos: [] },
  }
  await ctx.db.insert(trades).values([
    {
      fromUserId: 'z',
      toUserId: 'b',
      requestedItemId: 2,
      status: 'completed',
      acceptedAt: now,
      ...trade,
    },
    { fromUserId: 'b', toUserId: 'z', requestedItemId: 1, status: 'pending', ...trade },
    { fromUserId: 'z', toUserId: 'b', requestedItemId: 2, status: 'accepted', ...trade },
  ])
})
afterAll(async () => {
  setClockBack()
  await local.close()
})

const viewer = { id: 'z', sessionHash: 'none', email: EMAIL }
const titles = async () =>
  (await ctx.db.select().from(items).where(eq(items.ownerId, 'z'))).map((row) => [
    row.title,
    row.deletedAt === null,
  ])

test('refused while a trade is open, hidden after it, back by signing in, gone after 14 days', async () => {
  await expect(leave(ctx, viewer, { password: PASSWORD, endTrades: false })).rejects.toMatchObject({
    code: 'leave_open_trades',
    details: { current: [{ id: 3, title: 'Radio' }] },
  })
  await ctx.db.update(trades).set({ status: 'cancelled' }).where(eq(trades.id, 3))
  await leave(ctx, viewer, { password: PASSWORD, endTrades: false })
  expect(await titles()).toEqual([['Arpa', false]])
  const [pending] = await ctx.db.select().from(trades).where(eq(trades.id, 2))
  expect(pending?.status).toBe('cancelled')
  expect(await signIn(ctx, { email: EMAIL, password: PASSWORD }, caller)).toMatchObject({
    restored: true,
  })
  expect(await titles()).toEqual([['Arpa', true]])
  expect(await ctx.db.select().from(departures)).toEqual([])

  await leave(ctx, viewer, { password: PASSWORD, endTrades: false })
  pass(LEAVE_MS)
  for (let done = 1; done > 0; ) done = await finishDepartures(ctx)
  expect(await titles()).toEqual([['', false]])
  const people = await ctx.db.select().from(users).where(eq(users.id, 'z'))
  expect(people).toMatchObject([
    { email: 'left:z', firstName: 'Usuario eliminado', phoneNumber: '' },
  ])
  const [done, ...others] = await ctx.db.select().from(trades)
  expect(done).toMatchObject({ message: '', requestedSnapshot: { description: 'De casa' } })
  expect(others.map(({ requestedSnapshot }) => requestedSnapshot?.description)).toEqual([
    '',
    'De casa',
  ])
  expect(await ctx.db.select().from(outbox)).toEqual([])
  expect(await ctx.db.select().from(departures)).toMatchObject([{ doneAt: expect.any(Number) }])
})
