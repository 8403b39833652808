/** /api/admin/running for administrators, /api/client-errors for every browser. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requireAdmin } from '../admin/access/guard.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { validate } from '../http/validate.ts'
import { maybeViewer } from '../http/viewer.ts'
import { takeClientError } from './client-errors.ts'
import { ClientErrorSchema } from './contract.ts'
import { running } from './monitoring.ts'
import { CLIENT_ERROR_MAX_BYTES } from './terms.ts'

const short = bodyLimit({
  maxSize: CLIENT_ERROR_MAX_BYTES,
  onError: () => {
    throw new Refusal('too_large', 413)
  },
})

export const monitoringRoutes = new Hono<AppEnv>().get('/running', requireAdmin, async (c) =>
  c.json(await running(c.get('ctx'))),
)

export const clientErrorRoutes = new Hono<AppEnv>().post(
  '/',
  short,
  validate('json', ClientErrorSchema),
  maybeViewer,
  async (c) => {
    const viewer = c.get('viewer')
    await takeClientError(c.get('ctx'), viewer?.id, c.req.valid('json'), c.get('requestId'))
    return c.body(null, 204)
  },
)
