/** SQL of what people prove; what an action batches is returned as a statement. */
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { dialled } from '../accounts/marks/stems.ts'
import { users } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import { badges, verifications } from './tables.ts'
import type { VerificationKind, VerificationStatus } from './terms.ts'

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

/** With the country that the person says: what they say later makes no other number of the one that was called. */
export async function numberToCall(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ phoneNumber: users.phoneNumber, country: users.country })
    .from(users)
    .where(eq(users.id, userId))
  return row ? dialled(row.phoneNumber, row.country) : null
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

/** `requestedAt`: of the request that was looked at. */
type Turn = { userId: string; kind: VerificationKind; requestedAt: number }

type Decision = Turn & {
  status: 'approved' | 'rejected'
  reason: string | null
  /** Who decided; null: the code did. */
  by: string | null
  now: number
  /** The code that was entered, where one decides. */
  codeHash?: string
}

/**
 * The row of this very request, changed. Fails on verifications.status when it was decided, asked for
 * anew or gone since it was read: then there is nothing that the column could take.
 */
function changeWaiting(
  db: Db,
  { userId, kind, requestedAt }: Turn,
  change: Partial<NewRow> & { status: VerificationStatus },
  more?: SQL,
) {
  const { status, ...rest } = change
  const same = and(
    isOf(userId, kind),
    eq(verifications.status, 'pending'),
    eq(verifications.requestedAt, requestedAt),
    more,
  )
  const found = sql`(select ${status} from ${verifications} where ${same})`
  return db
    .insert(verifications)
    .values({ userId, kind, requestedAt, ...rest, status: found })
    .onConflictDoUpdate({
      target: [verifications.userId, verifications.kind],
      set: { ...rest, status: sql`excluded.status` },
    })
}

export function decideStatement(db: Db, { codeHash, ...decision }: Decision) {
  const { status, reason, by, now } = decision
  const change = {
    ...{ status, documentKey: null, documentType: null, reason, decidedAt: now, decidedBy: by },
    ...{ codeHash: null, codeTries: 0, codeExpiresAt: null },
  }
  const fits = codeHash === undefined ? undefined : eq(verifications.codeHash, codeHash)
  return changeWaiting(db, decision, change, fits)
}

type PhoneCode = Pick<VerificationRow, 'codeHash' | 'codeTries' | 'codeExpiresAt'>

export function putPhoneCode(db: Db, userId: string, requestedAt: number, columns: PhoneCode) {
  const turn = { userId, kind: 'phone', requestedAt } as const
  return changeWaiting(db, turn, { ...columns, status: 'pending' })
}
