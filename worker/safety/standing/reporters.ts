/** Whose reports hide a post until it is decided (D60). */
import { and, eq, gt, inArray, isNull, lte, type SQLWrapper, sql } from 'drizzle-orm'
import { identityMarks } from '../../accounts/marks/tables.ts'
import { isProvedPerson } from '../../accounts/person/beginner.ts'
import { users } from '../../accounts/tables.ts'
import type { Db } from '../../db/connect.ts'
import { listed } from '../../db/listed.ts'
import { FULL_WEIGHT } from '../../reputation/rules.ts'
import type { About } from '../evidence/copies.ts'
import { reports } from '../tables.ts'
import {
  REJECTED_MAX,
  REJECTED_WITHIN_MS,
  REPORTED_WITHIN_MS,
  REPORTER_AGE_MS,
  REPORTERS_TO_HIDE,
} from '../terms.ts'
import { areApart, type Known, type Pair, type Related, relatedOf } from './rules.ts'

/** So many are looked at; the first of them are enough, or none are. */
const REPORTERS_READ = 20

/** A condition: one trade of full weight (D57), which nobody has let the other down in. */
const hasFullTrade = (userId: SQLWrapper) =>
  sql`exists (select 1 from trade_weights where trade_weights.user_id = ${userId}
    and trade_weights.is_out = 0 and trade_weights.weight = ${FULL_WEIGHT})`

/** Of open reports of the last day. */
const ofStanding = (db: Db, { kind, target }: About, now: number) =>
  db
    .select({ id: sql<number>`${reports.id}`.as('report_id'), by: users.id })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(
      and(
        eq(reports.kind, kind),
        eq(reports.target, target),
        isNull(reports.decidedAt),
        gt(reports.createdAt, now - REPORTED_WITHIN_MS),
        lte(users.createdAt, now - REPORTER_AGE_MS),
        isNull(users.suspendedAt),
        isNull(users.leftAt),
        isProvedPerson(users.id),
        hasFullTrade(users.id),
        sql`${REJECTED_MAX} > (select count(*) from reports as was where was.reporter_id = ${users.id}
          and was.decision = 'keep' and was.decided_at > ${now - REJECTED_WITHIN_MS})`,
      ),
    )
    .limit(REPORTERS_READ)

/** Whether two of these are the same person, or have to do with each other, as far as it is known. */
export async function relatedAmong(db: Db, ids: readonly string[]): Promise<Related> {
  const some = inArray(users.id, [...ids])
  const [people, marks, pairs] = await Promise.all([
    db.select({ id: users.id, email: users.email }).from(users).where(some),
    db
      .select()
      .from(identityMarks)
      .where(inArray(identityMarks.userId, [...ids])),
    db
      .selectDistinct({
        one: sql<string>`from_user_id`.as('one'),
        other: sql<string>`to_user_id`.as('other'),
      })
      .from(sql`trades indexed by trades_from`)
      .where(
        sql`from_user_id in ${listed(ids)}
          and to_user_id in ${listed(ids)} and accepted_at is not null`,
      ),
  ])
  const known = people.map(
    (person): Known => ({
      ...person,
      marks: marks
        .filter(({ userId }) => userId === person.id)
        .map(({ kind, hash }) => `${kind} ${hash}`),
    }),
  )
  return relatedOf(
    known,
    pairs.map(({ one, other }): Pair => [one, other]),
  )
}

/** Reports of a day by enough people who have nothing to do with each other, nor with its owner; null: they are not enough. */
export async function enoughReports(
  db: Db,
  about: About,
  ownerId: string,
  now: number,
): Promise<number[] | null> {
  const found = await ofStanding(db, about, now)
  if (found.length < REPORTERS_TO_HIDE) return null
  const ids = found.map(({ by }) => by)
  const related = await relatedAmong(db, [...ids, ownerId])
  const strangers = ids.filter((id) => !related(id, ownerId))
  return areApart(strangers, REPORTERS_TO_HIDE, related) ? found.map(({ id }) => id) : null
}
