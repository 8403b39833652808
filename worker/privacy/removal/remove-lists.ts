/** What was for the person's own eyes, what they proved, and what they reported. */
import { and, eq, or, sql } from 'drizzle-orm'
import { marksEnd } from '../../accounts/marks/marks.ts'
import { refusedProofs } from '../../accounts/marks/tables.ts'
import { runBatch } from '../../db/batch.ts'
import { favorites } from '../../favorites/tables.ts'
import type { Ctx } from '../../http/context.ts'
import { interestConsents, interests } from '../../matches/tables.ts'
import { deletePrefix } from '../../media/delete-prefix.ts'
import {
  notificationSettings,
  notifications,
  pushSubscriptions,
} from '../../notifications/tables.ts'
import { payouts } from '../../payments/tables.ts'
import { blocks, reports } from '../../safety/tables.ts'
import { tokenTransactions } from '../../tokens/tables.ts'
import { documentsOf } from '../../verification/documents.ts'
import { badges, verifications } from '../../verification/tables.ts'
import { wishes, wishFinds, wishNews } from '../../wishes/tables.ts'
import type { Leaver } from './removal.ts'

/** A favourite is six rows written. */
const ROWS_AT_ONCE = 200

/** The long lists, a piece of each. */
export async function removeLists(ctx: Ctx, { id }: Leaver): Promise<string | null> {
  const { db } = ctx
  const first = (table: string, key: string) =>
    sql`(select ${sql.raw(key)} from ${sql.raw(table)} where user_id = ${id} limit ${ROWS_AT_ONCE})`
  const gone = await runBatch(db, [
    db
      .delete(favorites)
      .where(
        and(eq(favorites.userId, id), sql`${favorites.itemId} in ${first('favorites', 'item_id')}`),
      )
      .returning({ id: favorites.itemId }),
    db
      .delete(notifications)
      .where(
        and(
          eq(notifications.userId, id),
          sql`${notifications.id} in ${first('notifications', 'id')}`,
        ),
      )
      .returning({ id: notifications.id }),
    db
      .delete(tokenTransactions)
      .where(
        and(
          eq(tokenTransactions.userId, id),
          sql`${tokenTransactions.seq} in ${first('token_transactions', 'seq')}`,
        ),
      )
      .returning({ id: tokenTransactions.seq }),
    // What has come of their wishes, and what they said to others'.
    db
      .delete(wishFinds)
      .where(
        sql`(${wishFinds.wishId}, ${wishFinds.itemId}) in (select wish_id, item_id from wishes
          cross join wish_finds on wish_id = wishes.id where owner_id = ${id} limit ${ROWS_AT_ONCE})`,
      )
      .returning({ id: wishFinds.itemId }),
    db
      .delete(wishFinds)
      .where(
        sql`(${wishFinds.wishId}, ${wishFinds.itemId}) in (select wish_id, item_id from wish_finds
          indexed by wish_finds_offered where from_id = ${id} limit ${ROWS_AT_ONCE})`,
      )
      .returning({ id: wishFinds.itemId }),
    ...(['owner_id', 'giver_id'] as const).map((who) => removeInterests(db, who, id)),
  ])
  return gone.some((rows) => (rows as unknown[]).length === ROWS_AT_ONCE) ? 'more' : null
}

/** What one likes, and who likes one's own. */
function removeInterests(db: Ctx['db'], who: 'owner_id' | 'giver_id', id: string) {
  const column = sql.raw(who)
  return db
    .delete(interests)
    .where(
      sql`(owner_id, giver_id) in (select owner_id, giver_id from interests where ${column} = ${id} limit ${ROWS_AT_ONCE})`,
    )
    .returning({ id: interests.ownerId })
}

/**
 * Documents and what they proved, and the short lists. Reports stay without their words: that something was
 * reported, why, and what was decided protects others.
 */
export async function removeProofs(ctx: Ctx, { id }: Leaver): Promise<null> {
  const { db } = ctx
  await deletePrefix(ctx.env.PRIVATE, documentsOf(id))
  const isOpenAccount = sql`exists (select 1 from users where id = ${id} and suspended_at is null)`
  await runBatch(db, [
    db.delete(verifications).where(eq(verifications.userId, id)),
    db.delete(badges).where(eq(badges.userId, id)),
    // Whoever was suspended does not come back by leaving: theirs stay, and nothing can be read of them (D60).
    ...marksEnd(ctx, id, isOpenAccount),
    db.delete(refusedProofs).where(and(eq(refusedProofs.userId, id), isOpenAccount)),
    db.delete(wishes).where(eq(wishes.ownerId, id)),
    db.delete(wishNews).where(eq(wishNews.userId, id)),
    db.delete(notificationSettings).where(eq(notificationSettings.userId, id)),
    db.delete(interestConsents).where(eq(interestConsents.userId, id)),
    db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, id)),
    db.delete(blocks).where(or(eq(blocks.blockerId, id), eq(blocks.blockedId, id))),
    // What was not paid by now is never paid: there is nobody any more.
    db
      .update(payouts)
      .set({ detailsSealed: null, voidAt: ctx.clock.now() })
      .where(and(eq(payouts.userId, id), sql`${payouts.paidAt} is null`)),
    db.update(reports).set({ description: '' }).where(eq(reports.reporterId, id)),
    // Pictures that no row names are deleted by cron.
    db
      .update(reports)
      .set({ evidence: {}, photos: [], found: [] })
      .where(eq(reports.accusedId, id)),
  ])
  return null
}
