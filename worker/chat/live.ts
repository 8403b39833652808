/** /ws?trade={id}: the socket of a party. Cookie and Origin decide; what is said in it proves nothing (D32). */
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { isSameOrigin } from '../http/guards/origin.ts'
import { idOf } from '../http/validate.ts'
import { requireViewer, viewerOf } from '../http/viewer.ts'
import { roomOf } from '../trades/room/room-client.ts'
import { partysTrade } from '../trades/rows/party.ts'

export const live = new Hono<AppEnv>().get('/', requireViewer, async (c) => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new Refusal('not_found', 404)
  if (!isSameOrigin(c.req.raw)) throw new Refusal('foreign_origin', 403)
  const id = idOf(c.req.query('trade'))
  const { isBlocked } = await partysTrade(c.get('ctx'), viewerOf(c), id)
  const headers = new Headers(c.req.raw.headers)
  headers.set('x-user', viewerOf(c).id)
  headers.set('x-session', viewerOf(c).sessionHash)
  headers.set('x-blocked', isBlocked ? '1' : '')
  return roomOf(c.get('ctx'), id).fetch(new Request(c.req.raw, { headers }))
})
