/** D46: writes come from our own pages and carry a body of a kind that a route declares. */
import type { HonoRequest, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../context.ts'
import { Refusal } from '../errors.ts'
import { mediaTypeOf } from '../media-type.ts'

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

/** `proved`: paths whose POST carries its own proof, whoever sends it. */
export function sameOriginWrites(proved: readonly string[]): MiddlewareHandler<AppEnv> {
  const isProved = ({ method, path }: HonoRequest) => method === 'POST' && proved.includes(path)
  return async (c, next) => {
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
}
