/** What a new proposal tells its owner: a notification, and a mail when they want it. */
import { inArray, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Statement } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { mailTo } from '../notifications/mail-to.ts'
import { notify } from '../notifications/notify.ts'
import { offerTypeOf } from '../trades/versions/rules.ts'
import { toldOf } from '../trades/versions/told.ts'
import type { Wanted } from './store.ts'

/** A question says so (D48); an offer says for what. */
export async function proposalNews(
  ctx: Ctx,
  viewer: Viewer,
  { target, terms }: Wanted,
  titles: ReadonlyMap<number, string>,
): Promise<Statement[]> {
  const { id, email, firstName, language } = users
  const people = await ctx.db
    .select({ id, email, firstName, language })
    .from(users)
    .where(inArray(users.id, [viewer.id, target.ownerId]))
  const owner = people.find((one) => one.id === target.ownerId)
  const name = people.find((one) => one.id === viewer.id)?.firstName ?? ''
  // Of the proposal that this batch has just made.
  const tradeId = sql`(select max(id) from trades where from_user_id = ${viewer.id})`
  const type = offerTypeOf(terms) === null ? 'trade_question' : 'trade_proposal'
  const { offered: gives, requested: gets } = toldOf(terms, titles)
  // Whoever begins again what they have just taken back is told of within the hour that began then (D59).
  const toldAt = sql`(select to_told_at from trades where id = ${tradeId})`
  const now = ctx.clock.now()
  const params = { name, item: target.title, ...(type === 'trade_proposal' && { gives, gets }) }
  const unless = sql`${toldAt} > ${now}`
  const news = { name, item: target.title, tradeId, params, unless }
  return [
    notify(ctx.db, { userId: target.ownerId, type, tradeId, params, due: toldAt }, now),
    ...(owner ? await mailTo(ctx, type, owner, news) : []),
  ]
}
