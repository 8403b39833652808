/** /api/my-items and, for the proposal dialog, /api/user-items: both the caller's own. */
import { type Context, Hono } from 'hono'
import { type PageQuery, PageQuerySchema } from '../browse/contract.ts'
import type { AppEnv } from '../http/context.ts'
import { pageHeaders } from '../http/page.ts'
import { validate } from '../http/validate.ts'
import { asksAsPerson, forViewer } from '../http/viewer.ts'
import { ownPage, pageOfOwner } from './owner-pages.ts'

/** What is withheld is nothing that one could propose. */
async function ownItems(c: Context<AppEnv>, query: PageQuery, pageOf: typeof ownPage) {
  const page = await forViewer(c, (ctx, { id }) => pageOf(ctx, id, query))
  return c.json(page.rows, 200, pageHeaders(c, page))
}

const query = validate('query', PageQuerySchema)

export const myItems = new Hono<AppEnv>()
  .get('/my-items', asksAsPerson, query, (c) => ownItems(c, c.req.valid('query'), ownPage))
  .get('/user-items', asksAsPerson, query, (c) => ownItems(c, c.req.valid('query'), pageOfOwner))
