/** How somebody stands, as columns and as it is told. */
import { type Column, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import { isoOrNull } from '../../http/clock.ts'
import type { Standing } from './contract.ts'

/** Who was removed has no address any more (worker/privacy/removal/remove-address.ts). */
export const hasLeft = (email: Column) => sql<boolean>`(instr(${email}, '@') = 0)`
export const HAS_LEFT = hasLeft(users.email)

export const standingColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  suspendedAt: users.suspendedAt,
  limitedUntil: users.limitedUntil,
  hasLeft: HAS_LEFT.mapWith(Boolean).as('has_left'),
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

type Row = { suspendedAt: number | null; limitedUntil: number | null; hasLeft: boolean }

export const standingOf = (row: Row, now: number): Standing => ({
  suspendedAt: isoOrNull(row.suspendedAt),
  limitedUntil: isoOrNull(
    row.limitedUntil !== null && row.limitedUntil > now ? row.limitedUntil : null,
  ),
  hasLeft: row.hasLeft,
})
