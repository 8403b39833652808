/** The badge of a person as part of other answers: the highest that was granted. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { BADGE_LEVELS, type BadgeLevel } from '../../verification/terms.ts'

/** A column for a query over people; `userId` is the column (or value) that says whose. Null: none. */
export function badgeOf(userId: SQLWrapper): SQL.Aliased<BadgeLevel | null> {
  // Highest by number: an order of its own would be sorted for each row.
  const names = BADGE_LEVELS.map((level, i) => sql`when ${sql.raw(String(i))} then ${level}`)
  const ranks = BADGE_LEVELS.map((level, i) => sql`when ${level} then ${sql.raw(String(i))}`)
  return sql<BadgeLevel | null>`(select case max(case b.level ${sql.join(ranks, sql` `)} end)
    ${sql.join(names, sql` `)} end from badges b
    where b.user_id = ${userId} and b.granted_at is not null)`.as('badge')
}
