/** Whoever was told no, or took their offer back, asks for the same thing again only so often (D59): conditions of the batch. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { listed } from '../../db/listed.ts'
import { DAY } from '../../http/clock.ts'

/** D59: after a no. A week is long enough to think of another offer, and too long to wear anybody down. */
const REJECTED_AGAIN_MS = 7 * 24 * 3_600_000
/** D59: offers for one thing that are taken back in a day. The first may be a slip and is replaced once; a third is a game. */
const WITHDRAWN_MAX = 2

/** `things`: what is asked for that was not on the table yet. */
export type Asking = { actorId: string; things: readonly number[]; now: number }

/**
 * Offers of this person for any of these things, as the last word of a trade that ended by `ending` of a person: what the
 * system ended (taken elsewhere, expired) was nobody's no. Found by the thing, whichever side of the trade asked for it.
 */
function endedBy({ actorId, things, now }: Asking, ending: 'reject' | 'withdraw', within: number) {
  const asked = listed(things)
  const status = sql.raw(ending === 'reject' ? `'rejected'` : `'cancelled'`)
  return sql`from (select id from trades indexed by trades_past
        where requested_item_id in ${asked} and from_user_id = ${actorId} and status in ('rejected', 'cancelled')
      union all select trade_id from trade_items where item_id in ${asked}) as about
    cross join trades as past on past.id = about.id
    where past.status = ${status} and past.updated_at > ${now - within} and past.offer_type is not null
      and ${actorId} = case past.offered_by when 'proposer' then past.from_user_id else past.to_user_id end
      and exists (select 1 from trade_events as last
        where last.trade_id = past.id and last.seq = past.seq and last.type = ${ending})`
}

/**
 * Two columns of trades that take no null, so that the batch fails where this person may not ask again: on
 * trades.offered_by after a no, on trades.versions after too many that were taken back.
 */
export function askingGuards<Side extends string>(
  asking: Asking,
  { offeredBy, versions }: { offeredBy: Side; versions: number },
): { offeredBy: Side | SQL<Side>; versions: number | SQL<number> } {
  if (asking.things.length === 0) return { offeredBy, versions }
  return {
    offeredBy: sql<Side>`(select ${offeredBy} where not exists (select 1 ${endedBy(asking, 'reject', REJECTED_AGAIN_MS)}))`,
    versions: sql<number>`(select ${versions} where ${WITHDRAWN_MAX} > (select count(distinct past.id) ${endedBy(asking, 'withdraw', DAY)}))`,
  }
}

export type AskedAgain = 'asked_rejected' | 'asked_withdrawn'

/** Which of them a batch was lost on. */
export const askedAgain = (lost: string | null): AskedAgain | null => {
  if (lost === 'trades.offered_by') return 'asked_rejected'
  return lost === 'trades.versions' ? 'asked_withdrawn' : null
}

/** The newest offer that was turned down; when this person may make another. Null: now. */
export async function rejectedFor(
  db: Db,
  asking: Asking,
): Promise<{ id: number; againAt: number } | null> {
  const [row] = await db.select({ id: sql<number | null>`id`, endedAt: sql<number>`at` }).from(
    // With max() the other columns are of its row.
    sql`(select past.id as id, max(past.updated_at) as at ${endedBy(asking, 'reject', REJECTED_AGAIN_MS)})`,
  )
  return row?.id == null ? null : { id: row.id, againAt: row.endedAt + REJECTED_AGAIN_MS }
}
