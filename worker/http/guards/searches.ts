/** Lists that may be searched. */
import type { Context } from 'hono'
import type { AppEnv, Ctx, Viewer } from '../context.ts'
import { forAnybody } from '../viewer.ts'
import { spend } from './limits.ts'

/**
 * D24: searches of an account are counted, once each: their further pages (a cursor) are no new search. Visitors only meet
 * the flood limit. Counted beside what is found (J345), which nobody sees who has searched too often: 429.
 */
export function countedSearch<T>(
  c: Context<AppEnv>,
  find: (ctx: Ctx, viewer: Viewer | null) => Promise<T>,
): Promise<T> {
  const isSearch = c.req.query('search')?.trim() && !c.req.query('cursor')
  return forAnybody(c, async (ctx, viewer) => {
    const [found] = await Promise.all([
      find(ctx, viewer),
      isSearch && viewer && spend(ctx, 'searches', viewer.id),
    ])
    return found
  })
}
