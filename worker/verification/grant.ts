/** A badge comes when all that its package asks for is approved: in the batch of the last approval, once. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Statement } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import { lastNotice, noticeColumns } from '../notifications/notify.ts'
import { notifications } from '../notifications/tables.ts'
import { isFree, kindOfProof } from './rules.ts'
import { badges } from './tables.ts'
import { type BadgeLevel, PACKAGES, type PackageTerms } from './terms.ts'

/** Whether all that it takes is approved of this person, a parameter or a column. */
function isProved({ verificationTypes }: PackageTerms, userId: SQL): SQL {
  const kinds = verificationTypes.map(kindOfProof)
  const list = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
  return sql`(select count(*) from verifications v
    where v.user_id = ${userId} and v.kind in (${list}) and v.status = 'approved') = ${kinds.length}`
}

/** Whether all kinds of the badge's level are approved, by the row's own person. */
function isComplete(): SQL {
  const cases = PACKAGES.map(
    (one) => sql`when ${one.badgeLevel} then ${isProved(one, sql`${badges.userId}`)}`,
  )
  return sql`case ${badges.level} ${sql.join(cases, sql` `)} end`
}

/** For the end of a batch that approves a proof or takes a package's payment. */
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
    ...PACKAGES.filter(isFree).map((one) => given(db, userId, one, now)),
  ]
}

/** What is free comes with its proofs (D56), and is told by them. */
function given(db: Db, userId: string, pack: PackageTerms, now: number): Statement {
  const row = {
    userId: users.id,
    level: sql<BadgeLevel>`${pack.badgeLevel}`.as('level'),
    boughtAt: sql<number>`${now}`.as('bought_at'),
    grantedAt: sql<number>`${now}`.as('granted_at'),
  }
  const proved = and(eq(users.id, userId), isProved(pack, sql`${users.id}`))
  return db.insert(badges).select(db.select(row).from(users).where(proved)).onConflictDoNothing()
}
