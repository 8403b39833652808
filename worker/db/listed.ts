/** Lists of any length as one parameter: a statement takes a hundred. */
import { type SQL, sql } from 'drizzle-orm'

/** In the place of `(…, …, …)`. */
export const listed = (values: readonly (string | number)[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(values)}))`

/** A table of ranges: `span.low` to `span.high`. */
export const spansOf = (ranges: readonly (readonly [low: number, high: number])[]): SQL =>
  sql`(select json_extract(value, '$[0]') as low, json_extract(value, '$[1]') as high from json_each(${JSON.stringify(ranges)})) as span`
