/** What a new proposal tells its owner: a notification, and a mail when they want it. */
import { sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Statement } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { mailTo } from '../notifications/mail-to.ts'
import { notify } from '../notifications/notify.ts'
import { offerTypeOf } from '../trades/versions/rules.ts'
import { toldOf } from '../trades/versions/told.ts'
import type { Wanted } from './store.ts'

export type Sides = Awaited<ReturnType<typeof sidesOf>>

/** Whoever proposes, and whose the thing is that they want. */
export async function sidesOf({ db }: Ctx, viewer: Viewer, itemId: number) {
  const { id, email, firstName, language } = users
  const owner = sql`(select owner_id from items where id = ${itemId})`
  return db
    .select({ id, email, firstName, language })
    .from(users)
    .where(sql`${id} in (${viewer.id}, ${owner})`)
}

/** A question says so (D48); an offer says for what. */
export async function proposalNews(
  ctx: Ctx,
  viewer: Viewer,
  { target, terms }: Wanted,
  { titles, sides }: { titles: ReadonlyMap<number, string>; sides: Sides },
): Promise<Statement[]> {
  const owner = sides.find((one) => one.id === target.ownerId)
  const name = sides.find((one) => one.id === viewer.id)?.firstName ?? ''
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
