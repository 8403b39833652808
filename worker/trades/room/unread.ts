/** What the room knows, told to the database: how much a side has unread, and once a streak that there is something. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import { MAIL_AFTER_MS } from '../../chat/terms.ts'
import { runBatch } from '../../db/batch.ts'
import { connect, type Db } from '../../db/connect.ts'
import { type Bindings, readSettings } from '../../env.ts'
import { clock, DAY } from '../../http/clock.ts'
import { newCost } from '../../http/log.ts'
import { newMessageNotice } from '../../notifications/new-message.ts'
import { sendDuePushes } from '../../notifications/push-outbox.ts'
import { notifications, tradeUnread } from '../../notifications/tables.ts'
import { offererId } from '../rows/shown.ts'
import { ANSWER_MS, PENDING_MAX_MS } from '../rules.ts'
import { trades } from '../tables.ts'
import type { Announcement } from './room-store.ts'

/** D48: the first word of the side that is asked, and was not read yet, gives whoever made the last offer time for an answer. */
function giveTimeToAnswer(db: Db, tradeId: number, readerId: string, at: number) {
  // As expiryAfter has it.
  const until = sql`min(${at + ANSWER_MS}, ${trades.createdAt} + ${PENDING_MAX_MS})`
  return db
    .update(trades)
    .set({ expiresAt: until, updatedAt: sql`max(${trades.updatedAt}, ${at})` })
    .where(
      and(
        eq(trades.id, tradeId),
        eq(trades.status, 'pending'),
        eq(offererId, readerId),
        sql`${trades.expiresAt} < ${until}`,
        sql`coalesce((select count from trade_unread where trade_id = ${tradeId} and user_id = ${readerId}), 0) = 0`,
      ),
    )
}

/** May be told again: the same twice leaves what the first made. `later`: nobody waits for push services. */
export async function tellDatabase(
  env: Bindings,
  tradeId: number,
  { user_id: userId, unread, number, at }: Announcement,
  later: (work: Promise<unknown>) => void,
): Promise<void> {
  const settings = readSettings(env)
  const db = connect(env, settings, newCost())
  const known = { count: unread, lastNumber: number, lastAt: at }
  if (unread === 0) {
    const unreadNotice = and(
      eq(notifications.userId, userId),
      eq(notifications.tradeId, tradeId),
      eq(notifications.type, 'new_message'),
      isNull(notifications.readAt),
    )
    await runBatch(db, [
      db
        .update(tradeUnread)
        .set({ count: 0, mailDue: null })
        .where(and(eq(tradeUnread.tradeId, tradeId), eq(tradeUnread.userId, userId))),
      db.update(notifications).set({ readAt: clock.now() }).where(unreadNotice),
    ])
    return
  }
  const mailDue = at + MAIL_AFTER_MS
  await runBatch(db, [
    giveTimeToAnswer(db, tradeId, userId, at),
    // First of a streak: told before the row says that there is one.
    newMessageNotice(db, tradeId, userId, clock.now()),
    db
      .insert(tradeUnread)
      .values({ tradeId, userId, ...known, mailDue })
      .onConflictDoUpdate({
        target: [tradeUnread.tradeId, tradeUnread.userId],
        set: {
          ...known,
          mailDue: sql`case when ${tradeUnread.count} = 0 then ${mailDue} else ${tradeUnread.mailDue} end`,
        },
        // A streak costs what its first message costs; that people still talk is known to the day (D30).
        setWhere: sql`${tradeUnread.count} = 0 or ${tradeUnread.lastAt} <= ${at - DAY}`,
      }),
  ])
  later(sendDuePushes({ db, settings, clock }))
}
