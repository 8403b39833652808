/** Pages: the built shell with the caller's language and the product's name on it. Rendering at the edge comes with the first view. */
import { type Context, Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { onNotFound } from '../http/errors.ts'
import { escapeHtml } from '../mail/layout.ts'
import { serviceWorkerMark } from './service-worker.ts'

/** A path with a file ending asks for a file, and files that exist never reach the worker. */
const FILE = /\.[a-z0-9]+$/i

async function shell(c: Context<AppEnv>): Promise<Response> {
  const template = await c.env.ASSETS.fetch(new URL('/', c.req.url))
  // A template that failed to load must not be answered as a page (nor kept by anybody).
  if (!template.ok) return onNotFound(c)
  const { settings } = c.get('ctx')
  const brand = escapeHtml(settings.BRAND_NAME)
  const html = (await template.text())
    .replace('<html lang="es"', `<html lang="${c.get('language')}"`)
    .replace('<!--head-->', `${serviceWorkerMark(settings)}<!--head-->`)
    // A function: a name may hold what replaceAll takes for a pattern ($&).
    .replaceAll('%BRAND_NAME%', () => brand)
  const headers = new Headers([...template.headers])
  headers.set('cache-control', 'private, no-cache')
  headers.delete('etag')
  return new Response(html, { headers })
}

export const page = new Hono<AppEnv>().get('*', async (c) => {
  const { pathname } = new URL(c.req.url)
  if (pathname.startsWith('/assets/')) return onNotFound(c)
  if (FILE.test(pathname)) {
    const file = await c.env.ASSETS.fetch(c.req.url)
    return file.ok
      ? new Response(file.body as ReadableStream | null, { headers: [...file.headers] })
      : onNotFound(c)
  }
  return shell(c)
})
