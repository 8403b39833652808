/** Cron: documents that no row names (a decision whose file could not be deleted, an upload that broke off). */
import { inArray } from 'drizzle-orm'
import { HOUR } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { verifications } from './tables.ts'

/** An upload is in the bucket before its row is written. */
const UNNAMED_MS = HOUR
/** A statement takes 100 values. */
const PEOPLE_AT_ONCE = 90
/** A run; decided documents are deleted at once, so that few lie here. */
const PAGES_MAX = 5

/** Answers how many were deleted. */
export async function cleanDocuments(ctx: Ctx): Promise<number> {
  let deleted = 0
  let cursor: string | undefined
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const found = await ctx.env.PRIVATE.list({
      prefix: 'verifications/',
      ...(cursor && { cursor }),
    })
    const old = found.objects.filter((o) => +o.uploaded < ctx.clock.now() - UNNAMED_MS)
    deleted += await deleteUnnamed(
      ctx,
      old.map((o) => o.key),
    )
    if (!found.truncated) break
    cursor = found.cursor
  }
  return deleted
}

async function deleteUnnamed(ctx: Ctx, keys: string[]): Promise<number> {
  const people = [...new Set(keys.map((key) => key.split('/')[1] ?? ''))]
  const named = new Set<string | null>()
  for (let at = 0; at < people.length; at += PEOPLE_AT_ONCE) {
    const some = people.slice(at, at + PEOPLE_AT_ONCE)
    const rows = await ctx.db
      .select({ key: verifications.documentKey })
      .from(verifications)
      .where(inArray(verifications.userId, some))
    for (const { key } of rows) named.add(key)
  }
  const unnamed = keys.filter((key) => !named.has(key))
  if (unnamed.length > 0) await ctx.env.PRIVATE.delete(unnamed)
  return unnamed.length
}
