/** The one notification of a streak of unread messages (D32). */
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { trades } from '../trades/tables.ts'
import type { NotificationParams, NotificationType } from './contract.ts'
import { pushDue } from './notify.ts'
import { notifications } from './tables.ts'

/** Nothing while this person has unread messages of the trade: they were told of the first. */
export function newMessageNotice(db: Db, tradeId: number, userId: string, now: number) {
  const sender = sql`(case when ${trades.fromUserId} = ${userId} then ${trades.toUserId} else ${trades.fromUserId} end)`
  return db.insert(notifications).select(
    db
      .select({
        userId: sql<string>`${userId}`.as('user_id'),
        id: sql<number>`(select coalesce(max(id), 0) + 1 from notifications where user_id = ${userId})`.as(
          'id',
        ),
        type: sql<NotificationType>`${'new_message' satisfies NotificationType}`.as('type'),
        tradeId: sql<number>`${trades.id}`.as('trade_id'),
        params: sql<NotificationParams>`json_object(
          'name', (select first_name from users where id = ${sender}),
          'item', (select title from items where id = ${trades.requestedItemId}))`.as('params'),
        createdAt: sql<number>`${now}`.as('created_at'),
        readAt: sql<null>`null`.as('read_at'),
        pushDue: sql<number | null>`${pushDue(sql`${userId}`, now)}`.as('push_due'),
        pushAttempts: sql<number>`0`.as('push_attempts'),
        pushTo: sql<null>`null`.as('push_to'),
      })
      .from(trades)
      .where(
        sql`${trades.id} = ${tradeId} and not exists (select 1 from trade_unread
          where trade_unread.trade_id = ${tradeId} and trade_unread.user_id = ${userId} and count > 0)`,
      ),
  )
}
