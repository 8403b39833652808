/** The one notification of a streak of unread messages (D32). */
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { trades } from '../trades/tables.ts'
import { lastNotice, noticeColumns } from './notify.ts'
import { notifications } from './tables.ts'

/** Nothing while this person has unread messages of the trade: they were told of the first. */
export function newMessageNotice(db: Db, tradeId: number, userId: string, now: number) {
  const sender = sql`(case when ${trades.fromUserId} = ${userId} then ${trades.toUserId} else ${trades.fromUserId} end)`
  const told = sql`${userId}`
  const row = {
    userId: told,
    id: sql`${lastNotice(told)} + 1`,
    type: 'new_message',
    tradeId: sql`${trades.id}`,
    params: sql`json_object('name', (select first_name from users where id = ${sender}),
      'item', (select title from items where id = ${trades.requestedItemId}))`,
  } as const
  return db.insert(notifications).select(
    db
      .select(noticeColumns(row, now))
      .from(trades)
      .where(
        sql`${trades.id} = ${tradeId} and not exists (select 1 from trade_unread
          where trade_unread.trade_id = ${tradeId} and trade_unread.user_id = ${userId} and count > 0)`,
      ),
  )
}
