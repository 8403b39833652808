/** /api/trade-proposals: proposing, and one's own lists. */
import { Hono } from 'hono'
import type { AppEnv, Ctx, Viewer } from '../http/context.ts'
import { pageHeaders } from '../http/page.ts'
import { idOf, validate } from '../http/validate.ts'
import { asksAsPerson, forViewer } from '../http/viewer.ts'
import { propose } from './actions.ts'
import { NewProposalSchema, ProposalsQuerySchema } from './contract.ts'
import { pageOfTrades } from './lists.ts'
import { ownTradeOn } from './store.ts'

export const proposals = new Hono<AppEnv>()
  .get('/', asksAsPerson, validate('query', ProposalsQuerySchema), async (c) => {
    const asked = c.req.valid('query')
    const page = await forViewer(c, (ctx, viewer) => pageOfTrades(ctx, viewer, asked))
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .get('/for-item/:id', asksAsPerson, async (c) => {
    const id = idOf(c.req.param('id'))
    const own = ({ db, clock }: Ctx, viewer: Viewer) => ownTradeOn(db, viewer.id, id, clock.now())
    return c.json(await forViewer(c, own))
  })
  .post('/', asksAsPerson, validate('json', NewProposalSchema), async (c) => {
    const made = await forViewer(c, (ctx, viewer) => propose(ctx, viewer, c.req.valid('json')))
    return c.json(made.trade, made.created ? 201 : 200)
  })
