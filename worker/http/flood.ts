/** Floods: the platform's own counter, approximate and per data centre. Exact limits are in limits.ts. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'
import { Refusal } from './errors.ts'

const PERIOD_SECONDS = 60

export const limitFloods: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { env, settings, address } = c.get('ctx')
  // In local mode every caller has the same address.
  if (env.FLOOD && settings.ENVIRONMENT !== 'local') {
    const { success } = await env.FLOOD.limit({ key: address })
    if (!success) throw new Refusal('too_many', 429, { retryAfterSeconds: PERIOD_SECONDS })
  }
  await next()
}
