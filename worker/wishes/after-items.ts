/** Behind every change of a thing that went well: what it marked is held against wishes once it is answered. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { matchAfterAnswer } from './matching/matching.ts'

export const matchWishes: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const writes = c.req.method === 'POST' || c.req.method === 'PUT'
  if (writes && c.res.ok) c.get('ctx').later(matchAfterAnswer)
}
