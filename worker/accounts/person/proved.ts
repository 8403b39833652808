/** An address that was proved by registering, by the way back in or by changing it is a proof like any other (D38). */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { earnAll } from '../../tokens/ledger/earn.ts'
import { verifications } from '../../verification/tables.ts'
import { users } from '../tables.ts'

/** A statement that pays for the first proof (D37). It reads `emailVerifiedAt`: before whatever sets that. */
export function firstProof(db: Db, userId: string, now: number) {
  const isUnproved = and(eq(users.id, userId), isNull(users.emailVerifiedAt))
  return earnAll(db, isUnproved, 'email_verified', '', now)
}

/** For the batch that proves it, after the statement that writes the person. The same proved before stays as it was. */
export function emailProved(db: Db, userId: string, email: string, now: number) {
  const proved = {
    status: 'approved' as const,
    subject: email,
    ...{ reason: null, codeHash: null, codeTries: 0, codeExpiresAt: null },
    decidedAt: now,
  }
  return db
    .insert(verifications)
    .values({ userId, kind: 'email', requestedAt: now, ...proved })
    .onConflictDoUpdate({
      target: [verifications.userId, verifications.kind],
      set: proved,
      setWhere: sql`${verifications.status} <> 'approved' or ${verifications.subject} is not ${email}`,
    })
}
