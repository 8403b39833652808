/** /api/trade-proposals/{id}/…: the chat of a trade; its live half is in live.ts. */
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { idOf, parseOrRefuse, validate } from '../http/validate.ts'
import { requireViewer, viewerOf } from '../http/viewer.ts'
import { isForm, limitForm, readForm, textsOf } from '../media/form-body.ts'
import { privatePhoto } from '../media/private-photo.ts'
import { readPhotos } from '../media/store-photos.ts'
import { roomOf } from '../trades/room/room-client.ts'
import { partysTrade } from '../trades/rows/party.ts'
import { post } from './actions.ts'
import { MessagesQuerySchema, NewMessageSchema, ReadSchema } from './contract.ts'
import { chatPhoto } from './photos.ts'
import { READ_MARKS_HEADER } from './terms.ts'

/** Of two who are apart neither learns what the other has read. */
const ownMark = (reads: Record<string, number>, userId: string) => {
  const own = reads[userId]
  return own === undefined ? {} : { [userId]: own }
}

export const chat = new Hono<AppEnv>()
  .get('/:id/messages', requireViewer, validate('query', MessagesQuerySchema), async (c) => {
    const id = idOf(c.req.param('id'))
    const { isBlocked } = await partysTrade(c.get('ctx'), viewerOf(c), id)
    const { messages, reads } = await roomOf(c.get('ctx'), id).messages(c.req.valid('query'))
    const marks = isBlocked ? ownMark(reads, viewerOf(c).id) : reads
    return c.json(messages, 200, { [READ_MARKS_HEADER]: JSON.stringify(marks) })
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
