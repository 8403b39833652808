/**
 * /sw.js, which browsers ask for at every visit, and the way to withdraw a broken one: with SERVICE_WORKER=off
 * its place is taken by a worker that removes it, and pages say that none is to be registered.
 */
import { type Context, Hono } from 'hono'
import type { Settings } from '../env.ts'
import type { AppEnv } from '../http/context.ts'
import { onNotFound } from '../http/errors.ts'
import { REMOVER } from './remover.ts'

/** In the head of every page: what web/app/start/at-home.ts looks for. */
export const serviceWorkerMark = ({ SERVICE_WORKER }: Settings): string =>
  SERVICE_WORKER === 'off' ? '<meta name="service-worker" content="off" />' : ''

/** It fetches what it keeps, photos from their own domain included, shows pictures in notifications, and no more. */
function policyOf({ IMAGE_BASE_URL: images }: Settings): string {
  const hosts = images ? `'self' ${new URL(images).origin}` : "'self'"
  return [
    ...["default-src 'none'", "script-src 'self'", `connect-src ${hosts}`, `img-src ${hosts}`],
    ...["base-uri 'none'", "frame-ancestors 'none'"],
    ...["require-trusted-types-for 'script'", "trusted-types 'none'"],
  ].join('; ')
}

const headersOf = (settings: Settings) => ({
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'private, no-cache',
  'content-security-policy': policyOf(settings),
})

async function answer(c: Context<AppEnv>): Promise<Response> {
  const { settings } = c.get('ctx')
  const own = headersOf(settings)
  if (settings.SERVICE_WORKER === 'off') return c.body(REMOVER, 200, own)
  const known = c.req.header('if-none-match')
  const headers = known === undefined ? undefined : { 'if-none-match': known }
  const file = await c.env.ASSETS.fetch(new URL('/sw.js', c.req.url), { headers })
  if (!file.ok && file.status !== 304) return onNotFound(c)
  const etag = file.headers.get('etag')
  const sent = etag ? { ...own, etag } : own
  if (!file.ok) return c.body(null, 304, sent)
  // The platform's stream under its own type; Hono names the browser's.
  return c.body(file.body as unknown as ReadableStream, 200, sent)
}

export const serviceWorker = new Hono<AppEnv>().get('/sw.js', answer)
