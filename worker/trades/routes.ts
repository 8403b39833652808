/** /api/trades: one trade for its parties, and what they do with it. The lists are in worker/proposals. */
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { idOf, validate } from '../http/validate.ts'
import { requireViewer, viewerOf } from '../http/viewer.ts'
import { act, versionsIn } from './actions.ts'
import { ActionSchema, type Opened, OpenQuerySchema } from './contract.ts'
import { readTrade } from './opened.ts'

export const tradeRoutes = new Hono<AppEnv>()
  .get('/:id', requireViewer, validate('query', OpenQuerySchema), async (c) => {
    const [ctx, viewer, id] = [c.get('ctx'), viewerOf(c), idOf(c.req.param('id'))]
    const opened: Opened = await readTrade(ctx, viewer, id, c.req.valid('query').chat !== undefined)
    return c.json(opened)
  })
  .get('/:id/terms', requireViewer, async (c) =>
    c.json(await versionsIn(c.get('ctx'), viewerOf(c), idOf(c.req.param('id')))),
  )
  .post('/:id/actions', requireViewer, validate('json', ActionSchema), async (c) => {
    const id = idOf(c.req.param('id'))
    return c.json(await act(c.get('ctx'), viewerOf(c), id, c.req.valid('json')))
  })
