/** /api/wishes: the public list, one, one's own, and _Lo tengo_. */
import { Hono } from 'hono'
import { PageQuerySchema } from '../browse/contract.ts'
import type { AppEnv } from '../http/context.ts'
import { countedSearch } from '../http/guards/searches.ts'
import { validated } from '../http/guards/validated.ts'
import { pageHeaders } from '../http/page.ts'
import { idOf, parseOrRefuse, validate } from '../http/validate.ts'
import {
  asksAsAnybody,
  asksAsPerson,
  forAnybody,
  forViewer,
  requireViewer,
  viewerOf,
} from '../http/viewer.ts'
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

export const wishRoutes = new Hono<AppEnv>()
  .get('/', validated, asksAsAnybody, validate('query', WishQuerySchema), async (c) => {
    const asked = c.req.valid('query')
    const page = await countedSearch(c, (ctx, viewer) => browseWishes(ctx, asked, viewer))
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .post('/', requireViewer, validate('json', NewWishSchema), async (c) => {
    const { wish, created } = await makeWish(c.get('ctx'), viewerOf(c), c.req.valid('json'))
    return c.json(wish, created ? 201 : 200)
  })
  .get('/mine', asksAsPerson, async (c) => c.json(await forViewer(c, ownWishes)))
  .get('/:id', validated, asksAsAnybody, async (c) => {
    const id = idOf(c.req.param('id'))
    return c.json(await forAnybody(c, (ctx, viewer) => openWish(ctx, viewer, id)))
  })
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
  .get('/:id/finds', asksAsPerson, validate('query', PageQuerySchema), async (c) => {
    const id = idOf(c.req.param('id'))
    const asked = c.req.valid('query')
    const page = await forViewer(c, (ctx, viewer) => pageOfFinds(ctx, viewer, id, asked))
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .post('/:id/offers', requireViewer, validate('json', OfferSchema), async (c) => {
    const { itemId } = c.req.valid('json')
    await offerForWish(c.get('ctx'), viewerOf(c), idOf(c.req.param('id')), itemId)
    return c.body(null, 204)
  })
