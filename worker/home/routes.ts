/** /api/home: all that a member's home tells above the list, in one answer. */
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { validate } from '../http/validate.ts'
import { requireViewer, viewerOf } from '../http/viewer.ts'
import { openHome } from './actions.ts'
import { HomeQuerySchema } from './contract.ts'

export const home = new Hono<AppEnv>().get(
  '/',
  requireViewer,
  validate('query', HomeQuerySchema),
  async (c) => c.json(await openHome(c.get('ctx'), viewerOf(c), c.req.valid('query'))),
)
