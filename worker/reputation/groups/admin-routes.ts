/** /api/admin/groups. */
import { Hono } from 'hono'
import { requireAdmin } from '../../admin/access/guard.ts'
import type { AppEnv } from '../../http/context.ts'
import { idOf } from '../../http/validate.ts'
import { viewerOf } from '../../http/viewer.ts'
import { groupIsFine, listGroups } from './looking.ts'

export const groupAdminRoutes = new Hono<AppEnv>()
  .get('/groups', requireAdmin, async (c) => c.json(await listGroups(c.get('ctx'))))
  .post('/groups/:id/fine', requireAdmin, async (c) => {
    const ctx = c.get('ctx')
    await groupIsFine(ctx, viewerOf(c), idOf(c.req.param('id')))
    return c.json(await listGroups(ctx))
  })
