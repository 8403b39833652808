/** Proofs and badges on the other engine: libSQL on a file. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { badgeOf } from '../accounts/person/badge.ts'
import { emailProved } from '../accounts/person/proved.ts'
import { users } from '../accounts/tables.ts'
import { lostConstraint, runBatch } from '../db/batch.ts'
import { notifications } from '../notifications/tables.ts'
import { libsqlContext } from '../testing/libsql.ts'
import { judgeProofCode, newProofCode } from './codes.ts'
import { grantBadges } from './grant.ts'
import { queueOf } from './queue/queue.ts'
import { decideStatement, putVerification, verificationsOf } from './store.ts'
import { badges } from './tables.ts'

const { ctx, close } = await libsqlContext()
const { db } = ctx
const userId = 'eva'

beforeAll(async () => {
  await db.insert(users).values({
    ...{ id: userId, email: 'eva@example.com', passwordHash: 'none', firstName: 'Eva' },
    ...{ lastName: 'Ruiz', phoneNumber: '0981123456', dateOfBirth: '1990-05-04', gender: 'other' },
    ...{ country: 'Paraguay', city: 'Luque', language: 'es', createdAt: 1, updatedAt: 1 },
  })
})
afterAll(close)

const person = async () => {
  const [row] = await db
    .select({ kinds: users.verifiedKinds, isVerified: users.isVerified, badge: badgeOf(users.id) })
    .from(users)
    .where(eq(users.id, userId))
  return row
}
const lostBy = (statements: Parameters<typeof runBatch>[1]) =>
  runBatch(db, statements).then(
    () => null,
    (error: unknown) => lostConstraint(error),
  )

test('an address that is proved twice counts once', async () => {
  for (const now of [5, 6]) await emailProved(db, userId, 'eva@example.com', now)
  expect(await person()).toEqual({ kinds: 1, isVerified: false, badge: null })
  const [row] = await verificationsOf(db, userId)
  expect(row?.decidedAt).toBe(5)
})

test('a code fits once, and is spent before it is judged', async () => {
  const about = { kind: 'phone', userId, subject: '0981123456' } as const
  const { code, columns } = await newProofCode(ctx, about)
  await putVerification(db, { ...about, ...columns, status: 'pending', requestedAt: 7 })
  const fitting = await judgeProofCode(ctx, userId, 'phone', code)
  const decision = { userId, kind: 'phone', status: 'approved', reason: null, by: null } as const
  const statement = () => decideStatement(db, { ...decision, ...fitting, now: 8 })
  expect(await lostBy([statement()])).toBeNull()
  expect(await lostBy([statement()])).toBe('verifications.status')
})

test('what was handed in anew is not decided by the older request; a badge is granted and told once', async () => {
  await db.insert(badges).values({ userId, level: 'bronze', boughtAt: 1 })
  const turn = { userId, kind: 'government_id', status: 'pending' } as const
  const stored = { documentType: 'application/pdf' }
  await putVerification(db, { ...turn, ...stored, requestedAt: 10, documentKey: 'a' })
  const unknown = { ...turn, ...stored, requestedAt: 11, documentKey: 'b' }
  expect(await lostBy([putVerification(db, unknown, null)])).toBe('verifications.status')
  await putVerification(db, unknown, 'a')
  expect((await queueOf(db, null, 10)).map((row) => row.requestedAt)).toEqual([11])
  const behind = { requestedAt: 11, userId, kind: 'government_id' } as const
  expect(await queueOf(db, behind, 10)).toEqual([])

  const decision = { ...turn, status: 'approved', reason: null, by: 'admin', now: 12 } as const
  const batch = (requestedAt: number) => [
    decideStatement(db, { ...decision, requestedAt }),
    ...grantBadges(db, userId, 12),
  ]
  expect(await lostBy(batch(10))).toBe('verifications.status')
  expect(await lostBy(batch(11))).toBeNull()
  await runBatch(db, grantBadges(db, userId, 13))
  expect(await person()).toEqual({ kinds: 3, isVerified: true, badge: 'bronze' })
  const told = await db.select({ type: notifications.type }).from(notifications)
  expect(told).toEqual([{ type: 'badge_granted' }])
  expect(await lostBy([putVerification(db, unknown, null)])).toBe('verifications.status')
})

test('what is gone since it was read cannot be decided', async () => {
  const turn = { userId, kind: 'selfie', requestedAt: 20 } as const
  const gone = { ...turn, status: 'rejected', reason: 'x', by: 'admin', now: 21 } as const
  expect(await lostBy([decideStatement(db, gone)])).toBe('verifications.status')
  expect((await verificationsOf(db, userId)).map(({ kind }) => kind)).not.toContain('selfie')
})
