/** /api/admin/problems: what administrators read and decide. */
import { Hono } from 'hono'
import { requireAdmin } from '../../admin/access/guard.ts'
import type { AppEnv } from '../../http/context.ts'
import { idOf, validate } from '../../http/validate.ts'
import { viewerOf } from '../../http/viewer.ts'
import { privatePhoto } from '../../media/private-photo.ts'
import { DecideSchema } from '../contract.ts'
import { OlderQuerySchema } from './contract.ts'
import { decideProblem } from './deciding.ts'
import { listProblems, olderMessages, photoOfChat, reportedPhoto, wholeProblem } from './reading.ts'

export const problemAdminRoutes = new Hono<AppEnv>()
  .get('/problems', requireAdmin, async (c) => c.json(await listProblems(c.get('ctx'))))
  .get('/problems/:id', requireAdmin, async (c) =>
    c.json(await wholeProblem(c.get('ctx'), viewerOf(c), idOf(c.req.param('id')))),
  )
  .get('/problems/:id/messages', requireAdmin, validate('query', OlderQuerySchema), async (c) => {
    const id = idOf(c.req.param('id'))
    const { before } = c.req.valid('query')
    return c.json(await olderMessages(c.get('ctx'), viewerOf(c), id, before))
  })
  .get('/problems/:id/photos/:name/:size', requireAdmin, async (c) => {
    const id = idOf(c.req.param('id'))
    const object = await reportedPhoto(c.get('ctx'), viewerOf(c), id, c.req.param())
    return privatePhoto(c, object)
  })
  .get('/problems/:id/chat-photos/:name/:size', requireAdmin, async (c) => {
    const id = idOf(c.req.param('id'))
    return privatePhoto(c, await photoOfChat(c.get('ctx'), viewerOf(c), id, c.req.param()))
  })
  .post('/problems/:id/decide', requireAdmin, validate('json', DecideSchema), async (c) => {
    const ctx = c.get('ctx')
    await decideProblem(ctx, viewerOf(c), idOf(c.req.param('id')), c.req.valid('json'))
    return c.json(await listProblems(ctx))
  })
