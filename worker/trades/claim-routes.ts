/** /api/trades/{id}/claim: a problem with the other side, and what that side says to it. */
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { idOf, validate } from '../http/validate.ts'
import { requireViewer, viewerOf } from '../http/viewer.ts'
import { answerClaim, openClaim } from '../payments/claims/claims.ts'
import { AnswerSchema, ClaimSchema } from '../payments/contract.ts'
import { openTrade } from './opened.ts'

/** Both answer the trade as it is then. */
export const claimRoutes = new Hono<AppEnv>()
  .post('/:id/claim', requireViewer, validate('json', ClaimSchema), async (c) => {
    const [ctx, viewer, id] = [c.get('ctx'), viewerOf(c), idOf(c.req.param('id'))]
    await openClaim(ctx, viewer, id, c.req.valid('json'))
    return c.json(await openTrade(ctx, viewer, id), 201)
  })
  .post('/:id/claim/answer', requireViewer, validate('json', AnswerSchema), async (c) => {
    const [ctx, viewer, id] = [c.get('ctx'), viewerOf(c), idOf(c.req.param('id'))]
    await answerClaim(ctx, viewer, id, c.req.valid('json').answer)
    return c.json(await openTrade(ctx, viewer, id))
  })
