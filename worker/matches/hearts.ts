/** SQL of hearts that are a minute old: what is known of them, and what comes of them in one batch. */
import { sql } from 'drizzle-orm'
import { isProvedPerson } from '../accounts/person/beginner.ts'
import type { Statement } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import type { TradeStatus } from '../items/terms.ts'
import type { NotificationParams } from '../notifications/contract.ts'
import { lastNotice, noticeColumns } from '../notifications/notify.ts'
import { notifications } from '../notifications/tables.ts'
import { areBlocked } from '../safety/blocks/between.ts'
import { isTelling } from './consent.ts'
import { likedKinds, likedStill, parsed, thingsOf } from './liked.ts'
import { interestReached, interests } from './tables.ts'
import { OFFERS_COUNTED, TOLD_A_DAY, TOLD_DAY_MS, UNANSWERED_MAX, UNANSWERED_MS } from './terms.ts'

/** The last heart that was looked at. */
export type Reached = { at: number; itemId: number }
export type Heart = { giverId: string; itemId: number; at: number; tells: boolean }

export async function reachedNow(db: Db): Promise<Reached> {
  const { at, itemId } = interestReached
  const [row] = await db.select({ at, itemId }).from(interestReached).where(sql`id = 1`)
  return row ?? { at: 0, itemId: 0 }
}

/** Given until then, in the order of their index, behind what was reached; at most so many. */
export const heartsBehind = (db: Db, reached: Reached, until: number, most: number) =>
  db
    .select({
      giverId: sql<string>`heart.user_id`.as('giver'),
      itemId: sql<number>`heart.item_id`.as('item'),
      at: sql<number>`heart.created_at`.as('at'),
      tells: sql<boolean>`heart.tells`.mapWith(Boolean).as('tells'),
    })
    .from(sql`favorites as heart indexed by favorites_age`)
    .where(
      sql`(heart.created_at, heart.item_id) > (${reached.at}, ${reached.itemId})
        and heart.created_at <= ${until}`,
    )
    .orderBy(sql`heart.created_at`, sql`heart.item_id`)
    .limit(most)

export type Known = Awaited<ReturnType<typeof knownOf>>[number]

/** All that decides about these hearts, a row each, in their order; those of things that were never there are left out. */
export function knownOf(db: Db, hearts: readonly Heart[], now: number) {
  const list = JSON.stringify(hearts.map(({ giverId, itemId, at }) => [giverId, itemId, at]))
  const returned = likedStill<string>(sql`thing.title`, {
    ...{ itemIds: sql`back.item_ids`, giverId: sql`owner.id`, ownerId: sql`giver.id` },
  })
  return db
    .select({
      at: sql<number>`json_extract(heart.value, '$[2]')`.as('at'),
      itemId: sql<number>`item.id`.as('item'),
      title: sql<string>`item.title`.as('title'),
      /** Guaraníes x 100. */
      value: sql<number>`item.estimated_value`.as('worth'),
      spot: sql<number | null>`item.spot`.as('place'),
      tradeStatus: sql<TradeStatus>`item.trade_status`.as('status'),
      isShown: sql<boolean>`item.deleted_at is null`.mapWith(Boolean).as('is_shown'),
      ownerId: sql<string>`owner.id`.as('owner'),
      ownerName: sql<string>`owner.first_name`.as('owner_name'),
      giverId: sql<string>`giver.id`.as('giver'),
      giverName: sql<string>`giver.first_name`.as('giver_name'),
      createdAt: sql<number>`giver.created_at`.as('came_at'),
      successfulTrades: sql<number>`giver.successful_trades`.as('trades'),
      limitedUntil: sql<number | null>`giver.limited_until`.as('limited'),
      isProved: isProvedPerson(sql`giver.id`).mapWith(Boolean).as('is_proved'),
      areThere:
        sql<boolean>`giver.suspended_at is null and giver.left_at is null and owner.suspended_at is null and owner.left_at is null`
          .mapWith(Boolean)
          .as('are_there'),
      isWilling: isTelling(sql`giver.id`).as('is_willing'),
      isApart: areBlocked(sql`giver.id`, sql`owner.id`).as('is_apart'),
      itemIds: sql<number[]>`coalesce(pair.item_ids, '[]')`
        .mapWith(parsed<number[]>)
        .as('item_ids'),
      likedAt: sql<number | null>`pair.liked_at`.as('liked_at'),
      rank: sql<number | null>`pair.rank`.as('rank'),
      toldAt: sql<number | null>`pair.told_at`.as('told_at'),
      answeredAt: sql<number | null>`pair.answered_at`.as('answered_at'),
      mutualAt: sql<number | null>`pair.mutual_at`.as('mutual_at'),
      refusedAt: sql<number | null>`pair.refused_at`.as('refused_at'),
      isReturning: isTelling(sql`owner.id`).as('is_returning'),
      /** What the owner likes of the giver's: its title. */
      returned: sql<string | null>`case when back.refused_at is null then ${returned} end`.as(
        'returned',
      ),
      backItemIds: sql<number[]>`coalesce(back.item_ids, '[]')`
        .mapWith(parsed<number[]>)
        .as('back_ids'),
      backLikedAt: sql<number | null>`back.liked_at`.as('back_liked'),
      backRank: sql<number | null>`back.rank`.as('back_rank'),
      backToldAt: sql<number | null>`back.told_at`.as('back_told'),
      toldToday:
        sql<number>`(select count(*) from (select 1 from interests as told indexed by interests_today
        where told.giver_id = giver.id and told.told_at > ${now - TOLD_DAY_MS} limit ${TOLD_A_DAY}))`.as(
          'told_today',
        ),
      unanswered:
        sql<number>`(select count(*) from (select 1 from interests as told indexed by interests_told
        where told.owner_id = owner.id and told.told_at > ${now - UNANSWERED_MS} and told.answered_at is null
        limit ${UNANSWERED_MAX}))`.as('unanswered'),
      things: thingsOf(sql`giver.id`, OFFERS_COUNTED).as('things'),
      likes: likedKinds(sql`owner.id`).as('likes'),
    })
    .from(
      sql`json_each(${list}) as heart
        cross join items as item on item.id = json_extract(heart.value, '$[1]')
        cross join users as giver on giver.id = json_extract(heart.value, '$[0]')
        cross join users as owner on owner.id = item.owner_id
        left join interests as pair on pair.owner_id = owner.id and pair.giver_id = giver.id
        left join interests as back on back.owner_id = giver.id and back.giver_id = owner.id`,
    )
}

/** A row of `interests` as it is from now on. */
export type Pair = {
  ownerId: string
  giverId: string
  itemIds: number[]
  likedAt: number | null
  rank: number | null
  toldAt: number | null
  answeredAt: number | null
  mutualAt: number | null
}

const PAIR = sql.raw('pair.value')
const of = <T>(name: keyof Pair) => sql<T>`json_extract(${PAIR}, ${sql.raw(`'$.${name}'`)})`

/** Whether somebody said no meanwhile stays as it is. */
export function savePairs(db: Db, pairs: readonly Pair[]): Statement {
  const news = (column: string) => sql.raw(`excluded.${column}`)
  return db
    .insert(interests)
    .select(
      db
        .select({
          ownerId: of<string>('ownerId').as('owner_id'),
          giverId: of<string>('giverId').as('giver_id'),
          itemIds: of<number[]>('itemIds').as('item_ids'),
          likedAt: of<number | null>('likedAt').as('liked_at'),
          rank: of<number | null>('rank').as('rank'),
          toldAt: of<number | null>('toldAt').as('told_at'),
          answeredAt: of<number | null>('answeredAt').as('answered_at'),
          mutualAt: of<number | null>('mutualAt').as('mutual_at'),
          refusedAt: sql<null>`null`.as('refused_at'),
        })
        .from(sql`json_each(${JSON.stringify(pairs)}) as pair`)
        // Without a condition the engine would take ON CONFLICT for that of a join.
        .where(sql`true`),
    )
    .onConflictDoUpdate({
      target: [interests.ownerId, interests.giverId],
      set: {
        itemIds: news('item_ids'),
        likedAt: news('liked_at'),
        rank: news('rank'),
        toldAt: news('told_at'),
        answeredAt: news('answered_at'),
        mutualAt: news('mutual_at'),
      },
    })
}

export type InterestNotice = {
  userId: string
  type: 'interest_told' | 'interest_mutual'
  params: NotificationParams
}

/** One statement a kind. */
export function tellInterest(
  db: Db,
  type: InterestNotice['type'],
  notices: readonly InterestNotice[],
  now: number,
): Statement {
  const userId = sql`json_extract(told.value, '$.userId')`
  const row = {
    userId,
    // One person may be told of several at once.
    id: sql`${lastNotice(userId)} + row_number() over (partition by ${userId} order by told.key)`,
    type,
    tradeId: sql`null`,
    params: sql`json_extract(told.value, '$.params')`,
  }
  const some = notices.filter((notice) => notice.type === type)
  return db
    .insert(notifications)
    .select(
      db.select(noticeColumns(row, now)).from(sql`json_each(${JSON.stringify(some)}) as told`),
    )
}

/** Fails on interest_reached.at where another run was here first. */
export function reach(db: Db, before: Reached, now: Reached): Statement {
  const at = sql<number>`(select ${now.at} where exists (select 1 from interest_reached
    where id = 1 and at = ${before.at} and item_id = ${before.itemId}))`
  return db
    .insert(interestReached)
    .values({ id: 1, at, itemId: now.itemId })
    .onConflictDoUpdate({
      target: interestReached.id,
      set: { at: sql`excluded.at`, itemId: sql`excluded.item_id` },
    })
}
