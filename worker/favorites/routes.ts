/** /api/favorites: what the caller saved. */
import { Hono } from 'hono'
import type { AppEnv, Ctx, Viewer } from '../http/context.ts'
import { pageHeaders } from '../http/page.ts'
import { idOf, validate } from '../http/validate.ts'
import { asksAsPerson, forViewer, requireViewer, viewerOf } from '../http/viewer.ts'
import { hidingFor } from '../safety/blocks/between.ts'
import { pageOfFavorites, saveItem, unsaveItem } from './actions.ts'
import { FavoritesQuerySchema, SavingQuerySchema } from './contract.ts'
import { favoriteIds } from './store.ts'

export const favorites = new Hono<AppEnv>()
  .get('/', asksAsPerson, validate('query', FavoritesQuerySchema), async (c) => {
    const { ids, ...query } = c.req.valid('query')
    if (ids) {
      const all = (ctx: Ctx, viewer: Viewer) => favoriteIds(ctx.db, viewer.id, hidingFor(viewer))
      return c.json(await forViewer(c, all))
    }
    const page = await forViewer(c, (ctx, viewer) => pageOfFavorites(ctx, viewer, query))
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .post('/:itemId', asksAsPerson, validate('query', SavingQuerySchema), async (c) => {
    const { tells } = c.req.valid('query')
    const itemId = idOf(c.req.param('itemId'))
    return c.json(await forViewer(c, (ctx, viewer) => saveItem(ctx, viewer, itemId, tells === '1')))
  })
  .delete('/:itemId', requireViewer, async (c) =>
    c.json(await unsaveItem(c.get('ctx'), viewerOf(c), idOf(c.req.param('itemId')))),
  )
