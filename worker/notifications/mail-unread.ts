/** Messages that nobody has read for a while: one mail a chat, however many they are. */
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { users } from '../accounts/tables.ts'
import { MAX_BATCH_STATEMENTS, runBatch } from '../db/batch.ts'
import { inRounds } from '../db/rounds.ts'
import type { Ctx } from '../http/context.ts'
import { items } from '../items/tables.ts'
import { trades } from '../trades/tables.ts'
import { mailTo } from './mail-to.ts'
import { tradeUnread } from './tables.ts'

/** Two statements each. */
const AT_ONCE = Math.floor(MAX_BATCH_STATEMENTS / 2)

/** Answers how many chats were told of, or left out because the person does not want mails. */
export const mailUnread = (ctx: Ctx): Promise<number> =>
  inRounds(AT_ONCE, async () => {
    const due = await dueChats(ctx)
    if (due.length > 0) await mail(ctx, due)
    return due.length
  })

type Due = Awaited<ReturnType<typeof dueChats>>

async function mail(ctx: Ctx, due: Due): Promise<void> {
  const statements = due.map(async ({ tradeId, mailDue, name, item, ...reader }) => {
    const chat = and(eq(tradeUnread.tradeId, tradeId), eq(tradeUnread.userId, reader.id))
    // Read meanwhile, or told of by another run.
    const isOver = sql`not exists (select 1 from ${tradeUnread}
      where ${chat} and ${tradeUnread.mailDue} = ${mailDue})`
    return [
      ...(await mailTo(ctx, 'new_message', reader, { name, item, tradeId, unless: isOver })),
      ctx.db
        .update(tradeUnread)
        .set({ mailDue: null })
        .where(and(chat, eq(tradeUnread.mailDue, mailDue ?? 0))),
    ]
  })
  await runBatch(ctx.db, (await Promise.all(statements)).flat())
}

const sender = alias(users, 'sender')

const dueChats = (ctx: Ctx) =>
  ctx.db
    .select({
      tradeId: tradeUnread.tradeId,
      mailDue: tradeUnread.mailDue,
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      language: users.language,
      name: sql<string>`${sender.firstName}`.as('sender_name'),
      item: items.title,
    })
    .from(tradeUnread)
    .innerJoin(trades, eq(trades.id, tradeUnread.tradeId))
    .innerJoin(users, eq(users.id, tradeUnread.userId))
    .innerJoin(
      sender,
      sql`${sender.id} = case when ${trades.fromUserId} = ${users.id} then ${trades.toUserId} else ${trades.fromUserId} end`,
    )
    .innerJoin(items, eq(items.id, trades.requestedItemId))
    .where(lte(tradeUnread.mailDue, ctx.clock.now()))
    .orderBy(asc(tradeUnread.mailDue))
    .limit(AT_ONCE)
