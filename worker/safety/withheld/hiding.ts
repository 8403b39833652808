/** What three people reported is hidden for a while (D60), and comes back by itself unless somebody decided. */
import { and, asc, isNull, lte, sql } from 'drizzle-orm'
import { isDoubled, lostConstraint, runBatch, type Statement } from '../../db/batch.ts'
import type { Ctx } from '../../http/context.ts'
import { tellOwner } from '../../notifications/post-notice.ts'
import type { About } from '../evidence/copies.ts'
import { isReportedByEnough } from '../standing/reporters.ts'
import { withheld } from '../tables.ts'
import { HIDDEN_MS } from '../terms.ts'
import { endWithheld, postOf, withholdOnce } from './store.ts'

/** A run stays short; what is left waits for the next. */
const AT_ONCE = 20

/** After a report: hides the post where enough have reported it. Promised, hidden before or gone, it stays as it is. */
export async function hideIfEnough(ctx: Ctx, about: About, ownerId: string): Promise<void> {
  const post = postOf(about.kind)
  const now = ctx.clock.now()
  if (!post || !(await isReportedByEnough(ctx.db, about, ownerId, now))) return
  const { target } = about
  const owner = post.hideable(target)
  const until = now + HIDDEN_MS
  try {
    await runBatch(ctx.db, [
      withholdOnce(ctx.db, { ...about, why: 'reported', ownerId: owner, since: now, until }),
      post.settle(ctx.db, target),
      tellOwner(ctx.db, { ownerId, type: 'thing_hidden', title: post.title(target) }, now),
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

/** It is not withheld any more (for `more`, or at all), and its owner is told where they see it again. */
export function shown(
  ctx: Ctx,
  about: About,
  ownerId: string,
  more?: ReturnType<typeof sql>,
): Statement[] {
  const post = postOf(about.kind)
  const now = ctx.clock.now()
  if (!post) return []
  const title = sql<
    string | null
  >`(select ${post.title(about.target)} where not exists (select 1 from withheld
    where kind = ${about.kind} and target = ${about.target} and ended_at is null))`
  return [
    endWithheld(ctx.db, about, now, more),
    post.settle(ctx.db, about.target),
    tellOwner(ctx.db, { ownerId, type: 'thing_shown', title }, now),
  ]
}
