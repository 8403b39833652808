/** /api/reviews, and what a person's reviews add up to under /api/users and /api/user. */
import { Hono } from 'hono'
import { PageQuerySchema } from '../browse/contract.ts'
import type { AppEnv } from '../http/context.ts'
import { pageHeaders } from '../http/page.ts'
import { idOf, validate } from '../http/validate.ts'
import {
  asksAsAnybody,
  asksAsPerson,
  forAnybody,
  forViewer,
  requireViewer,
  viewerOf,
} from '../http/viewer.ts'
import { ReportSchema } from '../safety/contract.ts'
import { answerReview } from './answering.ts'
import { AnswerSchema, ReviewPageSchema, ReviewSchema, VoteSchema } from './contract.ts'
import { latest, personsStats, personsSummary, received, reviewsAbout, written } from './reading.ts'
import { reportAnswer, reportReview, vote } from './votes.ts'
import { writeReview } from './writing.ts'

export const reviewRoutes = new Hono<AppEnv>()
  .post('/', requireViewer, validate('json', ReviewSchema), async (c) => {
    const { review, created } = await writeReview(c.get('ctx'), viewerOf(c), c.req.valid('json'))
    return c.json(review, created ? 201 : 200)
  })
  .get('/received', asksAsPerson, validate('query', PageQuerySchema), async (c) => {
    const page = await forViewer(c, (ctx, me) => received(ctx, me, c.req.valid('query')))
    return c.json({ reviews: page.rows }, 200, pageHeaders(c, page))
  })
  .get('/written', asksAsPerson, validate('query', PageQuerySchema), async (c) => {
    const page = await forViewer(c, (ctx, me) => written(ctx, me, c.req.valid('query')))
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .get('/user/:id', asksAsAnybody, validate('query', ReviewPageSchema), async (c) => {
    const asked = c.req.valid('query')
    const id = c.req.param('id')
    return c.json(await forAnybody(c, (ctx, viewer) => reviewsAbout(ctx, viewer, id, asked)))
  })
  .post('/:id/helpful', requireViewer, validate('json', VoteSchema), async (c) => {
    const id = idOf(c.req.param('id'))
    return c.json(await vote(c.get('ctx'), viewerOf(c), id, c.req.valid('json').isHelpful))
  })
  .post('/:id/report', requireViewer, validate('json', ReportSchema), async (c) => {
    const id = idOf(c.req.param('id'))
    await reportReview(c.get('ctx'), viewerOf(c), id, c.req.valid('json'))
    return c.body(null, 204)
  })
  .post('/:id/answer', requireViewer, validate('json', AnswerSchema), async (c) => {
    const id = idOf(c.req.param('id'))
    return c.json(await answerReview(c.get('ctx'), viewerOf(c), id, c.req.valid('json').answer))
  })
  .post('/:id/answer/report', requireViewer, validate('json', ReportSchema), async (c) => {
    const id = idOf(c.req.param('id'))
    await reportAnswer(c.get('ctx'), viewerOf(c), id, c.req.valid('json'))
    return c.body(null, 204)
  })

/** Under /api/users. */
export const reputationOfUsers = new Hono<AppEnv>()
  .get('/:id/rating-summary', async (c) =>
    c.json(await personsSummary(c.get('ctx'), c.req.param('id'))),
  )
  .get('/:id/stats', async (c) => c.json(await personsStats(c.get('ctx'), c.req.param('id'))))

/** Under /api/user: the caller's own. */
export const ownReputation = new Hono<AppEnv>()
  .get('/stats', asksAsPerson, async (c) =>
    c.json(await forViewer(c, (ctx, { id }) => personsStats(ctx, id))),
  )
  .get('/reviews', asksAsPerson, async (c) => c.json(await forViewer(c, latest)))
