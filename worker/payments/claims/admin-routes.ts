/** /api/admin/claims: what administrators decide of deposits. */
import { Hono } from 'hono'
import { requireAdmin } from '../../admin/access/guard.ts'
import type { AppEnv } from '../../http/context.ts'
import { idOf, validate } from '../../http/validate.ts'
import { viewerOf } from '../../http/viewer.ts'
import { DecisionSchema } from '../contract.ts'
import { decideClaim, listClaims } from './claims.ts'

/** Both answer the claims that are open then. */
export const claimAdminRoutes = new Hono<AppEnv>()
  .get('/claims', requireAdmin, async (c) => c.json(await listClaims(c.get('ctx'))))
  .post('/claims/:id/decide', requireAdmin, validate('json', DecisionSchema), async (c) => {
    const ctx = c.get('ctx')
    await decideClaim(ctx, viewerOf(c), idOf(c.req.param('id')), c.req.valid('json'))
    return c.json(await listClaims(ctx))
  })
