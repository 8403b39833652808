/** SQL of the administration: what was reported, what failed, what was done. */
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { fullName } from '../accounts/person/full-name.ts'
import { users } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import { outbox } from '../mail/tables.ts'
import { PUSH_KEPT_MS } from '../notifications/rules.ts'
import { notifications } from '../notifications/tables.ts'
import { reports } from '../safety/tables.ts'
import { areDecided, type Decided } from '../safety/telling.ts'
import type { ReportKind } from '../safety/terms.ts'
import { adminActions } from './tables.ts'
import { FAILURES_MAX, REPORTS_MAX } from './terms.ts'

const reporter = alias(users, 'reporter')
const accused = alias(users, 'accused')

export type OpenReport = Awaited<ReturnType<typeof openReports>>[number]

/** Oldest first, by the index of those that are open. */
export const openReports = (db: Db, kind: ReportKind | 'others' | undefined) =>
  db
    .select({
      report: reports,
      // Nobody, where its words were found.
      reporterName: sql<
        string | null
      >`iif(${reports.reporterId} is null, null, ${fullName(reporter)})`.as('reporter_name'),
      accusedName: fullName(accused).as('accused_name'),
      suspendedAt: sql<number | null>`${accused.suspendedAt}`.as('suspended_at'),
    })
    .from(reports)
    .leftJoin(reporter, eq(reporter.id, reports.reporterId))
    .innerJoin(accused, eq(accused.id, reports.accusedId))
    .where(
      and(
        sql`${reports.decidedAt} is null`,
        // With a plus no index is chosen for it: those that are open are few, and in order.
        kind === undefined
          ? undefined
          : kind === 'others'
            ? sql`+${reports.kind} <> 'review'`
            : sql`+${reports.kind} = ${kind}`,
      ),
    )
    .orderBy(asc(reports.id))
    .limit(REPORTS_MAX)

export async function reportById(db: Db, id: number) {
  const [row] = await db.select().from(reports).where(eq(reports.id, id))
  return row ?? null
}

export type ReportRow = NonNullable<Awaited<ReturnType<typeof reportById>>>

/** Whoever wrote them. */
export const closeReports = (db: Db, decided: Decided, set: Partial<ReportRow>) =>
  db.update(reports).set(set).where(areDecided(decided))

/** Given up, newest first. The status is literal, as in its index. */
export const deadMails = (db: Db) => {
  const { id, kind, recipient, createdAt, attempts, lastStatus } = outbox
  const canRetry = sql`${outbox.textBody} <> ''`.mapWith(Boolean).as('can_retry')
  return db
    .select({ id, kind, recipient, createdAt, attempts, lastStatus, canRetry })
    .from(outbox)
    .where(sql`${outbox.status} = 'dead'`)
    .orderBy(desc(id))
    .limit(FAILURES_MAX)
}

export const failedPushes = (db: Db, now: number) =>
  db
    .select({
      id: sql<number>`${notifications.id}`.as('notice_id'),
      userId: notifications.userId,
      name: fullName(users).as('name'),
      kind: notifications.type,
      failedAt: notifications.pushFailedAt,
      attempts: notifications.pushAttempts,
      lastStatus: notifications.pushStatus,
      // As isFailedPush.
      canRetry:
        sql`${notifications.readAt} is null and ${notifications.createdAt} > ${now - PUSH_KEPT_MS}`
          .mapWith(Boolean)
          .as('can_retry'),
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(sql`${notifications.pushFailedAt} is not null`)
    .orderBy(desc(notifications.pushFailedAt))
    .limit(FAILURES_MAX)

/** Older than `before`, newest first. */
export const actionsBefore = (db: Db, before: number, limit: number) =>
  db
    .select({ row: adminActions, adminName: fullName(users).as('admin_name') })
    .from(adminActions)
    .innerJoin(users, eq(users.id, adminActions.adminId))
    // Named, so that the newest are read and no more.
    .where(lt(adminActions.id, before))
    .orderBy(desc(adminActions.id))
    .limit(limit)

export const suspendedPeople = (db: Db) =>
  db
    .select({ id: users.id, name: fullName(users).as('name'), suspendedAt: users.suspendedAt })
    .from(users)
    .where(sql`${users.suspendedAt} is not null`)
    .orderBy(desc(users.suspendedAt))
    .limit(REPORTS_MAX)
