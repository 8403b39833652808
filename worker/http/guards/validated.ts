/** For what anybody may see and is asked for often: whoever has it already hears that, and not all of it again. */
import type { MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { AppEnv } from '../context.ts'

// Weak: the edge compresses what it names.
const compare = etag({ weak: true })

/** Kept by the browser, which asks each time whether it still is so; never where it is not the answer of 200. */
export const validated: MiddlewareHandler<AppEnv> = (c, next) =>
  compare(c, async () => {
    await next()
    if (c.res.ok) c.res.headers.set('cache-control', 'private, no-cache')
  })
