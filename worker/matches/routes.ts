/** /api/matches: coincidences (D65), and whether one's own hearts are told. */
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { pageHeaders } from '../http/page.ts'
import { validate } from '../http/validate.ts'
import { asksAsPerson, forViewer, requireViewer, viewerOf } from '../http/viewer.ts'
import { chooseTelling, openTelling, pageOfMatches } from './actions.ts'
import { MatchesQuerySchema, TellingChoiceSchema } from './contract.ts'

export const matches = new Hono<AppEnv>()
  .get('/', asksAsPerson, validate('query', MatchesQuerySchema), async (c) => {
    const asked = c.req.valid('query')
    const page = await forViewer(c, (ctx, viewer) => pageOfMatches(ctx, viewer, asked))
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .get('/telling', asksAsPerson, async (c) => c.json(await forViewer(c, openTelling)))
  .put('/telling', requireViewer, validate('json', TellingChoiceSchema), async (c) =>
    c.json(await chooseTelling(c.get('ctx'), viewerOf(c), c.req.valid('json').tells)),
  )
