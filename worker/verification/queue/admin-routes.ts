/** /api/admin/verifications: what waits for a decision, oldest first. */
import { Hono } from 'hono'
import { requireAdmin } from '../../admin/access/guard.ts'
import { PageQuerySchema } from '../../browse/contract.ts'
import type { AppEnv } from '../../http/context.ts'
import { pageHeaders } from '../../http/page.ts'
import { validate } from '../../http/validate.ts'
import { viewerOf } from '../../http/viewer.ts'
import { ApproveSchema, RejectSchema } from '../contract.ts'
import { PDF_TYPE } from '../terms.ts'
import { approve, lookAtDocument, makePhoneCode, pageOfQueue, reject } from './decide.ts'

const PICTURE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"
const PDF_POLICY = "frame-ancestors 'none'"

/**
 * Only pictures and PDFs are stored, each under its own type; `sandbox` would keep a browser from
 * running anything in one all the same. A PDF goes without it: Chrome and Safari show none in a
 * sandbox, and their readers shut it in themselves.
 */
const headersOf = (type: string): Record<string, string> => ({
  'cache-control': 'private, no-store',
  'content-type': type,
  'content-disposition': 'inline',
  'content-security-policy': type === PDF_TYPE ? PDF_POLICY : PICTURE_POLICY,
})

export const adminVerifications = new Hono<AppEnv>()
  .use(requireAdmin)
  .get('/', validate('query', PageQuerySchema), async (c) => {
    const { limit, cursor } = c.req.valid('query')
    const page = await pageOfQueue(c.get('ctx'), limit, cursor)
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .get('/:userId/:kind/document', async (c) => {
    const { userId, kind } = c.req.param()
    const { body, type } = await lookAtDocument(c.get('ctx'), viewerOf(c), userId, kind)
    // The platform's stream under its own type; Hono names the browser's.
    return c.body(body as unknown as ReadableStream, 200, headersOf(type))
  })
  .post('/:userId/phone/code', async (c) => {
    const { userId } = c.req.param()
    return c.json(await makePhoneCode(c.get('ctx'), viewerOf(c), userId))
  })
  .post('/:userId/:kind/approve', validate('json', ApproveSchema), async (c) => {
    const { userId, kind } = c.req.param()
    await approve(c.get('ctx'), viewerOf(c), userId, kind, c.req.valid('json'))
    return c.body(null, 204)
  })
  .post('/:userId/:kind/reject', validate('json', RejectSchema), async (c) => {
    const { userId, kind } = c.req.param()
    await reject(c.get('ctx'), viewerOf(c), userId, kind, c.req.valid('json'))
    return c.body(null, 204)
  })
