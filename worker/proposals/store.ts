/** SQL of proposals: making one, and the lists of a person's trades. */

import { desc, type SQL, sql } from 'drizzle-orm'
import type { Statement } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import { listed } from '../db/listed.ts'
import { DAY, iso } from '../http/clock.ts'
import type { Revisions } from '../trades/contract.ts'
import { shownNow } from '../trades/rows/shown.ts'
import { GOING_ON } from '../trades/rules.ts'
import { CHANGES_TOLD_MS } from '../trades/steps/telling.ts'
import { tradeEvents, trades } from '../trades/tables.ts'
import { askingGuards, rejectedFor } from '../trades/versions/asked-again.ts'
import type { TermsGiven } from '../trades/versions/rules.ts'
import { freeThing, thingsStatements } from '../trades/versions/statements.ts'
import type { OwnTrade } from './contract.ts'
import { type Box, GOING_ON_AMONG } from './terms.ts'

/** `seen`: which revisions were shown, as far as it was said. */
export type Wanted = {
  target: { id: number; ownerId: string; title: string }
  terms: TermsGiven
  seen: Revisions
}
type New = Omit<typeof trades.$inferInsert, 'requestedItemId' | 'toUserId' | 'status' | 'seq'>

/** It is made in the same batch, and holds nothing. */
const NO_TRADE = 0

/** Made by this person since `since`, newest first, at most `most`: what the limits are counted from. */
export const recentProposals = (db: Db, userId: string, since: number, most: number) =>
  db
    .select({
      toUserId: trades.toUserId,
      createdAt: trades.createdAt,
      isQuestion: sql<boolean>`${trades.offerType} is null`.mapWith(Boolean),
    })
    .from(trades)
    .where(sql`${trades.fromUserId} = ${userId} and ${trades.createdAt} > ${since}`)
    .orderBy(desc(trades.id))
    .limit(most)

/** The rows that are there are the count: exact, however many come at once, and nothing more to write. */
function room(row: New, most: Most) {
  const today = sql`from trades indexed by trades_from
    where from_user_id = ${row.fromUserId} and created_at > ${row.createdAt - DAY}`
  const alike = row.offerType
    ? sql`${most.offers} > (select count(*) ${today} and offer_type is not null)`
    : sql`${most.questions} > (select count(*) ${today} and offer_type is null)`
  return sql`(select ${row.expiresAt} where ${most.all} > (select count(*) ${today}) and ${alike})`
}

/** A day, of all, of those that offer something and of those that offer nothing yet. */
type Most = { all: number; offers: number; questions: number }

/** A proposal is the first version of its terms. */
const FIRST = { offeredBy: 'proposer', versions: 1 } as const

/** D59: now, or an hour after the owner was told of what this person has taken back and begins again. */
function toldLast(itemId: number, actor: string, now: number) {
  const before = sql`select max(to_told_at) as at from trades indexed by trades_past
    where requested_item_id = ${itemId} and from_user_id = ${actor} and status in ('rejected', 'cancelled')`
  return sql<number>`(select case when at > ${now} then at when at + ${CHANGES_TOLD_MS} > ${now} then at + ${CHANGES_TOLD_MS}
    else ${now} end from (${before}))`
}

/**
 * One batch; the id is that of the row in its first answer. Fails on trades.requested_item_id when the item
 * is not free any more, not as it was shown, or asked for already, on trade_items.item_id for another thing, on
 * trades.from_user_id for a retry, on trades.expires_at for more than `most` in a day, and as `askingGuards` says.
 */
export function proposalStatements(
  db: Db,
  row: New & { fromUserId: string; clientId: string | null },
  { target, terms, seen }: Wanted,
  most: Most,
): Statement[] {
  const made = sql<number>`(select max(id) from trades where from_user_id = ${row.fromUserId})`
  const { createdAt, fromUserId: actor } = row
  // Who only asks may always ask.
  const asked = row.offerType === null ? [] : terms.requestedItemIds
  return [
    db
      .insert(trades)
      .values({
        ...row,
        expiresAt: room(row, most),
        ...askingGuards({ actorId: actor, things: asked, now: createdAt }, FIRST),
        toToldAt: toldLast(target.id, actor, createdAt),
        toUserId: target.ownerId,
        requestedItemId: freeThing(target.id, NO_TRADE, seen),
        requestedProposed: shownNow(sql`${target.id}`),
        status: 'pending',
        seq: 1,
      })
      .returning({ id: trades.id }),
    db
      .insert(tradeEvents)
      .values({ tradeId: made, seq: 1, type: 'created', actor, createdAt, details: {} }),
    ...thingsStatements(db, { ...terms, tradeId: made, requestedItemId: target.id, seen }),
  ]
}

/** The one that is not answered yet of what this person has asked about the item, and may make an offer of (D48). */
export async function ownQuestion(
  db: Db,
  userId: string,
  itemId: number,
  now: number,
): Promise<number | null> {
  const [row] = await db
    .select({ id: trades.id })
    .from(trades)
    .where(
      sql`${trades.requestedItemId} = ${itemId} and ${trades.fromUserId} = ${userId}
        and ${trades.status} = 'pending' and ${trades.offerType} is null and ${trades.expiresAt} > ${now}`,
    )
  return row?.id ?? null
}

export type Made = { id: number; clientDigest: string | null }

/** What a retry made before; null when it is the first. */
export async function proposalByClientId(
  db: Db,
  userId: string,
  clientId: string,
): Promise<Made | null> {
  const [row] = await db
    .select({ id: trades.id, clientDigest: trades.clientDigest })
    .from(trades)
    .where(sql`${trades.fromUserId} = ${userId} and ${trades.clientId} = ${clientId}`)
  return row ?? null
}

const SIDES = {
  received: sql.raw('trades indexed by trades_to where to_user_id'),
  sent: sql.raw('trades indexed by trades_from where from_user_id'),
}

/** Of one box, or of both: each is read from its own index, in one statement. */
function ofBoxes(box: Box | undefined, rows: (side: SQL) => SQL): SQL {
  const boxes: Box[] = box ? [box] : ['received', 'sent']
  return sql.join(
    boxes.map((one) => rows(SIDES[one])),
    sql` union all `,
  )
}

type Span = { behind: number | null; without: readonly number[]; limit: number }

/** Newest first, behind an id when given, without those of `without`. */
export async function tradeIds(
  db: Db,
  userId: string,
  box: Box | undefined,
  { behind, without, limit }: Span,
): Promise<number[]> {
  const below = behind === null ? sql`` : sql` and id < ${behind}`
  const other = without.length === 0 ? sql`` : sql` and id not in ${listed(without)}`
  const found = await db
    .select({ id: sql<number>`id`.as('id') })
    .from(
      sql`(${ofBoxes(
        box,
        (side) =>
          sql`select id from (select id from ${side} = ${userId}${below}${other} order by id desc limit ${limit})`,
      )})`,
    )
  return found
    .map(({ id }) => id)
    .sort((a, b) => b - a)
    .slice(0, limit)
}

const goingOnStatuses = sql.raw(GOING_ON.map((status) => `'${status}'`).join())

/** The ids of what is not over, among the newest of both sides: so many rows are read at most, and mostly a few. */
export const goingOn = (userId: string, among = GOING_ON_AMONG, most = among): SQL =>
  ofBoxes(
    undefined,
    (side) =>
      sql`select id from (select id from (select id, status from ${side} = ${userId} order by id desc limit ${among})
        where status in (${goingOnStatuses}) limit ${most})`,
  )

/**
 * The proposal of this person for the item that is not over: a pending one, or what has come of one; there is one at most.
 * Without an offer of theirs, the one that was turned down and keeps them from making another (D59).
 */
export async function ownTradeOn(
  db: Db,
  userId: string,
  itemId: number,
  now: number,
): Promise<OwnTrade | null> {
  const [own, rejected] = await Promise.all([
    goingOnFor(db, userId, itemId),
    rejectedFor(db, { actorId: userId, things: [itemId], now }),
  ])
  if (own && !own.isQuestion) return own
  if (!rejected) return own
  const { id, againAt } = rejected
  return { ...(own ?? { id, status: 'rejected', isQuestion: false }), againAt: iso(againAt) }
}

async function goingOnFor(db: Db, userId: string, itemId: number): Promise<OwnTrade | null> {
  const [row] = await db
    .select({
      id: trades.id,
      status: trades.status,
      isQuestion:
        sql<boolean>`${trades.offerType} is null and ${trades.status} = 'pending'`.mapWith(Boolean),
    })
    .from(trades)
    .where(
      sql`${trades.id} in (select id from trades indexed by trades_pending
          where requested_item_id = ${itemId} and from_user_id = ${userId} and status = 'pending'
        union all select trade_id from item_holds where item_id = ${itemId})
        and ${trades.fromUserId} = ${userId} and ${trades.requestedItemId} = ${itemId}
        and ${trades.status} in (${goingOnStatuses})`,
    )
    .limit(1)
  return row ?? null
}

/** Counted to `most`. */
export async function countTrades(
  db: Db,
  userId: string,
  box: Box | undefined,
  most: number,
): Promise<number> {
  const all = ofBoxes(box, (side) => sql`select 1 from ${side} = ${userId}`)
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(sql`(select 1 from (${all}) limit ${most})`)
  return row?.count ?? 0
}
