/** /api/home: all that a member's home tells above the list, in one answer. */
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { validate } from '../http/validate.ts'
import { asksAsPerson, forViewer } from '../http/viewer.ts'
import { openHome } from './actions.ts'
import { HomeQuerySchema } from './contract.ts'

export const home = new Hono<AppEnv>().get(
  '/',
  asksAsPerson,
  validate('query', HomeQuerySchema),
  async (c) =>
    c.json(await forViewer(c, (ctx, viewer) => openHome(ctx, viewer, c.req.valid('query')))),
)
