/** /api/trade-proposals: proposing, and one's own lists. */
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { pageHeaders } from '../http/page.ts'
import { idOf, validate } from '../http/validate.ts'
import { requireViewer, viewerOf } from '../http/viewer.ts'
import { propose } from './actions.ts'
import { NewProposalSchema, ProposalsQuerySchema } from './contract.ts'
import { pageOfTrades } from './lists.ts'
import { ownTradeOn } from './store.ts'

export const proposals = new Hono<AppEnv>()
  .get('/', requireViewer, validate('query', ProposalsQuerySchema), async (c) => {
    const page = await pageOfTrades(c.get('ctx'), viewerOf(c), c.req.valid('query'))
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .get('/for-item/:id', requireViewer, async (c) => {
    const { db, clock } = c.get('ctx')
    const id = idOf(c.req.param('id'))
    return c.json(await ownTradeOn(db, viewerOf(c).id, id, clock.now()))
  })
  .post('/', requireViewer, validate('json', NewProposalSchema), async (c) => {
    const made = await propose(c.get('ctx'), viewerOf(c), c.req.valid('json'))
    return c.json(made.trade, made.created ? 201 : 200)
  })
