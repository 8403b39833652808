/** A list of any length as one parameter: a statement takes a hundred of them. */
import { type SQL, sql } from 'drizzle-orm'

/** Behind `in`. Numbers and texts are compared as what they are. */
export const listed = (values: readonly (string | number)[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(values)}))`
