/**
 * What a person has said in trades goes; that there was a trade, about which items and how it ended, belongs to the
 * other side as well and stays. Meeting places go with it: most are somebody's door.
 */
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { LEFT_NAME } from '../../accounts/person/person.ts'
import { deleteChatPhotos } from '../../chat/photos.ts'
import { runBatch, type Statement } from '../../db/batch.ts'
import type { Ctx } from '../../http/context.ts'
import { notifications, tradeUnread } from '../../notifications/tables.ts'
import { deleteProblemPhotos } from '../../problems/photos.ts'
import { problems } from '../../problems/tables.ts'
import { roomOf } from '../../trades/room/room-client.ts'
import { tradeEvents, tradeItems, trades, tradeTerms } from '../../trades/tables.ts'
import { tradesAfter } from '../trade-ids.ts'
import type { Leaver } from './removal.ts'

/** Each a room and its photos. */
const AT_ONCE = 5
/** Events that name where the two meet. */
const OF_PLACES = ['set_meeting_details', 'confirm_meeting'] as const

export async function removeTrades(
  ctx: Ctx,
  { id }: Leaver,
  reached: string | null,
): Promise<string | null> {
  const ids = await tradesAfter(ctx.db, id, Number(reached ?? 0), AT_ONCE)
  if (ids.length === 0) return null
  // Whatever became of it: people talk from the first word on (D48).
  for (const trade of ids) {
    const kept = await roomOf(ctx, trade).forget(id)
    await deleteChatPhotos(ctx, trade, kept)
  }
  const said = await saidInProblems(ctx, id, ids)
  await runBatch(ctx.db, statements(ctx, id, ids))
  for (const { tradeId, names } of said) await deleteProblemPhotos(ctx, tradeId, names)
  return String(ids.at(-1))
}

/** Photos of their reports and of their answers; what cannot be deleted now is found by cron, which knows no row of it. */
async function saidInProblems(ctx: Ctx, id: string, ids: number[]) {
  const rows = await ctx.db.select().from(problems).where(inArray(problems.tradeId, ids))
  return rows.map(({ tradeId, reporterId, photos, accusedId, answerPhotos }) => ({
    tradeId,
    names: [...(reporterId === id ? photos : []), ...(accusedId === id ? answerPhotos : [])],
  }))
}

/** A snapshot keeps what the item was called. */
const named = (snapshot: SQL) =>
  sql`json_set(${snapshot}, '$.description', '', '$.photos', json('[]'))`

function statements(ctx: Ctx, id: string, ids: number[]): Statement[] {
  const { db } = ctx
  const isProposer = sql`${trades.fromUserId} = ${id}`
  const ofThese = inArray(tradeEvents.tradeId, ids)
  const snapshot = sql`${trades.requestedSnapshot}`
  return [
    db
      .update(trades)
      .set({
        message: sql`iif(${isProposer}, '', ${trades.message})`,
        clientId: sql`iif(${isProposer}, null, ${trades.clientId})`,
        clientDigest: sql`iif(${isProposer}, null, ${trades.clientDigest})`,
        // Either side may have answered (D49).
        responseMessage: sql`iif(exists (select 1 from trade_events where trade_id = ${trades.id}
          and type in ('accept', 'reject') and actor = ${id}), null, ${trades.responseMessage})`,
        // What was shown before anything was agreed on.
        requestedProposed: sql`iif(${isProposer}, ${trades.requestedProposed}, null)`,
        requestedSnapshot: sql`iif(${isProposer}, ${snapshot}, ${named(snapshot)})`,
        // Without who asked it is nobody's, and goes.
        cancellationReason: sql`iif(${trades.cancellationRequestedBy} <> ${id}, ${trades.cancellationReason}, null)`,
        // Who answered a request that was denied is not in the row any more: it goes, whoever wrote it.
        cancellationResponse: sql`iif(${trades.cancellationRequestedBy} = ${id}, ${trades.cancellationResponse}, null)`,
        ...{ meetingLocation: null, meetingNotes: null },
        ...{ agreedLocation: null, agreedNotes: null },
        ...{ meetingPlaceId: null, agreedPlaceId: null },
      })
      .where(inArray(trades.id, ids)),
    db
      .update(tradeItems)
      .set({ snapshot: named(sql`${tradeItems.snapshot}`), proposed: null })
      .where(
        and(
          inArray(tradeItems.tradeId, ids),
          or(isNotNull(tradeItems.snapshot), isNotNull(tradeItems.proposed)),
          sql`exists (select 1 from items where items.id = ${tradeItems.itemId} and owner_id = ${id})`,
        ),
      ),
    // What was offered on the way: the things of the terms in force stand in the trade.
    db.delete(tradeTerms).where(inArray(tradeTerms.tradeId, ids)),
    db
      .update(tradeEvents)
      .set({ details: sql`json_remove(${tradeEvents.details}, '$.message')` })
      .where(and(ofThese, eq(tradeEvents.actor, id))),
    db
      .update(tradeEvents)
      .set({ details: sql`json_remove(${tradeEvents.details}, '$.meetingLocation')` })
      .where(and(ofThese, inArray(tradeEvents.type, OF_PLACES))),
    db
      .update(notifications)
      .set({
        params: sql`json_remove(json_replace(${notifications.params}, '$.name', ${LEFT_NAME.firstName}), '$.reason', '$.place', '$.gives', '$.gets')`,
      })
      .where(
        and(
          inArray(notifications.tradeId, ids),
          sql`${notifications.userId} in (select iif(from_user_id = ${id}, to_user_id, from_user_id)
            from trades where ${inArray(sql`id`, ids)})`,
        ),
      ),
    db
      .delete(tradeUnread)
      .where(and(inArray(tradeUnread.tradeId, ids), eq(tradeUnread.userId, id))),
    db
      .update(problems)
      .set({ words: '', photos: [] })
      .where(and(inArray(problems.tradeId, ids), eq(problems.reporterId, id))),
    db
      .update(problems)
      .set({ answerWords: null, answerPhotos: [] })
      .where(and(inArray(problems.tradeId, ids), eq(problems.accusedId, id))),
  ]
}
