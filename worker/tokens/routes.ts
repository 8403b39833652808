/** Featured items under /api/items, and the caller's tokens under /api/user. */
import { Hono } from 'hono'
import { ListQuerySchema, PageQuerySchema } from '../browse/contract.ts'
import type { AppEnv } from '../http/context.ts'
import { validated } from '../http/guards/validated.ts'
import { pageHeaders } from '../http/page.ts'
import { idOf, validate } from '../http/validate.ts'
import { maybeViewer, requireViewer, viewerOf } from '../http/viewer.ts'
import { featuredFor, featuredOwn, featureItem, history } from './actions.ts'

/** Before the routes of one item, whose id could be any word. */
export const featuredItems = new Hono<AppEnv>()
  .get('/featured', validated, maybeViewer, validate('query', ListQuerySchema), async (c) =>
    c.json(await featuredFor(c.get('ctx'), c.req.valid('query'), c.get('viewer'))),
  )
  .post('/:id/feature', requireViewer, async (c) =>
    c.json(await featureItem(c.get('ctx'), viewerOf(c), idOf(c.req.param('id')))),
  )

/** Under /api/user. */
export const ownTokens = new Hono<AppEnv>()
  .get('/tokens/history', requireViewer, validate('query', PageQuerySchema), async (c) => {
    const page = await history(c.get('ctx'), viewerOf(c), c.req.valid('query'))
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .get('/featured', requireViewer, async (c) =>
    c.json(await featuredOwn(c.get('ctx'), viewerOf(c))),
  )
