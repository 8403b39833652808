/** Cron: what was copied of reports goes 30 days after their decision, and pictures that no report names (a report that broke off). */
import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { HOUR } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import { reports } from '../tables.ts'
import { EVIDENCE_KEPT_MS } from '../terms.ts'
import { COPIES, ofKey } from './copies.ts'

/** A picture is in the bucket before its row is written. */
const UNNAMED_MS = HOUR
/** Reports a run. */
const AT_ONCE = 40
/** A statement takes 100 values. */
const TARGETS_AT_ONCE = 90
/** A run; few lie here. */
const PAGES_MAX = 5

/** Answers how many reports and pictures were emptied. */
export async function cleanEvidence(ctx: Ctx): Promise<number> {
  return (await forgetOld(ctx)) + (await deleteUnnamed(ctx))
}

/** Their pictures are unnamed then, unless another report of the same still names them. */
async function forgetOld(ctx: Ctx): Promise<number> {
  const rows = await ctx.db
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        lte(reports.decidedAt, ctx.clock.now() - EVIDENCE_KEPT_MS),
        isNotNull(reports.decidedAt),
        // Literal, as the condition of reports_kept.
        sql`(${reports.photos} <> '[]' or ${reports.evidence} <> '{}')`,
      ),
    )
    .orderBy(asc(reports.decidedAt))
    .limit(AT_ONCE)
  for (const { id } of rows) {
    await ctx.db.update(reports).set({ photos: [], evidence: {} }).where(eq(reports.id, id))
  }
  return rows.length
}

async function deleteUnnamed(ctx: Ctx): Promise<number> {
  let deleted = 0
  let cursor: string | undefined
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const found = await ctx.env.PRIVATE.list({ prefix: COPIES, ...(cursor && { cursor }) })
    const old = found.objects.filter((one) => +one.uploaded < ctx.clock.now() - UNNAMED_MS)
    const keys = await unnamed(
      ctx,
      old.map(({ key }) => key),
    )
    if (keys.length > 0) await ctx.env.PRIVATE.delete(keys)
    deleted += keys.length
    if (!found.truncated) break
    cursor = found.cursor
  }
  return deleted
}

async function unnamed(ctx: Ctx, keys: string[]): Promise<string[]> {
  const targets = [...new Set(keys.map((key) => ofKey(key).target))]
  const named = new Set<string>()
  for (let at = 0; at < targets.length; at += TARGETS_AT_ONCE) {
    const some = targets.slice(at, at + TARGETS_AT_ONCE)
    const { kind, target, photos } = reports
    const rows = await ctx.db
      .select({ kind, target, photos })
      .from(reports)
      .where(and(sql`${reports.photos} <> '[]'`, inArray(reports.target, some)))
    for (const row of rows) for (const name of row.photos) named.add(key(row, name))
  }
  return keys.filter((one) => !named.has(key(ofKey(one), ofKey(one).name)))
}

const key = ({ kind, target }: { kind: string; target: string }, name: string) =>
  `${kind} ${target} ${name}`
