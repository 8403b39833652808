/** GET /api/items: the list that everybody may browse. */
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { countedSearch } from '../http/guards/searches.ts'
import { validated } from '../http/guards/validated.ts'
import { pageHeaders } from '../http/page.ts'
import { validate } from '../http/validate.ts'
import { asksAsAnybody } from '../http/viewer.ts'
import { browseItems, itemsElsewhere, type Listed } from './actions.ts'
import { ListQuerySchema, RelatedQuerySchema, SuggestionsQuerySchema } from './contract.ts'
import { relatedWords, suggestionsFor } from './suggesting.ts'
import { INSTEAD_HEADER } from './terms.ts'

const insteadHeader = ({ instead }: Listed): Record<string, string> =>
  instead ? { [INSTEAD_HEADER]: encodeURIComponent(instead) } : {}

export const browse = new Hono<AppEnv>()
  .get('/', validated, asksAsAnybody, validate('query', ListQuerySchema), async (c) => {
    const asked = c.req.valid('query')
    const page = await countedSearch(c, (ctx, viewer) => browseItems(ctx, asked, viewer))
    return c.json(page.rows, 200, { ...pageHeaders(c, page), ...insteadHeader(page) })
  })
  .get('/suggestions', validate('query', SuggestionsQuerySchema), async (c) => {
    const { db, language } = c.get('ctx')
    return c.json(await suggestionsFor(db, c.req.valid('query').q, language))
  })
  .get('/related', validate('query', RelatedQuerySchema), async (c) =>
    c.json(await relatedWords(c.get('ctx').db, c.req.valid('query').search)),
  )
  .get('/elsewhere', asksAsAnybody, validate('query', ListQuerySchema), async (c) => {
    const asked = c.req.valid('query')
    return c.json(await countedSearch(c, (ctx, viewer) => itemsElsewhere(ctx, asked, viewer)))
  })
