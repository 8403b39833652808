/** What administrators see of groups, and say about one. */
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { isProvedPerson } from '../../accounts/person/beginner.ts'
import { fullName } from '../../accounts/person/full-name.ts'
import { users } from '../../accounts/tables.ts'
import { audit } from '../../admin/access/audit.ts'
import { runBatch } from '../../db/batch.ts'
import { listed } from '../../db/listed.ts'
import { iso, isoOrNull } from '../../http/clock.ts'
import type { Ctx, Viewer } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import type { TradeGroup } from './contract.ts'
import { tradeGroupMembers, tradeGroups } from './tables.ts'

/** An answer; what is looked at makes room for the next. */
const GROUPS_MAX = 50

export async function listGroups({ db }: Pick<Ctx, 'db'>): Promise<TradeGroup[]> {
  const groups = await db
    .select()
    .from(tradeGroups)
    // What nobody looked at, the oldest first; then the newest of the others.
    .orderBy(
      asc(sql`${tradeGroups.seenAt} is not null`),
      desc(tradeGroups.seenAt),
      asc(tradeGroups.id),
    )
    .limit(GROUPS_MAX)
  const ids = listed(groups.map(({ id }) => id))
  const people = await db
    .select({
      groupId: tradeGroupMembers.groupId,
      id: users.id,
      name: fullName(users).as('name'),
      isProved: isProvedPerson(users.id).mapWith(Boolean).as('is_proved'),
      suspendedAt: users.suspendedAt,
    })
    .from(tradeGroupMembers)
    .innerJoin(users, eq(users.id, tradeGroupMembers.userId))
    .where(sql`${tradeGroupMembers.groupId} in ${ids}`)
  return groups
    .map(({ id, foundAt, tradesInside, tradesAll, seenAt }) => ({
      ...{ id, foundAt: iso(foundAt), tradesInside, tradesAll, seenAt: isoOrNull(seenAt) },
      members: people
        .filter(({ groupId }) => groupId === id)
        .map(({ groupId: _, suspendedAt, ...person }) => ({
          ...person,
          isSuspended: suspendedAt !== null,
        })),
    }))
    .filter(({ members }) => members.length > 0)
}

/** It is shown again once it has grown. Throws 404. */
export async function groupIsFine(ctx: Ctx, admin: Viewer, id: number): Promise<void> {
  const { db, clock } = ctx
  const [group] = await db.select().from(tradeGroups).where(eq(tradeGroups.id, id))
  if (!group) throw new Refusal('not_found', 404)
  if (group.seenAt !== null) return
  await runBatch(db, [
    db
      .update(tradeGroups)
      .set({ seenAt: clock.now(), seenBy: admin.id, membersSeen: tradeGroups.members })
      .where(and(eq(tradeGroups.id, id), isNull(tradeGroups.seenAt))),
    audit(ctx, admin.id, 'group_fine', `group:${id}`),
  ])
}
