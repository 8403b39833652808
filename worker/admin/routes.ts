/** /api/admin: for administrators; to anybody else there is nothing (D39). */
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { mediaTypeOf } from '../http/media-type.ts'
import { sentence } from '../http/messages.ts'
import { pageHeaders } from '../http/page.ts'
import { idOf, validate } from '../http/validate.ts'
import { viewerOf } from '../http/viewer.ts'
import { privatePhoto } from '../media/private-photo.ts'
import { requireAdmin } from './access/guard.ts'
import {
  ActionsQuerySchema,
  CredentialsSchema,
  DecideReportSchema,
  ReportsQuerySchema,
  RetrySchema,
  TestEmailSchema,
} from './contract.ts'
import { figures } from './figures.ts'
import { actions, failures, suspended } from './lists.ts'
import { forgetCredentials, mailStatus, resetCredentials, sendTestEmail } from './mail.ts'
import { copiedPhoto, reportedPhoto } from './report-photo.ts'
import { reportedItems } from './reported.ts'
import { decideReport } from './reports.ts'
import { retryFailure } from './retry.ts'
import { setUpAdmin } from './setup.ts'
import { waitingNow } from './waiting/waiting.ts'

export const admin = new Hono<AppEnv>()
  .post('/setup', async (c) => {
    const isJson = mediaTypeOf(c.req.raw) === 'application/json'
    await setUpAdmin(c.get('ctx'), isJson ? await c.req.json().catch(() => null) : null)
    return c.body(null, 204)
  })
  .get('/figures', requireAdmin, async (c) => c.json(await figures(c.get('ctx'))))
  .get('/reports', requireAdmin, validate('query', ReportsQuerySchema), async (c) =>
    c.json(await reportedItems(c.get('ctx'), c.req.valid('query').kind)),
  )
  .post('/reports/:id/decide', requireAdmin, validate('json', DecideReportSchema), async (c) => {
    const id = idOf(c.req.param('id'))
    await decideReport(c.get('ctx'), viewerOf(c), id, c.req.valid('json'))
    return c.body(null, 204)
  })
  .get('/reports/:id/photo', requireAdmin, async (c) => {
    const object = await reportedPhoto(c.get('ctx'), viewerOf(c), idOf(c.req.param('id')))
    return privatePhoto(c, object)
  })
  .get('/reports/:id/photos/:name', requireAdmin, async (c) => {
    const { id, name } = c.req.param()
    return privatePhoto(c, await copiedPhoto(c.get('ctx'), viewerOf(c), idOf(id), name))
  })
  .get('/waiting', requireAdmin, async (c) => c.json((await waitingNow(c.get('ctx'))).waiting))
  .get('/failures', requireAdmin, async (c) => c.json(await failures(c.get('ctx'))))
  .post('/failures/retry', requireAdmin, validate('json', RetrySchema), async (c) => {
    await retryFailure(c.get('ctx'), viewerOf(c), c.req.valid('json'))
    return c.body(null, 204)
  })
  .get('/actions', requireAdmin, validate('query', ActionsQuerySchema), async (c) => {
    const page = await actions(c.get('ctx'), c.req.valid('query').cursor)
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .get('/suspended', requireAdmin, async (c) => c.json(await suspended(c.get('ctx'))))
  .get('/sendgrid/status', requireAdmin, async (c) => c.json(await mailStatus(c.get('ctx'))))
  .post(
    '/sendgrid/reset-credentials',
    requireAdmin,
    validate('json', CredentialsSchema),
    async (c) => {
      await resetCredentials(c.get('ctx'), viewerOf(c), c.req.valid('json'))
      return c.json({ message: sentence('mail_credentials', c.get('language')) })
    },
  )
  .delete('/sendgrid/credentials', requireAdmin, async (c) => {
    await forgetCredentials(c.get('ctx'), viewerOf(c))
    return c.body(null, 204)
  })
  .post('/sendgrid/test-email', requireAdmin, validate('json', TestEmailSchema), async (c) => {
    await sendTestEmail(c.get('ctx'), viewerOf(c), c.req.valid('json'))
    return c.json({ message: sentence('mail_sent', c.get('language')) })
  })
