/** A badge comes when all that its package asks for is approved: in the batch of the last approval, once. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Statement } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import { lastNotice, noticeColumns } from '../notifications/notify.ts'
import { notifications } from '../notifications/tables.ts'
import { kindOfProof } from './rules.ts'
import { badges } from './tables.ts'
import { PACKAGES } from './terms.ts'

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
  const told = sql`${userId}`
  const row = {
    userId: told,
    // Several may be complete at once.
    id: sql`${lastNotice(told)} + row_number() over (order by ${badges.level})`,
    type: 'badge_granted',
    tradeId: null,
    params: sql`'{}'`,
  } as const
  return [
    db.insert(notifications).select(db.select(noticeColumns(row, now)).from(badges).where(due)),
    db.update(badges).set({ grantedAt: now }).where(due),
  ]
}
