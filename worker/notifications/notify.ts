/** Statements that tell people something; for the batch of what it tells. What they say is in words.ts. */
import { type SQL, sql } from 'drizzle-orm'
import type { Statement } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import { trades } from '../trades/tables.ts'
import type { NotificationParams } from './contract.ts'
import { notifications } from './tables.ts'
import type { NotificationType } from './terms.ts'

export type Notice = {
  userId: string
  type: NotificationType
  tradeId: number | SQL | null
  params: NotificationParams
  /** When devices hear it; null never. Not given: now. */
  due?: number | SQL | null
}

/** Due then when the person has a device that gets pushes; the settings are looked at when it is sent. */
export const pushDue = (userId: SQL, now: number | SQL | null) =>
  sql`(select ${now} where exists (select 1 from push_subscriptions where user_id = ${userId}))`

export function notify(db: Db, { userId, type, tradeId, params, due: at }: Notice, now: number) {
  const id = sql`${lastNotice(sql`${userId}`)} + 1`
  const due = pushDue(sql`${userId}`, at === undefined ? now : at)
  return db
    .insert(notifications)
    .values({ userId, id, type, tradeId, params, createdAt: now, pushDue: due, pushAttempts: 0 })
}

/** The number of this person's newest; 0 when they have none. */
export const lastNotice = (userId: SQL) =>
  sql`(select coalesce(max(id), 0) from notifications where user_id = ${userId})`

type Columns = Record<'userId' | 'id' | 'params', SQL> & {
  type: NotificationType
  tradeId: SQL | null
  /** Due as `pushDue` says, unless given. */
  due?: SQL
}

/** What a select inserts into notifications, in the order of the table. */
export const noticeColumns = (given: Columns, now: number) => ({
  userId: sql<string>`${given.userId}`.as('user_id'),
  id: sql<number>`${given.id}`.as('id'),
  type: sql<NotificationType>`${given.type}`.as('type'),
  tradeId: sql<number | null>`${given.tradeId}`.as('trade_id'),
  params: sql<NotificationParams>`${given.params}`.as('params'),
  createdAt: sql<number>`${now}`.as('created_at'),
  readAt: sql<null>`null`.as('read_at'),
  pushDue: sql<number | null>`${given.due ?? pushDue(given.userId, now)}`.as('push_due'),
  pushAttempts: sql<number>`0`.as('push_attempts'),
  pushTo: sql<null>`null`.as('push_to'),
  pushFailedAt: sql<null>`null`.as('push_failed_at'),
  pushStatus: sql<null>`null`.as('push_status'),
})

type Told = {
  type: NotificationType
  /** Column of trades, or what says of a row of them who it is. */
  who: 'from_user_id' | 'to_user_id' | SQL
  params: NotificationParams
}

/** One to each of these trades' proposers (or owners, or whoever is said), in one statement. The title is that of the requested item. */
export function notifyAll(
  db: Db,
  where: SQL | undefined,
  { type, who, params }: Told,
  now: number,
): Statement {
  const userId = typeof who === 'string' ? sql.raw(`trades.${who}`) : who
  const row = {
    userId,
    // One person may be told of several at once.
    id: sql`${lastNotice(userId)} + row_number() over (partition by ${userId} order by ${trades.id})`,
    type,
    tradeId: sql`${trades.id}`,
    params: sql`json_set(${JSON.stringify(params)}, '$.item',
      (select title from items where id = ${trades.requestedItemId}))`,
  }
  return db
    .insert(notifications)
    .select(db.select(noticeColumns(row, now)).from(trades).where(where))
}
