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

test('a missing script is 404, never the app as text', async () => {
  for (const path of ['/assets/missing-123.js', '/robots-not-here.txt']) {
    expect((await site().get(path)).status).toBe(404)
  }
})

test('a template that failed to load is not answered as a page', async () => {
  const answer = await site(new Response('broken', { status: 500 })).get('/')
  expect(answer.status).toBe(404)
})
