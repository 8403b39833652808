/** D46: writes come from our own pages and carry a body of a kind that a route declares. */
import type { HonoRequest, MiddlewareHandler } from 'hono'
import { MAIL_OFF_PATH } from '../notifications/mail-kinds.ts'
import { WEBHOOK_PATH } from '../payments/terms.ts'
import type { AppEnv } from './context.ts'
import { Refusal } from './errors.ts'
import { mediaTypeOf } from './media-type.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A cross-site page can send cookies (SameSite=Lax lets some through) but can neither forge Origin
 * nor Sec-Fetch-Site. A write that carries neither did not come from a browser page of ours.
 */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (site && site !== 'same-origin') return false
  if (origin) return origin === new URL(request.url).origin || sameHost(origin, request)
  return site === 'same-origin'
}

/** Behind a proxy the worker may see http where the page was https: the host decides. */
function sameHost(origin: string, request: Request): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}

/**
 * One-click unsubscribe (RFC 8058): mail programs post it from nowhere, and its token is the proof. The card
 * provider's events: their signature is.
 */
const PROVED = new Set([MAIL_OFF_PATH, WEBHOOK_PATH])
const isProved = ({ method, path }: HonoRequest) => method === 'POST' && PROVED.has(path)

export const sameOriginWrites: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!READS.has(c.req.method) && !isProved(c.req)) {
    if (!isSameOrigin(c.req.raw)) throw new Refusal('foreign_origin', 403)
    // A chunked body without a type is refused as well: `null` type with a body never comes from our pages.
    const type = mediaTypeOf(c.req.raw)
    const empty = !c.req.raw.body || c.req.header('content-length') === '0'
    const known = type === 'application/json' || type === 'multipart/form-data'
    if (!known && !(empty && type === undefined)) throw new Refusal('wrong_type', 415)
  }
  await next()
}
