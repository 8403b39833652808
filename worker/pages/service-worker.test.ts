import { expect, test } from 'vitest'
import { Browser } from '../testing/app.ts'
import { REMOVER } from './remover.ts'

const BUILT = 'addEventListener("fetch", () => {})'
const TEMPLATE = '<html lang="es"><head><!--head--></head><body></body></html>'

/** As the assets binding: it knows its file by an etag. */
async function fetchAsset(address: string | URL, init?: { headers?: Record<string, string> }) {
  const { pathname } = new URL(address)
  if (pathname === '/') return new Response(TEMPLATE)
  if (pathname !== '/sw.js') return new Response(null, { status: 404 })
  const headers = { etag: '"built"', 'cache-control': 'public, max-age=3600' }
  return init?.headers?.['if-none-match'] === '"built"'
    ? new Response(null, { status: 304, headers })
    : new Response(BUILT, { headers })
}

const site = (settings: Record<string, unknown> = {}, fetch: unknown = fetchAsset) =>
  new Browser({ ASSETS: { fetch }, ...settings })

test('the built service worker is asked for again at every visit, and sent when it changed', async () => {
  const answer = await site().get('/sw.js')
  expect(await answer.text()).toBe(BUILT)
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  const known = await site().get('/sw.js', { 'if-none-match': '"built"' })
  expect(known.status).toBe(304)
  expect(await known.text()).toBe('')
})

test('a build without one is 404, never a page', async () => {
  const nothing = async () => new Response(null, { status: 404 })
  expect((await site({}, nothing).get('/sw.js')).status).toBe(404)
})

test('withdrawn, a worker that removes itself takes its place, whatever the browser has', async () => {
  const off = site({ SERVICE_WORKER: 'off' })
  const answer = await off.get('/sw.js', { 'if-none-match': '"built"' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(REMOVER)
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect(answer.headers.get('content-type')).toContain('text/javascript')
})

test('pages say whether one may be registered', async () => {
  const mark = '<meta name="service-worker" content="off" />'
  expect(await (await site().get('/')).text()).not.toContain('service-worker')
  for (const path of ['/', '/items/new', '/app-shell']) {
    expect(await (await site({ SERVICE_WORKER: 'off' }).get(path)).text()).toContain(mark)
  }
})
