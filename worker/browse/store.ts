/** A page of the item list: at most 3,000 rows read whatever is asked. */

import { eq, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import { counters } from '../db/counters.ts'
import { cut, totalText } from '../http/page.ts'
import { COUNT_EXACT_MAX } from '../http/terms.ts'
import { items } from '../items/tables.ts'
import { CARD_COLUMNS, cardFields } from '../items/view.ts'
import { blockedWith } from '../safety/blocks/between.ts'
import { type Found, type Place, positionOf } from './cards.ts'
import { walkNearest } from './nearest.ts'
import { hasPrice, type Plan, type Wanted } from './plan.ts'
import { KEY_COLUMNS, windowOf } from './query.ts'
import { askSources, collect } from './sources.ts'
import { walk } from './walk.ts'

/** `from` null: the first page. */
export async function findItems(
  db: Db,
  plan: Plan,
  wanted: Wanted,
  from: Place | null,
  limit: number,
): Promise<Found> {
  if (plan.leftover.length === 0) return walkStraight(db, plan, wanted, from, limit)
  if (from?.source) return collect(db, plan, wanted, from.source, from, limit)
  const onward = plan.key === 'spot' ? walkNearest : walk
  if (from) return onward(db, plan, wanted, from, limit)
  const { narrow, reads } = await askSources(db, plan, wanted)
  if (narrow) return collect(db, plan, wanted, narrow, null, limit)
  return onward(db, plan, wanted, null, limit, reads)
}

const LISTED_COLUMNS = `${CARD_COLUMNS}, price_rank`

/** The index answers all filters: it is read from the place to the end of the page, owners beside. */
async function walkStraight(
  db: Db,
  plan: Plan,
  wanted: Wanted,
  from: Place | null,
  limit: number,
): Promise<Found> {
  const way = sql.raw(plan.descending ? 'desc' : 'asc')
  const asked = db
    .select(cardFields)
    .from(windowOf(plan, wanted, LISTED_COLUMNS, from?.at ?? null, limit + 1))
    .innerJoin(users, eq(users.id, items.ownerId))
    .orderBy(
      ...(plan.key === 'id' ? [] : [sql`${sql.raw(`items.${KEY_COLUMNS[plan.key]}`)} ${way}`]),
      sql`${items.id} ${way}`,
    )
  const [found, total] = await Promise.all([
    asked,
    from === null ? countAll(db, plan, wanted) : null,
  ])
  const { shown, end } = cut(found, limit)
  return {
    cards: shown,
    next: end ? { group: 0, at: positionOf(plan, wanted, end), source: null } : null,
    total,
  }
}

async function countAll(db: Db, plan: Plan, wanted: Wanted): Promise<string> {
  if (isUnfiltered(wanted)) {
    const { blockedFor } = wanted
    const hidden = blockedFor === null ? sql`0` : offersOf(blockedFor)
    const [row] = await db
      .select({ count: sql<number>`${counters.value} - ${hidden}`.as('count') })
      .from(counters)
      .where(eq(counters.name, 'items_offer'))
    return totalText(row?.count ?? 0, true)
  }
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(windowOf(plan, wanted, 'id', null, COUNT_EXACT_MAX + 1))
  return totalText(row?.count ?? 0, true)
}

/** What is left out for this person, of what is on offer: counted, because those are few. */
const offersOf = (
  blockedFor: string,
) => sql`(select count(*) from ${blockedWith(blockedFor)} as apart
  cross join items indexed by items_owner on owner_id = blocked_id
  where deleted_at is null and trade_status = 'available')`

/** Among lists that an index answers: what is on offer, in any order. */
function isUnfiltered(wanted: Wanted): boolean {
  const { availability, categoryIds, days } = wanted
  return availability === 'available' && categoryIds.length === 0 && !days && !hasPrice(wanted)
}
