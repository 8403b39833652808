/**
 * Cron: a walk over everybody, a few at a time and once a day in all. From each person outwards along whom they traded with, until
 * the circle closes or is too large: what it costs does not grow with the product.
 */
import { asc, gt, inArray, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import { runBatch, type Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import { countersOf, isDue, putCounter } from '../../db/counters.ts'
import { listed } from '../../db/listed.ts'
import { DAY } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import {
  type Circle,
  circleOf,
  type Edge,
  GROUP_MEMBERS_MAX,
  hasGrown,
  isGroup,
  RECENT_MS,
} from './rules.ts'
import { tradeGroupMembers, tradeGroups } from './tables.ts'

/** People a run: 288 runs a day. */
const SEEDS = 40
/** Pairs read for one circle at most. */
const EDGES_MAX = 1_000
const WALKED = 'groups_walked_user'
const WALKED_AT = 'groups_walked_at'
/** First all pairs, so that each of a circle finds the same one; then those that traded again: once with a stranger joins nobody. */
const STRENGTHS = [1, 2] as const

/** Answers how many groups were found or had changed. */
export async function findGroups({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  const kept = await countersOf(db, [WALKED, WALKED_AT])
  const from = kept.get(WALKED) ?? 0
  if (from === 0 && !isDue(kept.get(WALKED_AT), now, DAY)) return 0
  const seeds = await db
    .select({
      row: sql<number>`rowid`.as('row'),
      person: sql<string>`coalesce(${users.sameAs}, ${users.id})`.as('person'),
      partners: sql<number>`${users.provedPartners} + ${users.unprovedPartners}`.as('partners'),
    })
    .from(users)
    .where(gt(sql`rowid`, from))
    .orderBy(asc(sql`rowid`))
    .limit(SEEDS)
  let found = 0
  for (const { person, partners } of seeds) {
    if (partners === 0) continue
    const circle = await circleAround(db, person, now - RECENT_MS)
    if (circle && (await keepGroup(db, circle, now))) found += 1
  }
  const isEnd = seeds.length < SEEDS
  await runBatch(db, [
    putCounter(db, WALKED, isEnd ? 0 : (seeds.at(-1)?.row ?? 0)),
    ...(isEnd ? [putCounter(db, WALKED_AT, now)] : []),
  ])
  return found
}

/** Null: there is none, or it is too large to be one. */
async function circleAround(db: Db, person: string, since: number): Promise<Circle | null> {
  for (const strength of STRENGTHS) {
    const circle = await closed(db, person, since, strength)
    if (circle && isGroup(circle)) return circle
  }
  return null
}

async function closed(db: Db, person: string, since: number, strength: number) {
  const edges: Edge[] = []
  const members = new Set([person])
  let next = [person]
  while (next.length > 0) {
    const found = await edgesOf(db, next, since)
    edges.push(...found)
    const strong = found.filter(({ trades }) => trades >= strength)
    next = [...new Set(strong.map(({ partner }) => partner))].filter((one) => !members.has(one))
    for (const one of next) members.add(one)
    if (members.size > GROUP_MEMBERS_MAX || edges.length >= EDGES_MAX) return null
  }
  return circleOf([...members], edges)
}

/** Of all accounts of these people. */
function edgesOf(db: Db, people: readonly string[], since: number): Promise<Edge[]> {
  return db
    .select({
      person: sql<string>`same_people.person`.as('person'),
      partner: sql<string>`partners.partner`.as('partner'),
      trades: sql<number>`partners.trades`.as('trades'),
    })
    .from(
      sql`same_people join partners on partners.user_id = same_people.user_id
        and partners.last_at > ${since}`,
    )
    .where(sql`same_people.person in ${listed(people)}`)
    .limit(EDGES_MAX)
}

/** Answers whether there was anything to keep. One that was looked at stays so until it has grown. */
async function keepGroup(db: Db, circle: Circle, now: number): Promise<boolean> {
  const { members, inside: tradesInside, all: tradesAll } = circle
  const [known] = await db
    .select()
    .from(tradeGroups)
    .where(
      inArray(
        tradeGroups.id,
        sql`(select group_id from trade_group_members where user_id in ${listed(members)} limit 1)`,
      ),
    )
  const numbers = { members: members.length, tradesInside, tradesAll }
  if (
    known?.members === numbers.members &&
    known.tradesInside === tradesInside &&
    known.tradesAll === tradesAll
  )
    return false
  const isAgain = known?.membersSeen != null && hasGrown(members.length, known.membersSeen)
  const first: Statement = known
    ? db
        .update(tradeGroups)
        .set({ ...numbers, ...(isAgain && { seenAt: null, seenBy: null, foundAt: now }) })
        .where(sql`${tradeGroups.id} = ${known.id}`)
    : db.insert(tradeGroups).values({ ...numbers, foundAt: now })
  const id = known ? sql`${known.id}` : sql`(select max(id) from trade_groups)`
  await runBatch(db, [
    first,
    ...(known
      ? [db.delete(tradeGroupMembers).where(sql`${tradeGroupMembers.groupId} = ${known.id}`)]
      : []),
    // Two circles that have become one.
    db.delete(tradeGroupMembers).where(sql`${tradeGroupMembers.userId} in ${listed(members)}`),
    db.insert(tradeGroupMembers).values(members.map((userId) => ({ userId, groupId: id }))),
  ])
  return true
}
