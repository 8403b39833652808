/** What a new proposal tells its owner: a notification, and a mail when they want it. */
import { inArray, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Statement } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { mailTo } from '../notifications/mail-to.ts'
import { notify } from '../notifications/notify.ts'

type Target = { id: number; ownerId: string; title: string }

/** `tradeId`: of a question that has become an offer. */
export async function proposalNews(
  ctx: Ctx,
  viewer: Viewer,
  target: Target,
  tradeId?: number,
): Promise<Statement[]> {
  const { id, email, firstName, language } = users
  const people = await ctx.db
    .select({ id, email, firstName, language })
    .from(users)
    .where(inArray(users.id, [viewer.id, target.ownerId]))
  const owner = people.find((one) => one.id === target.ownerId)
  const name = people.find((one) => one.id === viewer.id)?.firstName ?? ''
  const newest = sql`(select max(id) from trades where from_user_id = ${viewer.id})`
  const news = {
    name,
    item: target.title,
    // Of the proposal that this batch has just made.
    tradeId: tradeId === undefined ? newest : sql`${tradeId}`,
  }
  const notice = {
    userId: target.ownerId,
    type: 'trade_proposal' as const,
    tradeId: news.tradeId,
    params: { name, item: target.title },
  }
  return [
    notify(ctx.db, notice, ctx.clock.now()),
    ...(owner ? await mailTo(ctx, 'trade_proposal', owner, news) : []),
  ]
}
