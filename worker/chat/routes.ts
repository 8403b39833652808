/** /api/trade-proposals/{id}/…: the chat of a trade; its live half is in live.ts. */
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { idOf, parseOrRefuse, validate } from '../http/validate.ts'
import { asksAsPerson, forViewer, requireViewer, viewerOf } from '../http/viewer.ts'
import { isForm, limitForm, readForm, textsOf } from '../media/form-body.ts'
import { privatePhoto } from '../media/private-photo.ts'
import { readPhotos } from '../media/store-photos.ts'
import { roomOf } from '../trades/room/room-client.ts'
import { partysTrade } from '../trades/rows/party.ts'
import { chatIn, post } from './actions.ts'
import { MessagesQuerySchema, NewMessageSchema, ReadSchema } from './contract.ts'
import { chatPhoto } from './photos.ts'
import { READ_MARKS_HEADER } from './terms.ts'

export const chat = new Hono<AppEnv>()
  .get('/:id/messages', asksAsPerson, validate('query', MessagesQuerySchema), async (c) => {
    const id = idOf(c.req.param('id'))
    const asked = c.req.valid('query')
    const chat = await forViewer(c, (ctx, viewer) => chatIn(ctx, viewer, id, asked))
    return c.json(chat.messages, 200, { [READ_MARKS_HEADER]: JSON.stringify(chat.reads) })
  })
  .post('/:id/messages', requireViewer, limitForm, async (c) => {
    const id = idOf(c.req.param('id'))
    const form = isForm(c) ? await readForm(c) : null
    const fields = form ? textsOf(form) : await c.req.json().catch(() => null)
    const input = parseOrRefuse(NewMessageSchema, fields)
    const photo = form ? (readPhotos(form, 'images')[0] ?? null) : null
    const { message, created } = await post(c.get('ctx'), viewerOf(c), id, input, photo)
    return c.json(message, created ? 201 : 200)
  })
  .post('/:id/read', requireViewer, validate('json', ReadSchema), async (c) => {
    const id = idOf(c.req.param('id'))
    const { isBlocked } = await partysTrade(c.get('ctx'), viewerOf(c), id)
    const { number } = c.req.valid('json')
    await roomOf(c.get('ctx'), id).read(id, viewerOf(c).id, number, isBlocked)
    return c.body(null, 204)
  })
  .get('/:id/photos/:hash/:size', requireViewer, async (c) => {
    const { hash, size } = c.req.param()
    const id = idOf(c.req.param('id'))
    await partysTrade(c.get('ctx'), viewerOf(c), id)
    const object = await chatPhoto(c.get('ctx'), id, hash, size)
    return privatePhoto(c, object)
  })
