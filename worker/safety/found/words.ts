/**
 * Posts whose words are found in the list of what may not be offered (D60): a row among the reports, for administrators to
 * decide on. A beginner's waits for them; of others it is shown meanwhile. Of any kind of post.
 */
import { and, eq, isNull, sql } from 'drizzle-orm'
import { lessFor } from '../../accounts/person/beginner.ts'
import type { Statement } from '../../db/batch.ts'
import type { Ctx } from '../../http/context.ts'
import { tellOwner } from '../../notifications/post-notice.ts'
import { prohibitedIn } from '../../text/prohibited/rules.ts'
import type { Evidence } from '../contract.ts'
import { type About, copyPictures, type Original } from '../evidence/copies.ts'
import { reports } from '../tables.ts'
import { FOUND_OPEN_MAX, type ReportReason } from '../terms.ts'
import { postOf, withhold } from '../withheld/store.ts'

/** What was found of a post, and what comes of it. */
export type Finding = {
  words: string[]
  /** It is not shown until somebody has decided. */
  waits: boolean
}

type Texts = { title: string; rest: readonly string[] }

/**
 * Null: nothing was found that nobody has decided on. `target`: of a post that is there already; what was looked at and
 * kept is not asked about again, whoever edits it meanwhile.
 */
export async function findingOf(
  ctx: Ctx,
  ownerId: string,
  { title, rest }: Texts,
  about: About | null,
): Promise<Finding | null> {
  const found = prohibitedIn(title, rest).map(({ words }) => words)
  if (found.length === 0) return null
  const kept = about ? await keptWords(ctx, about) : new Set<string>()
  const words = found.filter((one) => !kept.has(one))
  return words.length === 0 ? null : { words, waits: (await lessFor(ctx, ownerId)) !== null }
}

async function keptWords({ db }: Ctx, { kind, target }: About): Promise<Set<string>> {
  const rows = await db
    .select({ found: reports.found })
    .from(reports)
    .where(
      and(
        eq(reports.target, target),
        eq(reports.kind, kind),
        isNull(reports.reporterId),
        eq(reports.decision, 'keep'),
      ),
    )
  return new Set(rows.flatMap(({ found }) => found))
}

const REASON: ReportReason = 'prohibited'

type Post = About & { ownerId: string; evidence: Evidence; pictures: readonly Original[] }

/**
 * For the batch that shows it, or changes it, behind that statement. `isSo`: that this is what is there by then. What is
 * open of it with these very words stays as it is; a post has so many rows at most.
 */
export async function foundStatements(
  ctx: Ctx,
  { kind, target, ownerId, evidence, pictures }: Post,
  { words, waits }: Finding,
  isSo: ReturnType<typeof sql>,
): Promise<Statement[]> {
  const about = { kind, target }
  const now = ctx.clock.now()
  const photos = await copyPictures(ctx, about, pictures)
  const found = JSON.stringify(words)
  const open = sql`select 1 from reports as was where was.kind = ${kind} and was.target = ${target}
    and was.reporter_id is null and was.decided_at is null`
  const row = {
    id: sql<number>`null`.as('id'),
    kind: sql<typeof kind>`${kind}`.as('kind'),
    target: sql<string>`${target}`.as('target'),
    accusedId: sql<string>`${ownerId}`.as('accused_id'),
    reporterId: sql<null>`null`.as('reporter_id'),
    reason: sql<ReportReason>`${REASON}`.as('reason'),
    description: sql<string>`''`.as('description'),
    evidence: sql<Evidence>`${JSON.stringify(evidence)}`.as('evidence'),
    photos: sql<string[]>`${JSON.stringify(photos)}`.as('photos'),
    found: sql<string[]>`${found}`.as('found'),
    createdAt: sql<number>`${now}`.as('created_at'),
    decidedAt: sql<null>`null`.as('decided_at'),
    decision: sql<null>`null`.as('decision'),
    decidedBy: sql<null>`null`.as('decided_by'),
  }
  const isNew = sql`${isSo} and not exists (${open} and was.found = ${found})
    and ${FOUND_OPEN_MAX} > (select count(*) from (${open}))`
  const queued = ctx.db
    .insert(reports)
    .select(ctx.db.select(row).from(sql`(select 1)`).where(isNew))
  const post = postOf(kind)
  const title = post?.title(target)
  if (!waits || !title) return [queued]
  const isTold = sql<string | null>`(select ${title} where ${isSo})`
  return [
    queued,
    withhold(ctx.db, { ...about, why: 'words', ownerId, since: now, until: null }, isSo),
    tellOwner(
      ctx.db,
      {
        ownerId,
        type: 'thing_waiting',
        title: isTold,
        about: post?.about,
        reason: words.join(', '),
      },
      now,
    ),
  ]
}
