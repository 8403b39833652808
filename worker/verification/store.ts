/** SQL of what people prove; what an action batches is returned as a statement. */
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import type { VerificationKind, VerificationStatus } from './contract.ts'
import { badges, verifications } from './tables.ts'

export type VerificationRow = typeof verifications.$inferSelect
type NewRow = typeof verifications.$inferInsert

export const isOf = (userId: string, kind: VerificationKind) =>
  and(eq(verifications.userId, userId), eq(verifications.kind, kind))

export function verificationsOf(db: Db, userId: string): Promise<VerificationRow[]> {
  return db.select().from(verifications).where(eq(verifications.userId, userId))
}

export async function verificationOf(
  db: Db,
  userId: string,
  kind: VerificationKind,
): Promise<VerificationRow | null> {
  const [row] = await db.select().from(verifications).where(isOf(userId, kind))
  return row ?? null
}

export function badgesOf(db: Db, userId: string) {
  return db.select().from(badges).where(eq(badges.userId, userId))
}

export function grantedBadgesOf(db: Db, userId: string) {
  return db
    .select({ level: badges.level })
    .from(badges)
    .where(and(eq(badges.userId, userId), isNotNull(badges.grantedAt)))
}

export async function phoneNumberOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ phoneNumber: users.phoneNumber })
    .from(users)
    .where(eq(users.id, userId))
  return row?.phoneNumber ?? null
}

/** Everything of an earlier turn is forgotten. */
const FRESH = {
  subject: null,
  documentKey: null,
  documentType: null,
  reason: null,
  codeHash: null,
  codeTries: 0,
  codeExpiresAt: null,
  decidedAt: null,
  decidedBy: null,
} as const

/**
 * A new turn of a proof. Fails on verifications.status when it was approved, or when another document
 * than `knownKey` is in the bucket by now: nobody would delete that file.
 */
export function putVerification(
  db: Db,
  row: Pick<NewRow, 'userId' | 'kind' | 'requestedAt'> &
    Partial<NewRow> & { status: VerificationStatus },
  knownKey: string | null = null,
) {
  const { userId, kind, status, ...rest } = { ...FRESH, ...row }
  const isAsKnown = sql`${verifications.status} <> 'approved' and ${verifications.documentKey} is ${knownKey}`
  return db
    .insert(verifications)
    .values({ userId, kind, status, ...rest })
    .onConflictDoUpdate({
      target: [verifications.userId, verifications.kind],
      set: { ...rest, status: sql`case when ${isAsKnown} then ${status} end` },
    })
}

type Decision = {
  userId: string
  kind: VerificationKind
  /** Of the request that was looked at. */
  requestedAt: number
  status: 'approved' | 'rejected'
  reason: string | null
  /** Who decided; null: the code did. */
  by: string | null
  now: number
  /** The code that was entered, where one decides. */
  codeHash?: string
}

/** Fails on verifications.status when it was decided or asked for anew since it was read. */
export function decideStatement(db: Db, decision: Decision) {
  const { userId, kind, requestedAt, status, reason, by, now, codeHash } = decision
  const same = sql`${verifications.status} = 'pending' and ${verifications.requestedAt} = ${requestedAt}`
  const fits =
    codeHash === undefined ? same : sql`${same} and ${verifications.codeHash} = ${codeHash}`
  return db
    .update(verifications)
    .set({
      status: sql`case when ${fits} then ${status} end`,
      ...{ documentKey: null, documentType: null, reason, decidedAt: now, decidedBy: by },
      ...{ codeHash: null, codeTries: 0, codeExpiresAt: null },
    })
    .where(isOf(userId, kind))
}

type PhoneCode = Pick<VerificationRow, 'codeHash' | 'codeTries' | 'codeExpiresAt'>

/** Fails on verifications.status when it was decided or asked for anew since it was read. */
export function putPhoneCode(db: Db, userId: string, requestedAt: number, columns: PhoneCode) {
  const same = sql`${verifications.status} = 'pending' and ${verifications.requestedAt} = ${requestedAt}`
  return db
    .update(verifications)
    .set({ ...columns, status: sql`case when ${same} then 'pending' end` })
    .where(isOf(userId, 'phone'))
}
