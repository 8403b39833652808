/** _Lo tengo_ (D64): one's own thing, offered to whoever looks for it. They are told; the rest is theirs. */
import { eq, sql } from 'drizzle-orm'
import { lessFor } from '../accounts/person/beginner.ts'
import { users } from '../accounts/tables.ts'
import { BEGINNER_A_DAY } from '../accounts/terms.ts'
import { lostConstraint, runBatch } from '../db/batch.ts'
import { HOUR } from '../http/clock.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { LIMITS, tooMany } from '../http/guards/limits.ts'
import type { RefusalCode } from '../http/messages.ts'
import { isOnOffer } from '../items/rules.ts'
import { itemById } from '../items/store.ts'
import { recentProposals } from '../proposals/store.ts'
import { visibleWish } from './actions.ts'
import { newsStatements } from './news/telling.ts'
import { countOfOffers, offersSince } from './offers/store.ts'
import { refuseIf } from './rows/refusing.ts'
import { oneMore } from './rows/store.ts'
import { mayOffer } from './rules.ts'
import { wishFinds } from './tables.ts'

/**
 * Throws 404 `wish_not_found`, `item_not_found`; 409 `wish_closed`, `item_unavailable`, `wish_offered`; 422 `wish_own`;
 * 429 `too_many`, of a beginner `beginner_questions`.
 */
export async function offerForWish(
  ctx: Ctx,
  viewer: Viewer,
  wishId: number,
  itemId: number,
): Promise<void> {
  const now = ctx.clock.now()
  const wish = await visibleWish(ctx, viewer, wishId)
  refuseIf(mayOffer(wish, viewer.id, now))
  const item = await itemById(ctx.db, itemId)
  if (item?.ownerId !== viewer.id || item.deletedAt !== null) {
    throw new Refusal('item_not_found', 404)
  }
  if (!isOnOffer(item.tradeStatus)) throw new Refusal('item_unavailable', 409)
  const most = await requireQuestionLeft(ctx, viewer, now)
  const [owner, giver] = await Promise.all([personOf(ctx, wish.ownerId), personOf(ctx, viewer.id)])
  const reader = { wishId, userId: wish.ownerId, words: wish.words, country: owner.country }
  const news = { type: 'wish_offered', item: item.title, name: giver.firstName } as const
  try {
    await runBatch(ctx.db, [
      offered(ctx, { wishId, itemId, fromId: viewer.id, most, now }),
      oneMore(ctx.db, wishId),
      ...newsStatements(ctx.db, [reader], news, now),
    ])
  } catch (error) {
    const lost = lostConstraint(error)
    if (lost === 'wish_finds.created_at')
      throw new Refusal('wish_offered', 409, { current: { wishId, itemId } })
    if (lost === 'wish_finds.item_id') throw new Refusal('item_unavailable', 409)
    if (lost === 'wish_finds.wish_id') throw tooMany(HOUR, most.code)
    throw error
  }
}

async function personOf({ db }: Ctx, id: string) {
  const { country, firstName } = users
  const [person] = await db.select({ country, firstName }).from(users).where(eq(users.id, id))
  return person ?? { country: '', firstName: '' }
}

type Most = { questions: number; code: RefusalCode }

/** D59: questions of a day and things that were offered are counted together, in their own rows. Throws 429. */
async function requireQuestionLeft(ctx: Ctx, { id }: Viewer, now: number): Promise<Most> {
  const why = await lessFor(ctx, id)
  const { questions: count } = why ? BEGINNER_A_DAY : { questions: LIMITS.questions.count }
  const questions = Math.ceil(count * ctx.settings.RATE_LIMIT_FACTOR)
  const code = why ? (`${why}_questions` as const) : 'too_many'
  const since = now - LIMITS.questions.windowMs
  const [proposals, offers] = await Promise.all([
    recentProposals(ctx.db, id, since, LIMITS.proposals.count * 2),
    offersSince(ctx.db, id, since, questions),
  ])
  const asked = proposals.filter(({ isQuestion }) => isQuestion).map(({ createdAt }) => createdAt)
  const times = [...asked, ...offers]
  if (times.length >= questions) {
    throw tooMany(Math.min(...times) + LIMITS.questions.windowMs - now, code)
  }
  return { questions, code }
}

type Offer = { wishId: number; itemId: number; fromId: string; most: Most; now: number }

/**
 * What was found before is said by its owner from now on. Fails on item_id where the thing is not theirs and free any more, on
 * created_at where it was offered before, on wish_id beyond the questions of a day.
 */
function offered({ db }: Ctx, { wishId, itemId, fromId, most, now }: Offer) {
  const since = now - LIMITS.questions.windowMs
  const asked = sql`(select count(*) from trades indexed by trades_from
    where from_user_id = ${fromId} and created_at > ${since} and offer_type is null)`
  const wish = sql`(select ${wishId} where ${most.questions} > ${countOfOffers(fromId, since)} + ${asked})`
  const item = sql`(select id from items where id = ${itemId} and owner_id = ${fromId}
    and deleted_at is null and trade_status = 'available')`
  const at = sql`(select ${now} where not exists (select 1 from wish_finds
    where wish_id = ${wishId} and item_id = ${itemId} and from_id is not null))`
  return db
    .insert(wishFinds)
    .values({ wishId: wish, itemId: item, fromId, createdAt: at })
    .onConflictDoUpdate({
      target: [wishFinds.wishId, wishFinds.itemId],
      set: { fromId: sql`excluded.from_id`, createdAt: sql`excluded.created_at` },
    })
}
