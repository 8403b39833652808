/** GET /api/items: the list that everybody may browse. */
import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { spend } from '../http/guards/limits.ts'
import { pageHeaders } from '../http/page.ts'
import { validate } from '../http/validate.ts'
import { maybeViewer } from '../http/viewer.ts'
import { browseItems, type Listed } from './actions.ts'
import { ListQuerySchema } from './contract.ts'
import { INSTEAD_HEADER } from './terms.ts'

/**
 * D24: searches of an account are counted, once each: their further pages (a cursor) are no new search.
 * Visitors only meet the flood limit.
 */
const countSearches: MiddlewareHandler<AppEnv> = async (c, next) => {
  const viewer = c.get('viewer')
  const isSearch = c.req.query('search')?.trim() && !c.req.query('cursor')
  if (isSearch && viewer) await spend(c.get('ctx'), 'searches', viewer.id)
  await next()
}

const insteadHeader = ({ instead }: Listed): Record<string, string> =>
  instead ? { [INSTEAD_HEADER]: encodeURIComponent(instead) } : {}

export const browse = new Hono<AppEnv>().get(
  '/',
  maybeViewer,
  countSearches,
  validate('query', ListQuerySchema),
  async (c) => {
    const page = await browseItems(c.get('ctx'), c.req.valid('query'), c.get('viewer'))
    return c.json(page.rows, 200, { ...pageHeaders(c, page), ...insteadHeader(page) })
  },
)
