/**
 * SQL of a plan. Every fragment stands in FROM under the name `items`, so that conditions on Drizzle's
 * columns fit whether rows come from a window of an index or from a narrow source.
 * Conditions of partial indexes are literal: SQLite does not match them against bound values.
 */

import { type SQL, sql } from 'drizzle-orm'
import { listed, spansOf } from '../db/listed.ts'
import { cellOfSpot, cellRangesAround } from '../places/grid.ts'
import { isNotBlocked } from '../safety/blocks/between.ts'
import { allOf, idsOf, isOf, priceRange } from './conditions.ts'
import {
  type Circle,
  hasPrice,
  type IndexName,
  isPriceKey,
  offered,
  type Plan,
  type Source,
  type Wanted,
} from './plan.ts'
import { type Group, matchOf } from './text.ts'

/** Where a walk goes on: behind this key and id. */
export type Position = { k: number | string; id: number }

export const KEY_COLUMNS = {
  id: 'id',
  estimatedValue: 'estimated_value',
  priceRank: 'price_rank',
  titleSort: 'title_sort',
  popularity: 'popularity',
  spot: 'spot',
} as const

const OFFERED = "deleted_at is null and trade_status = 'available'"
const SHOWN = 'deleted_at is null'
const CONDITIONS: Record<IndexName, string> = {
  items_offer: OFFERED,
  items_offer_category: OFFERED,
  items_offer_price: OFFERED,
  items_offer_title: OFFERED,
  items_offer_popularity: OFFERED,
  items_shown: SHOWN,
  items_price: SHOWN,
  items_title: SHOWN,
  items_popularity: SHOWN,
  items_offer_price_low: OFFERED,
  items_price_low: SHOWN,
  items_traded: `${SHOWN} and trade_status = 'traded'`,
  items_near: `${SHOWN} and cell is not null`,
}

function rowsOf(index: IndexName, columns: string, where: (SQL | null)[]): SQL {
  const all = allOf([sql.raw(CONDITIONS[index]), ...where])
  return sql`select ${sql.raw(columns)} from items indexed by ${sql.raw(index)} where ${all}`
}

/** What the walked index answers by itself. */
function range({ index, key, descending }: Plan, wanted: Wanted, begun: boolean): (SQL | null)[] {
  // Behind a position the side it came from is passed, and an index seeks one bound a side only.
  const passed = begun ? (descending ? 'high' : 'low') : null
  return [
    index === 'items_offer_category' ? sql`category_id = ${wanted.categoryIds[0]}` : null,
    key === 'id' && wanted.days ? isOf(wanted.days) : null,
    isPriceKey(key) && hasPrice(wanted) ? priceRange(wanted, KEY_COLUMNS[key], passed) : null,
    isNotBlocked(wanted.blockedFor),
  ]
}

/** At most `size` rows behind a position, in order. `columns` in SQL, id and the key among them. */
export function windowOf(
  plan: Plan,
  wanted: Wanted,
  columns: string,
  after: Position | null,
  size: number,
): SQL {
  const key = sql.raw(KEY_COLUMNS[plan.key])
  const way = sql.raw(plan.descending ? 'desc' : 'asc')
  const filters = range(plan, wanted, after !== null)
  const rows = (more: SQL | null) => rowsOf(plan.index, columns, [...filters, more])
  const ordered = (select: SQL, order: SQL) =>
    sql`(${select} order by ${order} limit ${size}) as items`
  if (plan.key === 'id') {
    return ordered(rows(idsOf('id', bounds(plan, wanted, after?.id))), sql`id ${way}`)
  }
  const order = sql`${key} ${way}, id ${way}`
  if (after === null) return ordered(rows(null), order)
  const beyond = sql.raw(plan.descending ? '<' : '>')
  // Not (key, id) > (?, ?): SQLite would read all rows of one price to find the id among them.
  const ties = rows(sql`${key} = ${after.k} and id ${beyond} ${after.id}`)
  return ordered(sql`${ties} union all ${rows(sql`${key} ${beyond} ${after.k}`)}`, order)
}

const bounds = ({ descending }: Plan, { days }: Wanted, after: number | null = null) => ({
  days,
  after,
  descending,
})

/** At most `size` full-text hits behind an id, in the order of ids, joined to their rows. */
export function textWindowOf(
  plan: Plan,
  wanted: Wanted,
  group: Group,
  afterId: number | null,
  size: number,
): SQL {
  const where = allOf([
    sql`items_fts match ${matchOf(wanted.text, group)}`,
    idsOf('rowid', bounds(plan, wanted, afterId)),
  ])
  const way = sql.raw(plan.descending ? 'desc' : 'asc')
  return joined(
    sql`select rowid as found_id from items_fts where ${where} order by rowid ${way} limit ${size}`,
  )
}

const joined = (found: SQL) => sql`(${found}) as found cross join items on items.id = found_id`

/** Rows of a narrow source, in no order. */
export function sourceOf(source: Source, wanted: Wanted, columns: string, size: number): SQL {
  if (source === 'wants') return joined(sql`${foundByWants(wanted)} limit ${size}`)
  if (source !== 'text') {
    return sql`(${narrow(source, wanted, columns)} limit ${size}) as items`
  }
  return joined(sql`${foundByText(wanted)} limit ${size}`)
}

/** How many rows a source holds, counted to `size`. */
export function sizeOf(source: Source, wanted: Wanted, size: number): SQL<number> {
  const rows = found(source, wanted)
  return sql<number>`(select count(*) from (${rows} limit ${size}))`
}

function found(source: Source, wanted: Wanted): SQL {
  if (source === 'text') return foundByText(wanted)
  return source === 'wants' ? foundByWants(wanted) : narrow(source, wanted, 'id')
}

/** A thing stands there once a category: whoever would like two of mine comes twice (sources.ts). */
const foundByWants = ({ wants }: Wanted) =>
  sql`select item_id as found_id from item_wants where category_id in ${listed([...(wants?.categoryIds ?? [])])}`

const foundByText = (wanted: Wanted) =>
  sql`select rowid as found_id from items_fts where items_fts match ${matchOf(wanted.text, 'any')}`

function narrow(source: Exclude<Source, 'text' | 'wants'>, wanted: Wanted, columns: string): SQL {
  const among = offered(wanted)
  switch (source) {
    case 'circle':
      return inCells(wanted, columns)
    case 'price':
      return rowsOf(among === 'offer' ? 'items_offer_price' : 'items_price', columns, [
        priceRange(wanted, KEY_COLUMNS.estimatedValue),
      ])
    case 'days':
      return rowsOf(among === 'offer' ? 'items_offer' : 'items_shown', columns, [
        idsOf('id', { days: wanted.days, after: null, descending: true }),
      ])
    case 'traded':
      return rowsOf('items_traded', columns, [])
  }
}

/** A range of cells a parallel, about 20 at 100 km: cell by cell, even the empty ones would cost a row. */
function inCells({ circle }: Wanted, columns: string): SQL {
  const ranges = circle ? rangesOf(circle) : []
  return sql`select ${sql.raw(columns)} from ${spansOf(ranges)} cross join items indexed by items_near where ${sql.raw(CONDITIONS.items_near)} and cell between low and high`
}

/** With those of the asker's cell and town, which may lie beyond the circle. */
function rangesOf({ latitude, longitude, km, own }: Circle): [number, number][] {
  const ranges = cellRangesAround(latitude, longitude, km)
  const isIn = (cell: number) => ranges.some(([from, to]) => from <= cell && cell <= to)
  const beyond = cellsOfOwn(own).filter((cell) => !isIn(cell))
  return [...ranges, ...beyond.map((cell): [number, number] => [cell, cell])]
}

export const cellsOfOwn = (own: readonly number[]): number[] => [...new Set(own.map(cellOfSpot))]

/** Of a cell what is told in a step, of ids from one on and below another. */
export type Stop = readonly [cell: number, from: number, below: number, step: number]

/**
 * The first `size` rows of some stops, in their order, newest first in each; which stop (`nth`), and its step (`of_step`). Nothing
 * sorts them: the order is that of the two loops, since a sort would read all rows of a town before it answers the first.
 */
export function stopsOf(stops: readonly Stop[], columns: string, size: number): SQL {
  const part = (i: number, name: string) => sql.raw(`json_extract(value, '$[${i}]') as ${name}`)
  const spans = sql`(select ${part(0, 'at')}, ${part(1, 'least')}, ${part(2, 'below')}, ${part(3, 'of_step')}, key as nth from json_each(${JSON.stringify(stops)})) as stop`
  return sql`(select ${sql.raw(columns)}, nth, of_step from ${spans} cross join items indexed by items_near where ${sql.raw(CONDITIONS.items_near)} and cell = at and id >= least and id < below limit ${size}) as items`
}

/** Which of some cells hold something, by their place in the list, a row read each; and the newest id of all. */
export function filledAmong(cells: readonly number[]): SQL {
  const spans = sql`(select value as at, key as nth from json_each(${JSON.stringify(cells)})) as span`
  return sql`(select nth, (select max(id) from items) as newest from ${spans} where exists (select 1 from items indexed by items_near where ${sql.raw(CONDITIONS.items_near)} and cell = at)) as filled`
}
