/** Filters as SQL conditions: on one row of `items`, and as ranges of an index. */
import { and, eq, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { items } from '../items/tables.ts'
import { STEPS_KM } from '../places/terms.ts'
import { isNotBlocked } from '../safety/blocks/between.ts'
import { type Circle, hasPrice, NO_PRICE_RANK, type Wanted, type Wants } from './plan.ts'
import type { Days } from './rules.ts'
import { type Group, rowMatches } from './text.ts'

/** Ids follow time but for requests that ran at once; the exact time is tested beside. */
const ID_SLACK_MS = 60_000
const BEYOND_ALL_IDS = sql.raw('9223372036854775807')
/** Kilometres a degree of a great circle, as in worker/places/grid.ts. */
const KM_PER_DEGREE = 111.19508
const HALF_IN_RADIANS = Math.PI / 360

export function allOf(parts: (SQL | null)[]): SQL {
  const kept = parts.filter((part) => part !== null)
  return kept.length === 0 ? sql`1` : sql.join(kept, sql` and `)
}

/** The smallest id since a time, give or take; one row is read. */
const firstSince = (time: number) =>
  sql`coalesce((select id from items where created_at >= ${time} order by created_at limit 1), ${BEYOND_ALL_IDS})`

type Bounds = { days: Days | null; after: number | null; descending: boolean }

/**
 * Ids of some days and behind an id, as one bound a side: an index seeks only one, and would read its
 * way to the other. Integers: the full-text index ignores a bound that D1 sends as a double.
 */
export function idsOf(name: 'id' | 'rowid', { days, after, descending }: Bounds): SQL {
  const behind = after === null ? null : sql`cast(${after} as integer)`
  const low = days && sql`${firstSince(days.from - ID_SLACK_MS)} - 1`
  const high = days && days.until !== null ? firstSince(days.until + ID_SLACK_MS) : null
  const id = sql.raw(name)
  const above = both('max', low, descending ? null : behind)
  const below = both('min', high, descending ? behind : null)
  return allOf([above && sql`${id} > ${above}`, below && sql`${id} < ${below}`])
}

function both(which: 'max' | 'min', a: SQL | null, b: SQL | null): SQL | null {
  return a && b ? sql`${sql.raw(which)}(${a}, ${b})` : (a ?? b)
}

export function isOf({ from, until }: Days): SQL {
  return allOf([sql`created_at >= ${from}`, until === null ? null : sql`created_at < ${until}`])
}

/** Of an index of prices, but for a side that is passed. What has no price (0) is in no range. */
export function priceRange(
  { minPrice, maxPrice }: Wanted,
  column: string,
  passed: 'low' | 'high' | null = null,
): SQL {
  const key = sql.raw(column)
  const most = maxPrice ?? NO_PRICE_RANK - 1
  return allOf([
    passed === 'low' ? null : sql`${key} >= ${Math.max(1, minPrice)}`,
    passed === 'high' ? null : sql`${key} <= ${most}`,
  ])
}

/** All filters on one row; those that an index has answered already cost next to nothing. */
export function rowFits(wanted: Wanted, group: Group): SQL {
  const { availability, categoryIds, equal, minPrice, maxPrice, days, circle, wants, text } = wanted
  const fits = and(
    isNull(items.deletedAt),
    availability === 'all' ? undefined : eq(items.tradeStatus, availability),
    // Literal: a query may bind a hundred values, and these are our own numbers.
    categoryIds.length > 0
      ? sql`${items.categoryId} in (${sql.raw(categoryIds.join(', '))})`
      : undefined,
    ...equal.map(([name, value]) => sql`${items[name]} = ${value}`),
    hasPrice(wanted) ? gte(items.estimatedValue, Math.max(1, minPrice)) : undefined,
    maxPrice === null ? undefined : lte(items.estimatedValue, maxPrice),
    days ? gte(items.createdAt, days.from) : undefined,
    days && days.until !== null ? lt(items.createdAt, days.until) : undefined,
    circle ? isWithin(circle) : undefined,
    wants ? isLiked(wants) : undefined,
    rowMatches(text, group),
    isNotBlocked(wanted.blockedFor) ?? undefined,
  )
  return fits ?? sql`1`
}

/** Their owner would like one of these. Of the row itself: the table of wants would cost a row each. */
const isLiked = ({ of, categoryIds }: Wants): SQL =>
  sql`${items.ownerId} <> ${of} and exists (select 1 from json_each(${items.wantedCategories}) where value in (${sql.raw(categoryIds.join(', '))}))`

/** Inside the circle, or one's own (D61): the own cell and town count, however far their centres are. */
function isWithin(circle: Circle): SQL {
  return sql`(${isOwn(circle)} or ${squareFrom(circle)} <= ${squareOf(circle.km)})`
}

/** The step of kilometres in which a row's distance is told (worker/places/rules.ts), of rows within a circle. */
export function stepFrom(circle: Circle): SQL<number> {
  const last = STEPS_KM[STEPS_KM.length - 1]
  const steps = STEPS_KM.slice(0, -1).map(
    (km) => sql`when ${squareFrom(circle)} <= ${squareOf(km)} then ${sql.raw(String(km))}`,
  )
  return sql`case when ${isOwn(circle)} then 0 ${sql.join(steps, sql` `)} else ${sql.raw(String(last))} end`
}

const SPOT = sql`${items.spot}`
const isOwn = ({ own }: Circle) => sql`${SPOT} in (${sql.raw(own.join(', '))})`
/** Degrees of a spot (worker/places/grid.ts): cell * 100 + its hundredths, 3,600 cells a parallel. */
const SPOT_LATITUDE = sql`(((${SPOT} / 360000) * 10 + (${SPOT} / 10) % 10) / 100.0 - 90)`
const SPOT_LONGITUDE = sql`((((${SPOT} / 100) % 3600) * 10 + ${SPOT} % 10) / 100.0 - 180)`

const squareOf = (km: number) => number((km / KM_PER_DEGREE) ** 2)
const number = (value: number) => sql.raw(`(${value})`)

/**
 * The square of the real distance in degrees of a great circle, without sine and cosine, which libSQL lacks: the cosine of the
 * middle parallel by its series around the asker's. Within 100 km it differs from the great circle by less than 2 m.
 */
function squareFrom({ latitude, longitude }: Circle): SQL {
  const north = sql`(${SPOT_LATITUDE} - ${number(latitude)})`
  const cosine = Math.cos((latitude * Math.PI) / 180)
  const first = number(Math.sin((latitude * Math.PI) / 180) * HALF_IN_RADIANS)
  const second = number((cosine * HALF_IN_RADIANS ** 2) / 2)
  const parallel = sql`(${number(cosine)} - ${north} * ${first} - ${north} * ${north} * ${second})`
  const east = sql`((${SPOT_LONGITUDE} - ${number(longitude)}) * ${parallel})`
  return sql`${north} * ${north} + ${east} * ${east}`
}
