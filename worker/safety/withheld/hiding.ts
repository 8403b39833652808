/** What three people reported is hidden for a while (D60), and comes back by itself unless somebody decided. */
import { and, asc, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { isDoubled, lostConstraint, runBatch, type Statement } from '../../db/batch.ts'
import { listed } from '../../db/listed.ts'
import type { Ctx } from '../../http/context.ts'
import { tellOwner } from '../../notifications/post-notice.ts'
import type { About } from '../evidence/copies.ts'
import { enoughReports } from '../standing/reporters.ts'
import { withheld } from '../tables.ts'
import { HIDDEN_MS } from '../terms.ts'
import { endWithheld, postOf, withholdOnce } from './store.ts'

/** A run stays short; what is left waits for the next. */
const AT_ONCE = 20

/**
 * After a report: hides the post where enough have reported it. Promised, hidden before or gone, it stays as it is, and so it
 * does where somebody has decided on them meanwhile. Again it does no harm.
 */
export async function hideIfEnough(ctx: Ctx, about: About, ownerId: string): Promise<void> {
  const post = postOf(about.kind)
  const now = ctx.clock.now()
  const ids = post ? await enoughReports(ctx.db, about, ownerId, now) : null
  if (!post || !ids) return
  const { target } = about
  const isDecided = sql`exists (select 1 from reports where decided_at is not null
    and id in ${listed(ids)})`
  const owner = sql`iif(${isDecided}, null, ${post.hideable(target)})`
  const until = now + HIDDEN_MS
  try {
    await runBatch(ctx.db, [
      withholdOnce(ctx.db, { ...about, why: 'reported', ownerId: owner, since: now, until }),
      post.settle(ctx.db, target),
      tellOwner(
        ctx.db,
        { ownerId, type: 'thing_hidden', title: post.title(target), about: post.about },
        now,
      ),
    ])
  } catch (error) {
    const lost = lostConstraint(error)
    const wasBefore = lost === 'withheld.kind' && isDoubled(error)
    if (!wasBefore && lost !== 'withheld.owner_id') throw error
  }
}

/** Cron: what nobody has decided on in time is shown again. Its reports stay. */
export async function showAgain(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const due = await ctx.db
    .select()
    .from(withheld)
    // Literal, as the condition of withheld_due.
    .where(
      and(isNull(withheld.endedAt), sql`${withheld.until} is not null`, lte(withheld.until, now)),
    )
    .orderBy(asc(withheld.until))
    .limit(AT_ONCE)
  for (const { kind, target, ownerId } of due) {
    await runBatch(ctx.db, shown(ctx, { kind, target }, ownerId, sql`until <= ${now}`))
  }
  return due.length
}

/** It is not withheld any more (for `more`, or at all): nothing where it was not. */
export function unhidden(ctx: Ctx, about: About, more?: SQL, now = ctx.clock.now()): Statement[] {
  const post = postOf(about.kind)
  if (!post) return []
  return [endWithheld(ctx.db, about, now, more), post.settle(ctx.db, about.target)]
}

/** The same, and its owner is told where they see it again by this: known by the moment, which is one. */
export function shown(ctx: Ctx, about: About, ownerId: string, more?: SQL): Statement[] {
  const post = postOf(about.kind)
  const now = ctx.clock.now()
  if (!post) return []
  const isSo = (so: SQL) =>
    sql`exists (select 1 from withheld where kind = ${about.kind} and target = ${about.target} and ${so})`
  const title = sql<string | null>`(select ${post.title(about.target)}
    where ${isSo(sql`ended_at = ${now}`)} and not ${isSo(sql`ended_at is null`)})`
  return [
    ...unhidden(ctx, about, more, now),
    tellOwner(ctx.db, { ownerId, type: 'thing_shown', title, about: post.about }, now),
  ]
}
