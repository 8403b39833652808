/** /api/admin/people: finding people, seeing what stands about them, and what is done to them (D60). */
import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { idOf, validate } from '../../http/validate.ts'
import { viewerOf } from '../../http/viewer.ts'
import { requireAdmin } from '../access/guard.ts'
import { limit, restore, suspend, warn } from './actions.ts'
import { LimitSchema, PeopleQuerySchema, RefusedDecisionSchema, WordsSchema } from './contract.ts'
import { personFile, refusedProofs } from './file.ts'
import { decideRefused } from './refused.ts'
import { findPeople } from './search.ts'

export const peopleAdminRoutes = new Hono<AppEnv>()
  .get('/people', requireAdmin, validate('query', PeopleQuerySchema), async (c) =>
    c.json(await findPeople(c.get('ctx'), viewerOf(c), c.req.valid('query').q)),
  )
  .get('/people/refused', requireAdmin, async (c) => c.json(await refusedProofs(c.get('ctx'))))
  .post(
    '/people/refused/:id/decide',
    requireAdmin,
    validate('json', RefusedDecisionSchema),
    async (c) => {
      const id = idOf(c.req.param('id'))
      await decideRefused(c.get('ctx'), viewerOf(c), id, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .get('/people/:id', requireAdmin, async (c) =>
    c.json(await personFile(c.get('ctx'), viewerOf(c), c.req.param('id'))),
  )
  .post('/people/:id/warn', requireAdmin, validate('json', WordsSchema), async (c) => {
    await warn(c.get('ctx'), viewerOf(c), c.req.param('id'), c.req.valid('json'))
    return c.body(null, 204)
  })
  .post('/people/:id/limit', requireAdmin, validate('json', LimitSchema), async (c) => {
    await limit(c.get('ctx'), viewerOf(c), c.req.param('id'), c.req.valid('json'))
    return c.body(null, 204)
  })
  .post('/people/:id/suspend', requireAdmin, validate('json', WordsSchema), async (c) => {
    await suspend(c.get('ctx'), viewerOf(c), c.req.param('id'), c.req.valid('json'))
    return c.body(null, 204)
  })
  .post('/people/:id/restore', requireAdmin, validate('json', WordsSchema), async (c) => {
    await restore(c.get('ctx'), viewerOf(c), c.req.param('id'), c.req.valid('json'))
    return c.body(null, 204)
  })
