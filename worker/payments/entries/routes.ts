/** /api/user/payments and /api/admin/payments: what became of money, line by line. */
import { Hono } from 'hono'
import { requireAdmin } from '../../admin/access/guard.ts'
import { PageQuerySchema } from '../../browse/contract.ts'
import type { AppEnv } from '../../http/context.ts'
import { pageHeaders } from '../../http/page.ts'
import { validate } from '../../http/validate.ts'
import { requireViewer, viewerOf } from '../../http/viewer.ts'
import { EntriesQuerySchema } from '../contract.ts'
import { allEntries, myEntries } from './lists.ts'
import { stuckPayments } from './stuck.ts'

export const ownPayments = new Hono<AppEnv>().get(
  '/payments',
  requireViewer,
  validate('query', PageQuerySchema),
  async (c) => {
    const page = await myEntries(c.get('ctx'), viewerOf(c), c.req.valid('query'))
    return c.json(page.rows, 200, pageHeaders(c, page))
  },
)

export const entryAdminRoutes = new Hono<AppEnv>()
  .get('/payments', requireAdmin, validate('query', EntriesQuerySchema), async (c) => {
    const page = await allEntries(c.get('ctx'), c.req.valid('query'))
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .get('/payments/stuck', requireAdmin, async (c) => c.json(await stuckPayments(c.get('ctx'))))
