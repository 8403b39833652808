/** GET /api/items: the list that everybody may browse. */
import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { spend } from '../http/guards/limits.ts'
import { pageHeaders } from '../http/page.ts'
import { validate } from '../http/validate.ts'
import { maybeViewer } from '../http/viewer.ts'
import { browseItems, itemsElsewhere, type Listed } from './actions.ts'
import { ListQuerySchema, RelatedQuerySchema, SuggestionsQuerySchema } from './contract.ts'
import { relatedWords, suggestionsFor } from './suggesting.ts'
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

export const browse = new Hono<AppEnv>()
  .get('/', maybeViewer, countSearches, validate('query', ListQuerySchema), async (c) => {
    const page = await browseItems(c.get('ctx'), c.req.valid('query'), c.get('viewer'))
    return c.json(page.rows, 200, { ...pageHeaders(c, page), ...insteadHeader(page) })
  })
  .get('/suggestions', validate('query', SuggestionsQuerySchema), async (c) => {
    const { db, language } = c.get('ctx')
    return c.json(await suggestionsFor(db, c.req.valid('query').q, language))
  })
  .get('/related', validate('query', RelatedQuerySchema), async (c) =>
    c.json(await relatedWords(c.get('ctx').db, c.req.valid('query').search)),
  )
  .get('/elsewhere', maybeViewer, countSearches, validate('query', ListQuerySchema), async (c) =>
    c.json(await itemsElsewhere(c.get('ctx'), c.req.valid('query'), c.get('viewer'))),
  )
