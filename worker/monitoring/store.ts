/** SQL of how items run: requests by hour and route, errors of browsers, what waits. */
import { and, asc, desc, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Row } from './gathering.ts'
import { clientErrors, requestCounts, requestFlushes } from './tables.ts'
import {
  CLIENT_ERRORS_KEPT,
  CLIENT_ERRORS_OF_ONE,
  CLIENT_ERRORS_SHOWN,
  OLDEST,
  QUEUE_COUNTED_MAX,
  type Queue,
} from './terms.ts'

const { hour, route, ...COUNTED } = getTableColumns(requestCounts)
/** A run; cron comes every five minutes. */
const DELETED_MAX = 2000

/** Breaks its batch when that was written before. */
export const markFlush = (db: Db, id: string) => db.insert(requestFlushes).values({ id })

/** One statement and one parameter, however many rows. */
export function addRows(db: Db, rows: readonly Row[]) {
  const values = rows.map((row) => [
    ...[row.hour, row.route, row.requests, row.refusals, row.errors],
    ...row.buckets,
  ])
  const names = Object.values(getTableColumns(requestCounts)).map(({ name }) => name)
  const columns = names.map(
    (name, i) => sql`json_extract(value, ${sql.raw(`'$[${i}]'`)}) as ${sql.identifier(name)}`,
  )
  return db
    .insert(requestCounts)
    .select(
      sql`select ${sql.join(columns, sql`, `)} from json_each(${JSON.stringify(values)}) where true`,
    )
    .onConflictDoUpdate({
      target: [hour, route],
      set: Object.fromEntries(
        Object.entries(COUNTED).map(([key, column]) => [
          key,
          sql`${column} + excluded.${sql.identifier(column.name)}`,
        ]),
      ),
    })
}

/** Of `since` and later. */
export async function countedSince(db: Db, since: number): Promise<Row[]> {
  const rows = await db
    .select()
    .from(requestCounts)
    .where(gte(requestCounts.hour, since))
    .orderBy(asc(requestCounts.hour), asc(requestCounts.route))
  return rows.map(({ hour, route, requests, refusals, errors, ...times }) => ({
    ...{ hour, route, requests, refusals, errors },
    // In the order of the table.
    buckets: Object.values(times),
  }))
}

export const deleteOldCounts = (db: Db, until: number) =>
  db
    .delete(requestCounts)
    .where(
      sql`(hour, route) in (select hour, route from request_counts where hour < ${until} order by hour limit ${DELETED_MAX})`,
    )
    .returning({ hour: requestCounts.hour })

export const deleteOldFlushes = (db: Db, until: number) =>
  db.delete(requestFlushes).where(lt(requestFlushes.id, String(until)))

type ErrorRow = Omit<typeof clientErrors.$inferInsert, 'count' | 'firstAt'>

/** The latest of its kind and source stands for all of them. Answers how many there are by now. */
export function countClientError(db: Db, row: ErrorRow) {
  const { fingerprint, ...latest } = row
  return db
    .insert(clientErrors)
    .values({ ...row, count: 1, firstAt: row.lastAt })
    .onConflictDoUpdate({
      target: clientErrors.fingerprint,
      set: { ...latest, count: sql`${clientErrors.count} + 1` },
    })
    .returning({ count: clientErrors.count })
}

/** Of too many kinds of one source, and of too many rows of all, those that were seen last are kept. */
export const forgetSurplusErrors = (db: Db, source: string) =>
  db.delete(clientErrors).where(
    sql`fingerprint in (select fingerprint from client_errors where source = ${source}
        order by last_at desc limit -1 offset ${CLIENT_ERRORS_OF_ONE})
      or fingerprint in (select fingerprint from client_errors
        order by last_at desc limit -1 offset ${CLIENT_ERRORS_KEPT})`,
  )

/** By kind, whoever told it: the latest of each, and how many there are of all. */
export function latestErrors(db: Db) {
  const { kind, message, stack, path, release, requestId, lastAt } = clientErrors
  const ofKind = sql`from client_errors as every where every.kind = ${clientErrors.kind}`
  const isLatest = sql`not exists (select 1 ${ofKind}
    and (every.last_at, every.fingerprint) > (${clientErrors.lastAt}, ${clientErrors.fingerprint}))`
  return db
    .select({
      ...{ kind, message, stack, path, release, requestId, lastAt },
      count: sql<number>`(select sum(every.count) ${ofKind})`.as('count_of_kind'),
      firstAt: sql<number>`(select min(every.first_at) ${ofKind})`.as('first_of_kind'),
    })
    .from(clientErrors)
    .where(and(gte(clientErrors.lastAt, 0), isLatest))
    .orderBy(desc(clientErrors.lastAt))
    .limit(CLIENT_ERRORS_SHOWN)
}

export const deleteOldErrors = (db: Db, until: number) =>
  db
    .delete(clientErrors)
    .where(lt(clientErrors.lastAt, until))
    .returning({ fingerprint: clientErrors.fingerprint })

/** Each along its own index, whose conditions these are to the letter. */
const WAITING: Record<Queue, string> = {
  mailsDue: `outbox where status = 'pending'`,
  mailsRetried: `outbox where status = 'pending' and attempts > 0`,
  mailsDead: `outbox where status = 'dead'`,
  pushesDue: 'notifications where push_due is not null',
  pushesRetried: 'notifications where push_due is not null and push_attempts > 0',
  pushesDead: 'notifications where push_failed_at is not null',
  verifications: `verifications where status = 'pending' and kind not in ('email', 'corporate_email')`,
  reports: 'reports where decided_at is null',
  problems: 'problems where closed_at is null',
  paymentsDue: `payments where status in ('releasing', 'capturing')`,
  photosUnfinished: 'items where deleted_at = 0',
  photosLeft: `items where deleted_at > 0 and photos <> '[]'`,
}

type OldestTimes = Record<(typeof OLDEST)[number], number | null>

export async function waiting(
  db: Db,
): Promise<{ queues: Record<Queue, number>; oldest: OldestTimes }> {
  const columns = Object.entries(WAITING).map(([queue, from]): [string, SQL.Aliased<number>] => [
    queue,
    sql<number>`(select count(*) from (select 1 from ${sql.raw(from)} limit ${QUEUE_COUNTED_MAX}))`.as(
      queue,
    ),
  ])
  const times = OLDEST.map((queue): [string, SQL.Aliased<number | null>] => [
    `${queue}Since`,
    sql<
      number | null
    >`(select min(created_at) from (select created_at from ${sql.raw(WAITING[queue])} limit ${QUEUE_COUNTED_MAX}))`.as(
      `${queue}Since`,
    ),
  ])
  const [row] = await db.select(Object.fromEntries([...columns, ...times])).from(sql`(select 1)`)
  const found = (row ?? {}) as Record<string, number | null>
  // One column a queue, as WAITING and OLDEST have them.
  return {
    queues: Object.fromEntries(columns.map(([queue]) => [queue, found[queue]])) as Record<
      Queue,
      number
    >,
    oldest: Object.fromEntries(
      OLDEST.map((queue) => [queue, found[`${queue}Since`] ?? null]),
    ) as OldestTimes,
  }
}
