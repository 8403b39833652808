/** /api/admin/trades: what administrators end (D53). */
import { Hono } from 'hono'
import { requireAdmin } from '../admin/access/guard.ts'
import type { AppEnv } from '../http/context.ts'
import { idOf, validate } from '../http/validate.ts'
import { viewerOf } from '../http/viewer.ts'
import { endByAdministrator } from './ended.ts'
import { EndTradeSchema } from './ending/contract.ts'

export const tradeAdminRoutes = new Hono<AppEnv>().post(
  '/trades/:id/end',
  requireAdmin,
  validate('json', EndTradeSchema),
  async (c) => {
    await endByAdministrator(
      c.get('ctx'),
      viewerOf(c),
      idOf(c.req.param('id')),
      c.req.valid('json'),
    )
    return c.body(null, 204)
  },
)
