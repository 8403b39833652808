/** Whoever runs the product proves it by OPS_TOKEN, which no browser has. To anybody else there is nothing. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { sameHash, sha256 } from '../http/hash.ts'

const BEARER = /^Bearer (.+)$/

/** 404 without the setting, without the token and with another one. Hashes are compared: time tells nothing. */
export const requireOps: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { OPS_TOKEN } = c.get('ctx').settings
  const given = BEARER.exec(c.req.header('authorization') ?? '')?.[1]
  if (!OPS_TOKEN || !given || !sameHash(await sha256(given), await sha256(OPS_TOKEN))) {
    throw new Refusal('not_found', 404)
  }
  await next()
}
