/** /api/user/payouts and /api/admin/payouts: captured deposits on their way to who was let down. */
import { Hono } from 'hono'
import { requireAdmin } from '../../admin/access/guard.ts'
import type { AppEnv } from '../../http/context.ts'
import { pageHeaders } from '../../http/page.ts'
import { idOf, validate } from '../../http/validate.ts'
import { requireViewer, viewerOf } from '../../http/viewer.ts'
import { PaidSchema, PayoutsQuerySchema, WriteDetailsSchema } from '../contract.ts'
import { listPayouts, markPaid, myPayouts, readDetails, writeDetails } from './actions.ts'

export const ownPayouts = new Hono<AppEnv>()
  .get('/payouts', requireViewer, async (c) => c.json(await myPayouts(c.get('ctx'), viewerOf(c))))
  .put('/payouts/:id/details', requireViewer, validate('json', WriteDetailsSchema), async (c) => {
    const id = idOf(c.req.param('id'))
    await writeDetails(c.get('ctx'), viewerOf(c), id, c.req.valid('json'))
    return c.body(null, 204)
  })

export const payoutAdminRoutes = new Hono<AppEnv>()
  .get('/payouts', requireAdmin, validate('query', PayoutsQuerySchema), async (c) => {
    const page = await listPayouts(c.get('ctx'), c.req.valid('query').cursor)
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .post('/payouts/:id/details', requireAdmin, async (c) =>
    c.json(await readDetails(c.get('ctx'), viewerOf(c), idOf(c.req.param('id')))),
  )
  .post('/payouts/:id/paid', requireAdmin, validate('json', PaidSchema), async (c) => {
    const id = idOf(c.req.param('id'))
    await markPaid(c.get('ctx'), viewerOf(c), id, c.req.valid('json').reference)
    return c.body(null, 204)
  })
