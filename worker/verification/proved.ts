/** An address that was proved by registering or by the way back in is a proof like any other (D38). */
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { verifications } from './tables.ts'

/** For the batch that proves it, after the statement that writes the person. Proved before, it stays as it was. */
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
      setWhere: sql`${verifications.status} <> 'approved'`,
    })
}
