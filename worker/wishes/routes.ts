/** /api/wishes: the public list, one, one's own, and _Lo tengo_. */
import { Hono, type MiddlewareHandler } from 'hono'
import { PageQuerySchema } from '../browse/contract.ts'
import type { AppEnv } from '../http/context.ts'
import { spend } from '../http/guards/limits.ts'
import { pageHeaders } from '../http/page.ts'
import { idOf, parseOrRefuse, validate } from '../http/validate.ts'
import { maybeViewer, requireViewer, viewerOf } from '../http/viewer.ts'
import {
  closeWish,
  editable,
  editWish,
  makeWish,
  openWish,
  ownWishes,
  renewWish,
} from './actions.ts'
import {
  EditWishSchema,
  NewWishSchema,
  OfferSchema,
  PublicWishSchema,
  SavedSearchSchema,
} from './contract.ts'
import { pageOfFinds } from './finds/actions.ts'
import { browseWishes } from './list/actions.ts'
import { WishQuerySchema } from './list/contract.ts'
import { offerForWish } from './offering.ts'

/** As searches of things are counted (D24). */
const countSearches: MiddlewareHandler<AppEnv> = async (c, next) => {
  const viewer = c.get('viewer')
  const isSearch = c.req.query('search')?.trim() && !c.req.query('cursor')
  if (isSearch && viewer) await spend(c.get('ctx'), 'searches', viewer.id)
  await next()
}

export const wishRoutes = new Hono<AppEnv>()
  .get('/', maybeViewer, countSearches, validate('query', WishQuerySchema), async (c) => {
    const page = await browseWishes(c.get('ctx'), c.req.valid('query'), c.get('viewer'))
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .post('/', requireViewer, validate('json', NewWishSchema), async (c) => {
    const { wish, created } = await makeWish(c.get('ctx'), viewerOf(c), c.req.valid('json'))
    return c.json(wish, created ? 201 : 200)
  })
  .get('/mine', requireViewer, async (c) => c.json(await ownWishes(c.get('ctx'), viewerOf(c))))
  .get('/:id', maybeViewer, async (c) =>
    c.json(await openWish(c.get('ctx'), c.get('viewer'), idOf(c.req.param('id')))),
  )
  .put('/:id', requireViewer, validate('json', EditWishSchema), async (c) => {
    const row = await editable(c.get('ctx'), viewerOf(c), idOf(c.req.param('id')))
    const schema = row.isPublic ? PublicWishSchema : SavedSearchSchema
    const given = parseOrRefuse(schema, c.req.valid('json'))
    return c.json(await editWish(c.get('ctx'), viewerOf(c), row, given))
  })
  .post('/:id/renew', requireViewer, async (c) =>
    c.json(await renewWish(c.get('ctx'), viewerOf(c), idOf(c.req.param('id')))),
  )
  .post('/:id/close', requireViewer, async (c) =>
    c.json(await closeWish(c.get('ctx'), viewerOf(c), idOf(c.req.param('id')))),
  )
  .get('/:id/finds', requireViewer, validate('query', PageQuerySchema), async (c) => {
    const id = idOf(c.req.param('id'))
    const page = await pageOfFinds(c.get('ctx'), viewerOf(c), id, c.req.valid('query'))
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .post('/:id/offers', requireViewer, validate('json', OfferSchema), async (c) => {
    const { itemId } = c.req.valid('json')
    await offerForWish(c.get('ctx'), viewerOf(c), idOf(c.req.param('id')), itemId)
    return c.body(null, 204)
  })
