/** /api/admin/factor: open to administrators before they have proved it; nothing else of /api/admin is. */
import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { validate } from '../../http/validate.ts'
import { viewerOf } from '../../http/viewer.ts'
import { requireUnproved } from '../access/guard.ts'
import { FactorBeginSchema, FactorCodeSchema } from './contract.ts'
import { beginFactor, confirmFactor, factorOf, proveFactor } from './factor.ts'

export const factor = new Hono<AppEnv>()
  .get('/', requireUnproved, async (c) => c.json(await factorOf(c.get('ctx'), viewerOf(c))))
  .post('/begin', requireUnproved, validate('json', FactorBeginSchema), async (c) =>
    c.json(await beginFactor(c.get('ctx'), viewerOf(c), c.req.valid('json').password)),
  )
  .post('/confirm', requireUnproved, validate('json', FactorCodeSchema), async (c) =>
    c.json(await confirmFactor(c.get('ctx'), viewerOf(c), c.req.valid('json').code)),
  )
  .post('/prove', requireUnproved, validate('json', FactorCodeSchema), async (c) => {
    await proveFactor(c.get('ctx'), viewerOf(c), c.req.valid('json').code)
    return c.body(null, 204)
  })
