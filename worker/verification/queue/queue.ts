/** SQL of what waits for an administrator. */
import { and, asc, eq, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import type { Db } from '../../db/connect.ts'
import { verifications } from '../tables.ts'
import type { VerificationKind } from '../terms.ts'

/** Where a page ends. */
export type Place = { requestedAt: number; userId: string; kind: VerificationKind }

/** Oldest first, behind a place when given. */
export function queueOf(db: Db, after: Place | null, limit: number) {
  const { requestedAt, userId, kind } = verifications
  return db
    .select({
      ...{ userId, kind, requestedAt, subject: verifications.subject },
      ...{ documentType: verifications.documentType, codeExpiresAt: verifications.codeExpiresAt },
      ...{ firstName: users.firstName, lastName: users.lastName, dateOfBirth: users.dateOfBirth },
    })
    .from(verifications)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        // Literal, as the condition of verifications_queue.
        sql`${verifications.status} = 'pending' and ${kind} not in ('email', 'corporate_email')`,
        after
          ? sql`(${requestedAt}, ${userId}, ${kind}) > (${after.requestedAt}, ${after.userId}, ${after.kind})`
          : undefined,
      ),
    )
    .orderBy(asc(requestedAt), asc(userId), asc(kind))
    .limit(limit)
}
export type Queued = Awaited<ReturnType<typeof queueOf>>[number]
