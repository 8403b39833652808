/** Headers of everything the worker answers. What must not be kept says so; photos say the opposite themselves. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'
import { REQUEST_ID_HEADER } from './request-id.ts'

export const secureHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  // The upgrade to a socket: another response would lose it.
  if (c.res.status === 101) return
  const { headers } = c.res
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('x-frame-options', 'DENY')
  headers.set(REQUEST_ID_HEADER, c.get('requestId'))
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
}
