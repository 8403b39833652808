/** Statements that tell people something; for the batch of what it tells. What they say is in words.ts. */
import { type SQL, sql } from 'drizzle-orm'
import type { Statement } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import { trades } from '../trades/tables.ts'
import type { NotificationParams, NotificationType } from './contract.ts'
import { notifications } from './tables.ts'

export type Notice = {
  userId: string
  type: NotificationType
  tradeId: number | SQL | null
  params: NotificationParams
}

/** Due at once when the person has a device that gets pushes; the settings are looked at when it is sent. */
export const pushDue = (userId: SQL, now: number) =>
  sql`(select ${now} where exists (select 1 from push_subscriptions where user_id = ${userId}))`

export function notify(db: Db, { userId, type, tradeId, params }: Notice, now: number) {
  const id = sql`(select coalesce(max(id), 0) + 1 from notifications where user_id = ${userId})`
  const due = pushDue(sql`${userId}`, now)
  return db
    .insert(notifications)
    .values({ userId, id, type, tradeId, params, createdAt: now, pushDue: due, pushAttempts: 0 })
}

type Told = {
  type: NotificationType
  /** Column of trades. */
  who: 'from_user_id' | 'to_user_id'
  params: NotificationParams
}

/** One to each of these trades' proposers (or owners), in one statement. The title is that of the requested item. */
export function notifyAll(
  db: Db,
  where: SQL | undefined,
  { type, who, params }: Told,
  now: number,
): Statement {
  const user = sql.raw(`trades.${who}`)
  const fields = JSON.stringify(params)
  return db.insert(notifications).select(
    db
      .select({
        userId: sql<string>`${user}`.as('user_id'),
        // One person may be told of several at once.
        id: sql<number>`(select coalesce(max(id), 0) from notifications where user_id = ${user})
          + row_number() over (partition by ${user} order by ${trades.id})`.as('id'),
        type: sql<NotificationType>`${type}`.as('type'),
        tradeId: sql<number>`${trades.id}`.as('trade_id'),
        params: sql<NotificationParams>`json_set(${fields}, '$.item',
          (select title from items where id = ${trades.requestedItemId}))`.as('params'),
        createdAt: sql<number>`${now}`.as('created_at'),
        readAt: sql<null>`null`.as('read_at'),
        pushDue: sql<number | null>`${pushDue(user, now)}`.as('push_due'),
        pushAttempts: sql<number>`0`.as('push_attempts'),
        pushTo: sql<null>`null`.as('push_to'),
      })
      .from(trades)
      .where(where),
  )
}
