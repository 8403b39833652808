/** A person's whole name, as administrators read it. */
import { type Column, type SQL, sql } from 'drizzle-orm'

/** Of `users`, or of an alias of it. */
export const fullName = (who: { firstName: Column; lastName: Column }): SQL<string> =>
  sql<string>`${who.firstName} || ' ' || ${who.lastName}`
