/** /api/privacy: everything that is mine as one file, and leaving. */
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { dropCookie } from '../http/cookies.ts'
import { validate } from '../http/validate.ts'
import { requireViewer, viewerOf } from '../http/viewer.ts'
import { mailServiceOf } from '../mail/service.ts'
import { leave, openExport } from './actions.ts'
import { ConfirmSchema, LeaveSchema, PartSchema } from './contract.ts'
import { exportPart } from './export.ts'

const PRIVATE = { 'cache-control': 'private, no-store' }

export const privacy = new Hono<AppEnv>()
  .get('/contact', async (c) => c.json({ email: (await mailServiceOf(c.get('ctx'))).from }))
  .post('/export', requireViewer, validate('json', ConfirmSchema), async (c) => {
    const { password } = c.req.valid('json')
    return c.json(await openExport(c.get('ctx'), viewerOf(c), password), 200, PRIVATE)
  })
  .post('/export/part', requireViewer, validate('json', PartSchema), async (c) =>
    c.json(await exportPart(c.get('ctx'), viewerOf(c), c.req.valid('json')), 200, PRIVATE),
  )
  .post('/leave', requireViewer, validate('json', LeaveSchema), async (c) => {
    const answer = await leave(c.get('ctx'), viewerOf(c), c.req.valid('json'))
    dropCookie(c, 'session')
    c.header('clear-site-data', '"cache"')
    return c.json(answer)
  })
