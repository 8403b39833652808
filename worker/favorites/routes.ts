/** /api/favorites: what the caller saved. */
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { pageHeaders } from '../http/page.ts'
import { idOf, validate } from '../http/validate.ts'
import { requireViewer, viewerOf } from '../http/viewer.ts'
import { hidingFor } from '../safety/blocks/between.ts'
import { pageOfFavorites, saveItem, unsaveItem } from './actions.ts'
import { FavoritesQuerySchema, SavingQuerySchema } from './contract.ts'
import { favoriteIds } from './store.ts'

export const favorites = new Hono<AppEnv>()
  .get('/', requireViewer, validate('query', FavoritesQuerySchema), async (c) => {
    const { ids, ...query } = c.req.valid('query')
    const viewer = viewerOf(c)
    if (ids) return c.json(await favoriteIds(c.get('ctx').db, viewer.id, hidingFor(viewer)))
    const page = await pageOfFavorites(c.get('ctx'), viewerOf(c), query)
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .post('/:itemId', requireViewer, validate('query', SavingQuerySchema), async (c) => {
    const { tells } = c.req.valid('query')
    const itemId = idOf(c.req.param('itemId'))
    return c.json(await saveItem(c.get('ctx'), viewerOf(c), itemId, tells === '1'))
  })
  .delete('/:itemId', requireViewer, async (c) =>
    c.json(await unsaveItem(c.get('ctx'), viewerOf(c), idOf(c.req.param('itemId')))),
  )
