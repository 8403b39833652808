/** /api/user/verifications, /api/user/verification/…, /api/verification/…: what a person proves of themselves. */
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { parseOrRefuse, validate } from '../http/validate.ts'
import { maybeViewer, requireViewer, viewerOf } from '../http/viewer.ts'
import { readForm } from '../media/form-body.ts'
import { confirmVerification, handIn, requestVerification } from './actions.ts'
import { ConfirmSchema, DocumentFormSchema, RequestSchema } from './contract.ts'
import { limitDocument } from './documents.ts'
import { myBadges, myVerifications, offeredPackages } from './mine.ts'

export const verificationRoutes = new Hono<AppEnv>()
  .get('/user/verifications', requireViewer, async (c) =>
    c.json(await myVerifications(c.get('ctx'), viewerOf(c))),
  )
  .post('/user/verification/request', requireViewer, validate('json', RequestSchema), async (c) => {
    await requestVerification(c.get('ctx'), viewerOf(c), c.req.valid('json'))
    return c.json(await myVerifications(c.get('ctx'), viewerOf(c)))
  })
  .post('/user/verification/confirm', requireViewer, validate('json', ConfirmSchema), async (c) => {
    await confirmVerification(c.get('ctx'), viewerOf(c), c.req.valid('json'))
    return c.json(await myVerifications(c.get('ctx'), viewerOf(c)))
  })
  .post('/user/verification/document', requireViewer, limitDocument, async (c) => {
    const form = await readForm(c)
    const given = parseOrRefuse(DocumentFormSchema, Object.fromEntries(form))
    await handIn(c.get('ctx'), viewerOf(c), given.verificationType, given.document)
    return c.json(await myVerifications(c.get('ctx'), viewerOf(c)))
  })
  .get('/verification/packages', maybeViewer, async (c) =>
    c.json(await offeredPackages(c.get('ctx'), c.get('viewer'))),
  )
  .get('/verification/badges', requireViewer, async (c) =>
    c.json(await myBadges(c.get('ctx'), viewerOf(c))),
  )
