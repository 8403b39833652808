/** /api/ops, for whoever runs this: the rooms of trades for backups, and an administrator's lost second factor. */

import type { MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import { resetFactor } from '../admin/factor/factor.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { sameHash, sha256 } from '../http/secrets/hash.ts'
import { idOf, validate } from '../http/validate.ts'
import { roomOf } from '../trades/room/room-client.ts'
import { FactorResetSchema, RoomQuerySchema, RoomRestoreSchema } from './contract.ts'

const BEARER = /^Bearer (.+)$/

/** 404 without the setting, without the token and with another one. Hashes are compared: time tells nothing. */
const requireOps: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { OPS_TOKEN } = c.get('ctx').settings
  const given = BEARER.exec(c.req.header('authorization') ?? '')?.[1]
  if (!OPS_TOKEN || !given || !sameHash(await sha256(given), await sha256(OPS_TOKEN))) {
    throw new Refusal('not_found', 404)
  }
  await next()
}

export const ops = new Hono<AppEnv>()
  .use(requireOps)
  .get('/trades/:id/messages', validate('query', RoomQuerySchema), async (c) => {
    const room = roomOf(c.get('ctx'), idOf(c.req.param('id')))
    const page = await room.page(c.req.valid('query').after)
    return c.json(page, 200, { 'cache-control': 'private, no-store' })
  })
  .post('/trades/:id/messages', validate('json', RoomRestoreSchema), async (c) => {
    const id = idOf(c.req.param('id'))
    const isTaken = await roomOf(c.get('ctx'), id).restore(id, c.req.valid('json'))
    if (!isTaken) throw new Refusal('room_not_empty', 409)
    return c.body(null, 204)
  })
  .post('/second-factor/reset', validate('json', FactorResetSchema), async (c) => {
    await resetFactor(c.get('ctx'), c.req.valid('json').email)
    return c.body(null, 204)
  })
