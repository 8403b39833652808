/** /api/blocks and /api/reports: keeping others away, and telling administrators. */
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { validate } from '../http/validate.ts'
import { requireViewer, viewerOf } from '../http/viewer.ts'
import { block, blockedBy, unblock } from './blocks.ts'
import { BlockSchema, NewReportSchema } from './contract.ts'
import { report } from './report.ts'
import { reported } from './reportable.ts'

export const safety = new Hono<AppEnv>()
  .get('/blocks', requireViewer, async (c) => c.json(await blockedBy(c.get('ctx'), viewerOf(c).id)))
  .post('/blocks', requireViewer, validate('json', BlockSchema), async (c) => {
    await block(c.get('ctx'), viewerOf(c), c.req.valid('json').userId)
    return c.body(null, 204)
  })
  .delete('/blocks/:userId', requireViewer, async (c) => {
    await unblock(c.get('ctx'), viewerOf(c), c.req.param('userId'))
    return c.body(null, 204)
  })
  .post('/reports', requireViewer, validate('json', NewReportSchema), async (c) => {
    const { kind, target, ...given } = c.req.valid('json')
    const about = await reported(c.get('ctx'), viewerOf(c), { kind, target })
    await report(c.get('ctx'), viewerOf(c), about, given)
    return c.body(null, 204)
  })
