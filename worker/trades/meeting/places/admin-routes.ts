/** /api/admin/meeting-places: how administrators keep the list. Each change answers all of it as it then is. */
import { Hono } from 'hono'
import { requireAdmin } from '../../../admin/access/guard.ts'
import type { AppEnv } from '../../../http/context.ts'
import { idOf, validate } from '../../../http/validate.ts'
import { viewerOf } from '../../../http/viewer.ts'
import { NewMeetingPlaceSchema, RenamePlaceSchema } from './contract.ts'
import { addPlace, hidePlace, renamePlace } from './keeping.ts'
import { keptPlaces } from './store.ts'

export const adminMeetingPlaces = new Hono<AppEnv>()
  .get('/', requireAdmin, async (c) => c.json(await keptPlaces(c.get('ctx').db)))
  .post('/', requireAdmin, validate('json', NewMeetingPlaceSchema), async (c) => {
    const ctx = c.get('ctx')
    await addPlace(ctx, viewerOf(c), c.req.valid('json'))
    return c.json(await keptPlaces(ctx.db), 201)
  })
  .post('/:id/rename', requireAdmin, validate('json', RenamePlaceSchema), async (c) => {
    const ctx = c.get('ctx')
    await renamePlace(ctx, viewerOf(c), idOf(c.req.param('id')), c.req.valid('json').name)
    return c.json(await keptPlaces(ctx.db))
  })
  .post('/:id/hide', requireAdmin, async (c) => {
    const ctx = c.get('ctx')
    await hidePlace(ctx, viewerOf(c), idOf(c.req.param('id')), true)
    return c.json(await keptPlaces(ctx.db))
  })
  .post('/:id/show', requireAdmin, async (c) => {
    const ctx = c.get('ctx')
    await hidePlace(ctx, viewerOf(c), idOf(c.req.param('id')), false)
    return c.json(await keptPlaces(ctx.db))
  })
