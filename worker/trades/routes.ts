/** /api/trades: one trade for its parties, and what they do with it. The lists are in worker/proposals. */
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { idOf, validate } from '../http/validate.ts'
import { asksAsPerson, forViewer } from '../http/viewer.ts'
import { act, versionsIn } from './actions.ts'
import { ActionSchema, type Opened, OpenQuerySchema } from './contract.ts'
import { readTrade } from './opened.ts'

export const tradeRoutes = new Hono<AppEnv>()
  .get('/:id', asksAsPerson, validate('query', OpenQuerySchema), async (c) => {
    const id = idOf(c.req.param('id'))
    const isWithChat = c.req.valid('query').chat !== undefined
    const opened: Opened = await forViewer(c, (ctx, me) => readTrade(ctx, me, id, isWithChat))
    return c.json(opened)
  })
  .get('/:id/terms', asksAsPerson, async (c) => {
    const id = idOf(c.req.param('id'))
    return c.json(await forViewer(c, (ctx, viewer) => versionsIn(ctx, viewer, id)))
  })
  .post('/:id/actions', asksAsPerson, validate('json', ActionSchema), async (c) => {
    const id = idOf(c.req.param('id'))
    return c.json(await forViewer(c, (ctx, viewer) => act(ctx, viewer, id, c.req.valid('json'))))
  })
