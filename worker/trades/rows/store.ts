/** SQL of trades: what is read. What changes them is in worker/trades/steps. */

import { and, type Column, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { provedKinds } from '../../accounts/person/proofs.ts'
import { users } from '../../accounts/tables.ts'
import type { Db } from '../../db/connect.ts'
import { listed } from '../../db/listed.ts'
import type { Ctx } from '../../http/context.ts'
import { items } from '../../items/tables.ts'
import { depositsOf } from '../../payments/rows/of-trade.ts'
import { isLimitedSql, problemStanding, problemsOf } from '../../problems/rows/of-trade.ts'
import type { Deeds, Known } from '../../reputation/rules.ts'
import { areBlocked } from '../../safety/blocks/between.ts'
import {
  itemHolds,
  type StoredTerms,
  tradeEvents,
  tradeItems,
  trades,
  tradeTerms,
} from '../tables.ts'

const proposer = alias(users, 'proposer')
const owner = alias(users, 'owner')

/** An item of it is promised elsewhere, or deleted (D26). Only a pending trade can be blocked: it holds nothing. */
export const isHeld = sql<boolean>`(${trades.status} = 'pending' and (
  exists (select 1 from item_holds where item_id = ${trades.requestedItemId})
  or exists (select 1 from trade_items join item_holds on item_holds.item_id = trade_items.item_id
    where trade_items.trade_id = ${trades.id})))`.mapWith(Boolean)

/** Under a name of its own: D1 answers by names, and two sides have the same columns. */
const named = <T>(column: Column, name: string) => sql<T>`${column}`.as(name)

const personOf = (who: typeof proposer | typeof owner, side: string) => ({
  firstName: named<string>(who.firstName, `${side}_first_name`),
  lastName: named<string>(who.lastName, `${side}_last_name`),
  profileImage: named<string | null>(who.profileImage, `${side}_image`),
  email: named<string>(who.email, `${side}_email`),
  language: named<string>(who.language, `${side}_language`),
})

export const unreadOf = (viewerId: string) =>
  sql<number>`coalesce((select count from trade_unread where trade_unread.trade_id = ${trades.id}
    and trade_unread.user_id = ${viewerId}), 0)`

/** Whether this party's review of it is written, and seen or taken away; null: not written. */
export const reviewOf = (viewerId: string) =>
  sql<'waiting' | 'shown' | 'hidden' | null>`(select case when hidden_at is not null then 'hidden'
    when revealed_at is null then 'waiting' else 'shown' end from reviews
    where reviews.trade_id = ${trades.id} and reviews.reviewer_id = ${viewerId})`

/** Tokens that its completion has paid to this party (D37); null: none. */
const earnedBy = (viewerId: string) =>
  sql<number | null>`(select amount from token_transactions where user_id = ${viewerId}
    and kind = 'trade_completed' and reference = cast(${trades.id} as text))`

/** When the newest message was written, known to the day. */
const talkedAt = sql<
  number | null
>`(select max(last_at) from trade_unread where trade_unread.trade_id = ${trades.id})`

export type TermsRow = StoredTerms & { version: number; event: number }

const termsRow = { mapFromDriverValue: (text: unknown): TermsRow => JSON.parse(String(text)) }

type OtherKnown = Known &
  Pick<Deeds, 'ratingCount' | 'ratingSum'> & { successfulTrades: number; proofs: string | null }
const otherKnown = { mapFromDriverValue: (text: unknown): OtherKnown => JSON.parse(String(text)) }

/** One version of a trade; null where there is none. */
const termsAt = (version: SQL) =>
  sql<TermsRow | null>`(select json_set(terms, '$.version', version, '$.event', seq) from trade_terms
    where trade_terms.trade_id = ${trades.id} and version = ${version})`.mapWith(termsRow)

/** Versions of a trade beside the one in force, oldest first. */
export const versionsOf = (db: Db, tradeId: number) =>
  db.select().from(tradeTerms).where(eq(tradeTerms.tradeId, tradeId)).orderBy(tradeTerms.version)

/** What the rules read. */
export const standing = {
  trade: trades,
  isHeld: isHeld.as('is_held'),
  isBlocked: areBlocked(sql`${trades.fromUserId}`, sql`${trades.toUserId}`).as('is_blocked'),
  talkedAt: talkedAt.as('talked_at'),
  problem: problemStanding.as('problem'),
}

const fields = (viewerId: string) => ({
  ...standing,
  unread: unreadOf(viewerId).as('unread'),
  changeTerms: termsAt(sql`${trades.changeVersion}`).as('change_terms'),
  review: reviewOf(viewerId).as('my_review'),
  proposer: personOf(proposer, 'proposer'),
  owner: personOf(owner, 'owner'),
  item: { title: items.title, country: items.country, estimatedValue: items.estimatedValue },
  deposits: depositsOf.as('deposits'),
})

/** What its own page shows besides. */
function pageFields(viewerId: string, now: number) {
  const isProposer = sql`${trades.fromUserId} = ${viewerId}`
  return {
    ...fields(viewerId),
    previousTerms: termsAt(sql`${trades.previousVersion}`).as('previous_terms'),
    earned: earnedBy(viewerId).as('earned'),
    problems: problemsOf.as('problems'),
    isLimited: isLimitedSql(viewerId, now).as('is_limited'),
    other:
      sql<OtherKnown>`(select json_object('successfulTrades', successful_trades, 'ratingCount', rating_count,
      'ratingSum', rating_sum, 'noShows', no_shows, 'provedPartners', proved_partners,
      'unprovedPartners', unproved_partners, 'answers', answers, 'answersIn', answers_in,
      'proofs', ${provedKinds(sql`users.id`)}) from users
      where id = iif(${isProposer}, ${trades.toUserId}, ${trades.fromUserId}))`
        .mapWith(otherKnown)
        .as('other_known'),
  }
}

/** Types of what is selected do not come through a function of any fields: both name their joins. */
const tradesAndPeople = (db: Db, viewerId: string) =>
  db
    .select(fields(viewerId))
    .from(trades)
    .innerJoin(items, eq(items.id, trades.requestedItemId))
    .innerJoin(proposer, eq(proposer.id, trades.fromUserId))
    .innerJoin(owner, eq(owner.id, trades.toUserId))
export type TradeRow = Awaited<ReturnType<typeof tradesAndPeople>>[number]

const pagesAndPeople = (db: Db, viewerId: string, now: number) =>
  db
    .select(pageFields(viewerId, now))
    .from(trades)
    .innerJoin(items, eq(items.id, trades.requestedItemId))
    .innerJoin(proposer, eq(proposer.id, trades.fromUserId))
    .innerJoin(owner, eq(owner.id, trades.toUserId))
export type PageRow = Awaited<ReturnType<typeof pagesAndPeople>>[number]

const isPartys = (id: number, viewerId: string) =>
  and(
    eq(trades.id, id),
    sql`(${trades.fromUserId} = ${viewerId} or ${trades.toUserId} = ${viewerId})`,
  )

/** Null for whoever is no party: to them it does not exist. */
export async function tradeById(db: Db, id: number, viewerId: string): Promise<TradeRow | null> {
  const [row] = await tradesAndPeople(db, viewerId).where(isPartys(id, viewerId))
  return row ?? null
}

/** The same, with what its page shows besides. */
export async function pageById(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  id: number,
  viewerId: string,
): Promise<PageRow | null> {
  const [row] = await pagesAndPeople(db, viewerId, clock.now()).where(isPartys(id, viewerId))
  return row ?? null
}

/** The same for the system: whoever it belongs to. */
export async function anyPage(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  id: number,
): Promise<PageRow | null> {
  const [row] = await pagesAndPeople(db, '', clock.now()).where(eq(trades.id, id))
  return row ?? null
}

/** For the system: whoever it belongs to. */
export async function anyTrade(db: Db, id: number): Promise<TradeRow | null> {
  const [row] = await tradesAndPeople(db, '').where(eq(trades.id, id))
  return row ?? null
}

/** Of these ids, in no order. */
export const tradesById = (db: Db, ids: number[], viewerId: string): Promise<TradeRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tradesAndPeople(db, viewerId).where(inArray(trades.id, ids))

/** What the rules read, of the ids that a statement finds; no people, no items. */
export const standingsOf = (db: Db, ids: SQL) =>
  db.select(standing).from(trades).where(sql`${trades.id} in (${ids})`)

const itemFields = {
  id: items.id,
  ownerId: items.ownerId,
  title: items.title,
  description: items.description,
  estimatedValue: items.estimatedValue,
  tradeStatus: items.tradeStatus,
  country: items.country,
  city: items.city,
  spot: items.spot,
  deletedAt: items.deletedAt,
  askedAt: items.askedAt,
  photos: items.photos,
  revision: items.revision,
  condition: items.condition,
  categoryId: items.categoryId,
  location: items.location,
  tags: items.tags,
}
export type SideItem = Awaited<ReturnType<typeof thingsOf>>[number]

/** Of the trade itself: the item that it began with. */
const BEGUN_AT = -1

/**
 * What these trades are about, in the order of each: first the item that it began with, whatever has become of it. Of the
 * owner are those of whom they say so. Ids come as one parameter: a statement may have a hundred.
 */
export async function thingsOf(db: Db, tradeIds: readonly number[]) {
  const ids = listed(tradeIds)
  const rows = await db
    .select({
      ...itemFields,
      tradeId: sql<number>`t.trade_id`.as('of_trade'),
      position: sql<number>`t.position`.as('at_position'),
      snapshot: sql`t.snapshot`.mapWith(tradeItems.snapshot).as('as_agreed'),
      proposed: sql`t.proposed`.mapWith(tradeItems.proposed).as('as_proposed'),
    })
    .from(
      sql`(select id as trade_id, requested_item_id as item_id, ${BEGUN_AT} as position, requested_snapshot as snapshot,
          requested_proposed as proposed from trades where id in ${ids}
        union all select trade_id, item_id, position, snapshot, proposed from trade_items where trade_id in ${ids}) as t`,
    )
    .innerJoin(items, sql`${items.id} = t.item_id`)
  return rows.sort((a, b) => a.tradeId - b.tradeId || a.position - b.position)
}

/** In order. */
export const eventsOf = (db: Db, tradeId: number) =>
  db.select().from(tradeEvents).where(eq(tradeEvents.tradeId, tradeId)).orderBy(tradeEvents.seq)

type SetBy = { tradeId: number; actor: string; since: number }

/** When this side has set a meeting since then, newest first, at most `most`. */
export async function meetingsSetBy(db: Db, { tradeId, actor, since }: SetBy, most: number) {
  const rows = await db
    .select({ at: tradeEvents.createdAt })
    .from(tradeEvents)
    .where(
      and(
        eq(tradeEvents.tradeId, tradeId),
        eq(tradeEvents.type, 'set_meeting_details'),
        eq(tradeEvents.actor, actor),
        gt(tradeEvents.createdAt, since),
      ),
    )
    .orderBy(desc(tradeEvents.seq))
    .limit(most)
  return rows.map(({ at }) => at)
}

/** Whether this side ever put terms of its own on the table. */
export async function hasCountered(db: Db, tradeId: number, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ seq: tradeEvents.seq })
    .from(tradeEvents)
    .where(
      and(
        eq(tradeEvents.tradeId, tradeId),
        eq(tradeEvents.type, 'counter'),
        eq(tradeEvents.actor, userId),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** What terms are judged by: the items that exist, and whether they are promised, to another trade or to this one. */
export const proposedItems = (db: Db, ids: readonly number[], tradeId = 0) =>
  db
    .select({
      id: items.id,
      ownerId: items.ownerId,
      title: items.title,
      tradeStatus: items.tradeStatus,
      revision: items.revision,
      isHeld:
        sql<boolean>`${itemHolds.itemId} is not null and ${itemHolds.tradeId} is not ${tradeId}`.mapWith(
          Boolean,
        ),
      isOwn: sql<boolean>`${itemHolds.tradeId} is ${tradeId}`.mapWith(Boolean),
    })
    .from(items)
    .leftJoin(itemHolds, eq(itemHolds.itemId, items.id))
    .where(and(inArray(items.id, [...ids]), sql`${items.deletedAt} is null`))
