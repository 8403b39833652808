/** SQL of a person's page: each list is bounded and read by an index. */
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { identityMarks, refusedProofs } from '../../accounts/marks/tables.ts'
import { fullName } from '../../accounts/person/full-name.ts'
import { users } from '../../accounts/tables.ts'
import type { Db } from '../../db/connect.ts'
import { items } from '../../items/tables.ts'
import { problems } from '../../problems/tables.ts'
import { reports } from '../../safety/tables.ts'
import { trades } from '../../trades/tables.ts'
import { verifications } from '../../verification/tables.ts'
import { adminActions } from '../tables.ts'
import { standingColumns } from './standing.ts'
import { LISTED_MAX, REFUSED_MAX, RELATED_MAX } from './terms.ts'

const other = alias(users, 'other')
const named = {
  otherId: sql<string>`${other.id}`.as('other_id'),
  otherName: fullName(other).as('other_name'),
}

export async function personRow(db: Db, id: string) {
  const [row] = await db
    .select({
      ...standingColumns,
      ...{ email: users.email, phoneNumber: users.phoneNumber, city: users.city },
      ...{ country: users.country, language: users.language, createdAt: users.createdAt },
      ...{ completedTrades: users.successfulTrades, cancelledTrades: users.cancelledTrades },
      noShows: users.noShows,
    })
    .from(users)
    .where(eq(users.id, id))
  return row ?? null
}

export const proofRows = (db: Db, id: string) =>
  db.select().from(verifications).where(eq(verifications.userId, id))

/** Of one side: the index of it is walked from its end. */
export const tradeRows = (db: Db, id: string, side: 'from' | 'to') => {
  const [own, others] =
    side === 'from' ? [trades.fromUserId, trades.toUserId] : [trades.toUserId, trades.fromUserId]
  return db
    .select({
      id: sql<number>`${trades.id}`.as('trade_id'),
      status: trades.status,
      countsAgainst: trades.countsAgainst,
      createdAt: sql<number>`${trades.createdAt}`.as('began_at'),
      item: items.title,
      ...named,
    })
    .from(trades)
    .innerJoin(items, eq(items.id, trades.requestedItemId))
    .innerJoin(other, eq(other.id, others))
    .where(eq(own, id))
    .orderBy(desc(trades.id))
    .limit(LISTED_MAX)
}

export const problemRows = (db: Db, id: string, side: 'by' | 'about') => {
  const [own, others] =
    side === 'by'
      ? [problems.reporterId, problems.accusedId]
      : [problems.accusedId, problems.reporterId]
  return db
    .select({
      id: sql<number>`${problems.id}`.as('problem_id'),
      ...{ tradeId: problems.tradeId, kind: problems.kind, outcome: problems.outcome },
      counts: problems.counts,
      createdAt: sql<number>`${problems.createdAt}`.as('reported_at'),
      ...named,
    })
    .from(problems)
    .innerJoin(other, eq(other.id, others))
    .where(eq(own, id))
    .orderBy(desc(problems.id))
    .limit(LISTED_MAX)
}

export const reportRows = (db: Db, id: string, side: 'by' | 'about') => {
  const [own, others] =
    side === 'by'
      ? [reports.reporterId, reports.accusedId]
      : [reports.accusedId, reports.reporterId]
  return db
    .select({
      id: sql<number>`${reports.id}`.as('report_id'),
      ...{ kind: reports.kind, reason: reports.reason, description: reports.description },
      ...{ decision: reports.decision, found: reports.found },
      createdAt: sql<number>`${reports.createdAt}`.as('reported_at'),
      // Nobody, where its words were found.
      otherId: sql<string | null>`${others}`.as('other_id'),
      otherName: named.otherName,
    })
    .from(reports)
    .leftJoin(other, eq(other.id, others))
    .where(eq(own, id))
    .orderBy(desc(reports.id))
    .limit(LISTED_MAX)
}

/** Accounts with a mark of this one's, a row a mark. */
export const relatedRows = (db: Db, id: string) => {
  const same = alias(identityMarks, 'same')
  return db
    .select({ kind: same.kind, ...standingColumns })
    .from(identityMarks)
    .innerJoin(
      same,
      and(
        eq(same.kind, identityMarks.kind),
        eq(same.hash, identityMarks.hash),
        sql`${same.userId} <> ${identityMarks.userId}`,
      ),
    )
    .innerJoin(users, eq(users.id, same.userId))
    .where(and(eq(identityMarks.userId, id), isNull(identityMarks.goesAt), isNull(same.goesAt)))
    .limit(RELATED_MAX)
}

const person = alias(users, 'person')
const refused = (db: Db) =>
  db
    .select({
      row: refusedProofs,
      personName: fullName(person).as('person_name'),
      otherName: fullName(other).as('other_name'),
    })
    .from(refusedProofs)
    .innerJoin(person, eq(person.id, refusedProofs.userId))
    .innerJoin(other, eq(other.id, refusedProofs.ofId))
export type RefusedRow = Awaited<ReturnType<typeof openRefused>>[number]

/** Oldest first, by the index of those that are open. */
export const openRefused = (db: Db) =>
  refused(db)
    .where(sql`${refusedProofs.decidedAt} is null`)
    .orderBy(refusedProofs.createdAt)
    .limit(REFUSED_MAX)

/** Newest first. */
export const refusedOf = (db: Db, userId: string) =>
  refused(db)
    .where(eq(refusedProofs.userId, userId))
    .orderBy(desc(refusedProofs.createdAt), desc(refusedProofs.id))
    .limit(LISTED_MAX)

export async function refusedById(db: Db, id: number) {
  const [row] = await db.select().from(refusedProofs).where(eq(refusedProofs.id, id))
  return row ?? null
}

const deeds = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: sql<number>`${adminActions.id}`.as('deed_id'),
      ...{ action: adminActions.action, details: adminActions.details },
      createdAt: sql<number>`${adminActions.createdAt}`.as('done_at'),
      adminName: fullName(users).as('admin_name'),
    })
    .from(adminActions)
    .innerJoin(users, eq(users.id, adminActions.adminId))
    .where(where)
    .orderBy(desc(adminActions.id))
    .limit(LISTED_MAX)

export const deedRows = (db: Db, id: string) => deeds(db, eq(adminActions.target, `person:${id}`))

/** Suspensions that were decided on a thing or a message of theirs. Literal, as its index. */
export const suspendedForRows = (db: Db, id: string) =>
  deeds(
    db,
    sql`${adminActions.action} = 'report_suspend' and json_extract(${adminActions.details}, '$.accused') = ${id}
      and ${adminActions.target} <> ${`person:${id}`}`,
  )
