/** /api/my-items and, for the proposal dialog, /api/user-items: both the caller's own. */
import { type Context, Hono } from 'hono'
import { type PageQuery, PageQuerySchema } from '../browse/contract.ts'
import type { AppEnv } from '../http/context.ts'
import { pageHeaders } from '../http/page.ts'
import { validate } from '../http/validate.ts'
import { requireViewer, viewerOf } from '../http/viewer.ts'
import { pageOfOwner } from './owner-pages.ts'

async function ownItems(c: Context<AppEnv>, query: PageQuery) {
  const page = await pageOfOwner(c.get('ctx'), viewerOf(c).id, query)
  return c.json(page.rows, 200, pageHeaders(c, page))
}

const query = validate('query', PageQuerySchema)

export const myItems = new Hono<AppEnv>()
  .get('/my-items', requireViewer, query, (c) => ownItems(c, c.req.valid('query')))
  .get('/user-items', requireViewer, query, (c) => ownItems(c, c.req.valid('query')))
