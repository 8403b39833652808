/** Cron: files in the private bucket that no row names: an upload that broke off, one that could not be deleted. */
import { HOUR } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'

/** A file is in the bucket before its row is written. */
const UNNAMED_MS = HOUR
/** A statement takes 100 values. */
const OWNERS_AT_ONCE = 90
/** A run; few lie there. */
const PAGES_MAX = 5

type Files = {
  prefix: string
  /** Of a key: whose row, or rows, would name it. */
  ownerOf: (key: string) => string
  /** All that the rows of these name, as `nameOf` says it of a key. */
  namedBy: (owners: string[]) => Promise<string[]>
  /** The key itself, where nothing is said. */
  nameOf?: (key: string) => string
}

/** Answers how many were deleted. */
export async function sweepUnnamed(ctx: Ctx, files: Files): Promise<number> {
  const { prefix } = files
  let deleted = 0
  let cursor: string | undefined
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const found = await ctx.env.PRIVATE.list({ prefix, ...(cursor && { cursor }) })
    const old = found.objects.filter((one) => +one.uploaded < ctx.clock.now() - UNNAMED_MS)
    const keys = await unnamed(
      old.map(({ key }) => key),
      files,
    )
    if (keys.length > 0) await ctx.env.PRIVATE.delete(keys)
    deleted += keys.length
    if (!found.truncated) break
    cursor = found.cursor
  }
  return deleted
}

async function unnamed(keys: string[], { ownerOf, namedBy, nameOf = (key) => key }: Files) {
  const owners = [...new Set(keys.map(ownerOf))]
  const named = new Set<string>()
  for (let at = 0; at < owners.length; at += OWNERS_AT_ONCE) {
    for (const name of await namedBy(owners.slice(at, at + OWNERS_AT_ONCE))) named.add(name)
  }
  return keys.filter((key) => !named.has(nameOf(key)))
}
