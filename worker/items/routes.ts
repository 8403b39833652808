/** /api/items: publishing, one item, and the items of a person. The list is in worker/browse. */
import { Hono, type MiddlewareHandler } from 'hono'
import { PageQuerySchema } from '../browse/contract.ts'
import type { AppEnv } from '../http/context.ts'
import { pageHeaders } from '../http/page.ts'
import { idOf, parseOrRefuse, validate } from '../http/validate.ts'
import { maybeViewer, requireViewer, viewerOf } from '../http/viewer.ts'
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
  .post('/', requireViewer, limitForm, async (c) => {
    const { fields, photos } = await readItemBody(c, 'images')
    const input = parseOrRefuse(NewItemSchema, fields)
    const { card, created } = await publishItem(c.get('ctx'), viewerOf(c), input, photos)
    return c.json(itemOf(c.get('ctx'), card), created ? 201 : 200)
  })
  .get('/user/:userId', maybeViewer, validate('query', PageQuerySchema), async (c) => {
    const { ctx, viewer } = c.var
    const page = await pageOfOwner(ctx, c.req.param('userId'), c.req.valid('query'), viewer)
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .get('/:id', maybeViewer, validate('query', ItemQuerySchema), async (c) => {
    const { userLatitude: latitude, userLongitude: longitude } = c.req.valid('query')
    const card = await openItem(c.get('ctx'), idOf(c.req.param('id')), c.get('viewer'))
    countView(c.get('ctx'), card, c.get('viewer'))
    const located = latitude !== undefined && longitude !== undefined
    const asker = located ? await askerAt(c.get('ctx').db, { latitude, longitude }) : null
    return c.json(itemOf(c.get('ctx'), card, asker))
  })
  .get('/:id/similar', maybeViewer, async (c) =>
    c.json(await similarTo(c.get('ctx'), idOf(c.req.param('id')), c.get('viewer'))),
  )
  .get('/:id/wanting', requireViewer, async (c) =>
    c.json(await wantingFor(c.get('ctx'), viewerOf(c), idOf(c.req.param('id')))),
  )
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
