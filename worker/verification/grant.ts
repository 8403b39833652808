/** A badge comes when all that its package asks for is approved: in the batch of the last approval, once. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Statement } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import type { NotificationParams } from '../notifications/contract.ts'
import { pushDue } from '../notifications/notify.ts'
import { notifications } from '../notifications/tables.ts'
import { PACKAGES } from './contract.ts'
import { kindOfProof } from './rules.ts'
import { badges } from './tables.ts'

/** Whether all kinds of the badge's level are approved, by the row's own person. */
function isComplete(): SQL {
  const cases = PACKAGES.map(({ badgeLevel, verificationTypes }) => {
    const kinds = verificationTypes.map(kindOfProof)
    const list = sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    )
    const approved = sql`(select count(*) from verifications v
      where v.user_id = ${badges.userId} and v.kind in (${list}) and v.status = 'approved')`
    return sql`when ${badgeLevel} then ${approved} = ${kinds.length}`
  })
  return sql`case ${badges.level} ${sql.join(cases, sql` `)} end`
}

/** Two statements, for the end of a batch that approves a proof or takes a package's payment. */
export function grantBadges(db: Db, userId: string, now: number): Statement[] {
  const due = and(eq(badges.userId, userId), isNull(badges.grantedAt), isComplete())
  return [
    db.insert(notifications).select(
      db
        .select({
          userId: sql<string>`${badges.userId}`.as('user_id'),
          // Several may be complete at once.
          id: sql<number>`(select coalesce(max(id), 0) from notifications where user_id = ${userId})
            + row_number() over (order by ${badges.level})`.as('id'),
          type: sql<'badge_granted'>`'badge_granted'`.as('type'),
          tradeId: sql<null>`null`.as('trade_id'),
          params: sql<NotificationParams>`'{}'`.as('params'),
          createdAt: sql<number>`${now}`.as('created_at'),
          readAt: sql<null>`null`.as('read_at'),
          pushDue: sql<number | null>`${pushDue(sql`${userId}`, now)}`.as('push_due'),
          pushAttempts: sql<number>`0`.as('push_attempts'),
          pushTo: sql<null>`null`.as('push_to'),
        })
        .from(badges)
        .where(due),
    ),
    db.update(badges).set({ grantedAt: now }).where(due),
  ]
}
