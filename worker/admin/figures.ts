/** Figures: counter rows, the ends of indexes, and a bounded look at what was completed. Nothing is counted through. */

import { desc, sql } from 'drizzle-orm'
import { countersOf } from '../db/counters.ts'
import type { Ctx } from '../http/context.ts'
import { isPending } from '../trades/rules.ts'
import { trades } from '../trades/tables.ts'
import { STATUSES, type Status } from '../trades/terms.ts'
import type { Figures } from './contract.ts'
import { medianHours } from './rules.ts'
import { MEDIAN_OF } from './terms.ts'

const counterOf = (status: Status) => `trades_${status}`
const COUNTERS = ['items_offer', 'people_left', ...STATUSES.map(counterOf)]

export async function figures({ db }: Pick<Ctx, 'db'>): Promise<Figures> {
  const [counted, [ends], completed] = await Promise.all([
    countersOf(db, COUNTERS),
    db
      .select({
        // Rows of people stay, so that the last number is how many there have been.
        everybody: sql<number>`coalesce((select max(rowid) from users), 0)`.as('everybody'),
        published: sql<number>`coalesce((select max(id) from items), 0)`.as('published'),
        pending: sql<number>`(select count(*) from trades where status = 'pending')`.as('pending'),
      })
      .from(sql`(select 1)`),
    db
      .select({ from: trades.createdAt, to: trades.completedAt })
      .from(trades)
      // Literal, as the condition of trades_completed.
      .where(sql`${trades.status} = 'completed'`)
      .orderBy(desc(trades.completedAt))
      .limit(MEDIAN_OF),
  ])
  const count = (name: string) => counted.get(name) ?? 0
  const byStatus = STATUSES.map((status) => [
    status,
    isPending(status) ? (ends?.pending ?? 0) : count(counterOf(status)),
  ])
  return {
    people: (ends?.everybody ?? 0) - count('people_left'),
    itemsOnOffer: count('items_offer'),
    itemsPublished: ends?.published ?? 0,
    // One entry a status, as STATUSES has them.
    trades: Object.fromEntries(byStatus) as Figures['trades'],
    medianHours: medianHours(completed.flatMap(({ from, to }) => (to === null ? [] : [to - from]))),
  }
}
