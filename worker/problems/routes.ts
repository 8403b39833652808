/** /api/trades/{id}/problems: what one side reports, and what the other says to it. */
import type { Context } from 'hono'
import { Hono } from 'hono'
import type * as v from 'valibot'
import type { AppEnv } from '../http/context.ts'
import { idOf, parseOrRefuse } from '../http/validate.ts'
import { requireViewer, viewerOf } from '../http/viewer.ts'
import { isForm, limitForm, readForm, textsOf } from '../media/form-body.ts'
import { privatePhoto } from '../media/private-photo.ts'
import { type IncomingPhoto, readPhotos } from '../media/store-photos.ts'
import { openTrade } from '../trades/opened.ts'
import { answerProblem } from './answer.ts'
import { AnswerSchema, ReportSchema } from './contract.ts'
import { problemPhoto } from './photos.ts'
import { partysPage, reportProblem } from './report.ts'
import { opened } from './rows/opening.ts'

/** JSON, or a form with photos. Throws 422. */
async function bodyOf<S extends v.GenericSchema>(c: Context<AppEnv>, schema: S) {
  const form = isForm(c) ? await readForm(c) : null
  const fields = form ? textsOf(form) : await c.req.json().catch(() => null)
  const photos: IncomingPhoto[] = form ? readPhotos(form, 'images') : []
  return { body: parseOrRefuse(schema, fields), photos }
}

/** Both writes answer the trade as it is then. */
export const problemRoutes = new Hono<AppEnv>()
  .post('/:id/problems', requireViewer, limitForm, async (c) => {
    const [ctx, viewer, id] = [c.get('ctx'), viewerOf(c), idOf(c.req.param('id'))]
    const { body, photos } = await bodyOf(c, ReportSchema)
    await reportProblem(ctx, viewer, id, body, photos)
    return c.json(await openTrade(ctx, viewer, id), 201)
  })
  .post('/:id/problems/:problem/answer', requireViewer, limitForm, async (c) => {
    const [ctx, viewer, tradeId] = [c.get('ctx'), viewerOf(c), idOf(c.req.param('id'))]
    const id = idOf(c.req.param('problem'))
    const { body, photos } = await bodyOf(c, AnswerSchema)
    await answerProblem(ctx, viewer, { tradeId, id }, body, photos)
    return c.json(await openTrade(ctx, viewer, tradeId))
  })
  .post('/:id/problems/:problem/opened', requireViewer, async (c) => {
    const [tradeId, id] = [idOf(c.req.param('id')), idOf(c.req.param('problem'))]
    await opened(c.get('ctx'), viewerOf(c), { tradeId, id })
    return c.body(null, 204)
  })
  .get('/:id/problem-photos/:name/:size', requireViewer, async (c) => {
    const { name, size } = c.req.param()
    const tradeId = idOf(c.req.param('id'))
    const { problems } = await partysPage(c.get('ctx'), viewerOf(c), tradeId)
    return privatePhoto(c, await problemPhoto(c.get('ctx'), problems, { tradeId, name, size }))
  })
