/** /api/items: publishing, one item, and the items of a person. The list is in worker/browse. */
import { Hono, type MiddlewareHandler } from 'hono'
import { PageQuerySchema } from '../browse/contract.ts'
import type { AppEnv } from '../http/context.ts'
import { validated } from '../http/guards/validated.ts'
import { pageHeaders } from '../http/page.ts'
import { idOf, parseOrRefuse, validate } from '../http/validate.ts'
import {
  asksAsAnybody,
  asksAsPerson,
  asksBeforeForm,
  forAnybody,
  forViewer,
  requireViewer,
  viewerOf,
} from '../http/viewer.ts'
import { isForm, limitForm } from '../media/form-body.ts'
import { askerAt } from '../places/store.ts'
import {
  changeable,
  countView,
  deleteItem,
  editItem,
  keepItem,
  openItem,
  restoreItem,
} from './actions.ts'
import { readItemBody } from './body.ts'
import { EditItemSchema, ItemQuerySchema, NewItemSchema } from './contract.ts'
import { pageOfOwner } from './owner-pages.ts'
import { publishItem } from './publish.ts'
import { similarTo } from './similar.ts'
import { itemOf } from './view.ts'
import { wantingFor } from './wanting.ts'

/** Nobody sends megabytes only to hear that the item is not theirs. */
const refuseBeforePhotos: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (isForm(c)) await changeable(c.get('ctx'), viewerOf(c), idOf(c.req.param('id') ?? ''))
  await next()
}

export const items = new Hono<AppEnv>()
  .post('/', asksBeforeForm, limitForm, async (c) => {
    const { fields, photos } = await readItemBody(c, 'images')
    const input = parseOrRefuse(NewItemSchema, fields)
    const { card, created } = await forViewer(c, (ctx, viewer) =>
      publishItem(ctx, viewer, input, photos),
    )
    return c.json(itemOf(c.get('ctx'), card), created ? 201 : 200)
  })
  .get('/user/:userId', asksAsAnybody, validate('query', PageQuerySchema), async (c) => {
    const [id, asked] = [c.req.param('userId'), c.req.valid('query')]
    const page = await forAnybody(c, (ctx, viewer) => pageOfOwner(ctx, id, asked, viewer))
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .get('/:id', validated, asksAsAnybody, validate('query', ItemQuerySchema), async (c) => {
    const { userLatitude: latitude, userLongitude: longitude } = c.req.valid('query')
    const id = idOf(c.req.param('id'))
    const isLocated = latitude !== undefined && longitude !== undefined
    const [card, asker] = await Promise.all([
      forAnybody(c, (ctx, viewer) => openItem(ctx, id, viewer)),
      isLocated ? askerAt(c.get('ctx').db, { latitude, longitude }) : null,
    ])
    countView(c.get('ctx'), card, c.get('viewer'))
    return c.json(itemOf(c.get('ctx'), card, asker))
  })
  .get('/:id/similar', validated, asksAsAnybody, async (c) => {
    const id = idOf(c.req.param('id'))
    return c.json(await forAnybody(c, (ctx, viewer) => similarTo(ctx, id, viewer)))
  })
  .get('/:id/wanting', asksAsPerson, async (c) => {
    const id = idOf(c.req.param('id'))
    return c.json(await forViewer(c, (ctx, viewer) => wantingFor(ctx, viewer, id)))
  })
  .put('/:id', requireViewer, refuseBeforePhotos, limitForm, async (c) => {
    const id = idOf(c.req.param('id'))
    const { fields, photos } = await readItemBody(c, 'newImages')
    const input = parseOrRefuse(EditItemSchema, fields)
    const card = await editItem(c.get('ctx'), viewerOf(c), id, input, photos)
    return c.json(itemOf(c.get('ctx'), card))
  })
  .delete('/:id', requireViewer, async (c) => {
    await deleteItem(c.get('ctx'), viewerOf(c), idOf(c.req.param('id')))
    return c.body(null, 204)
  })
  .post('/:id/still', requireViewer, async (c) => {
    const card = await keepItem(c.get('ctx'), viewerOf(c), idOf(c.req.param('id')))
    return c.json(itemOf(c.get('ctx'), card))
  })
  .post('/:id/restore', requireViewer, async (c) => {
    const card = await restoreItem(c.get('ctx'), viewerOf(c), idOf(c.req.param('id')))
    return c.json(itemOf(c.get('ctx'), card))
  })
