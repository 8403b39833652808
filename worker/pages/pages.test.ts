import { expect, test } from 'vitest'
import { Browser } from '../testing/app.ts'

const TEMPLATE = '<!doctype html><html lang="es"><head></head><body></body></html>'

function site(
  template = new Response(TEMPLATE, { headers: { 'content-type': 'text/html' } }),
  settings: Record<string, unknown> = {},
) {
  const fetchAsset = async (address: string | URL) =>
    new URL(address).pathname === '/' ? template.clone() : new Response(null, { status: 404 })
  return new Browser({ ASSETS: { fetch: fetchAsset }, ...settings })
}

test('every page path answers the shell, in Spanish unless a choice says otherwise', async () => {
  const browser = site()
  for (const path of ['/', '/search?q=a', '/landing', '/custom-login']) {
    const answer = await browser.get(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<html lang="es"')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  }
  browser.cookies.set('lang', 'en')
  expect(await (await browser.get('/')).text()).toContain('<html lang="en"')
})

test('a page in Guaraní says so', async () => {
  const browser = site()
  browser.cookies.set('lang', 'gn')
  expect(await (await browser.get('/')).text()).toContain('<html lang="gn"')
})

test('a cookie that is no language of ours changes nothing', async () => {
  const browser = site()
  browser.cookies.set('lang', '"><script>')
  expect(await (await browser.get('/')).text()).toBe(TEMPLATE)
})

test("the product's name is the worker's own setting, and only ever text", async () => {
  const template = () => new Response('<meta content="%BRAND_NAME%" /><title>%BRAND_NAME%</title>')
  expect(await (await site(template()).get('/app-shell')).text()).toBe(
    '<meta content="Jopói" /><title>Jopói</title>',
  )
  const named = site(template(), { BRAND_NAME: `"><script>$&'` })
  const text = '&quot;&gt;&lt;script&gt;$&amp;&#39;'
  expect(await (await named.get('/app-shell')).text()).toBe(
    `<meta content="${text}" /><title>${text}</title>`,
  )
})

test('an address that is no page is 404 with the app, which says so, in the language of whoever asks', async () => {
  const browser = site(new Response('<html lang="es"><head><title>Jopói</title></head>'))
  for (const path of [
    '/nowhere',
    '/items/abc',
    '/items/0',
    '/trades/uno',
    '/user/a%20b',
    '/admin/x',
  ]) {
    const answer = await browser.get(path)
    expect(answer.status, path).toBe(404)
    expect(answer.headers.get('cache-control'), path).toBe('private, no-cache')
    const html = await answer.text()
    expect(html, path).toContain('<title>Página no encontrada · Jopói</title>')
    expect(html, path).toContain('noindex')
  }
  browser.cookies.set('lang', 'en')
  expect(await (await browser.get('/nowhere')).text()).toContain('Page not found · Jopói')
  // As somebody opens it, not as a page asks for its parts.
  const opened = await browser.get('/nothing.php', { accept: 'text/html,*/*' })
  expect([opened.status, await opened.text()]).toEqual([
    404,
    expect.stringContaining('<title>Page not found'),
  ])
})

test('every page of the app is one, for members and administrators too', async () => {
  const pages = ['/trades/7', '/my-items', '/items/new', '/secure-payment', '/admin', '/settings']
  for (const path of pages) expect((await site().get(path)).status, path).toBe(200)
})

test.each([
  ['/home', '/'],
  ['/item/12?edit=1', '/items/12?edit=1'],
  ['/items/12.', '/items/12'],
  ['/items/12%20', '/items/12'],
  ['/items/012?lang=en', '/items/12?lang=en'],
  ['/users/ana_1!', '/user/ana_1'],
  ['/trades/', '/trades'],
])('%s leads to %s for good', async (given, path) => {
  const answer = await site().get(given)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, path])
})

test('a missing script is 404, never the app as text', async () => {
  for (const path of ['/assets/missing-123.js', '/robots-not-here.txt']) {
    const answer = await site().get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test('a template that failed to load is not answered as a page', async () => {
  const answer = await site(new Response('broken', { status: 500 })).get('/')
  expect(answer.status).toBe(404)
})
