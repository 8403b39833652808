/** The pages of wishes as machines and first visitors get them (D64). */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { Browser } from '../testing/app.ts'
import { ASSETS } from '../testing/assets.ts'
import { makeAccount, provePhone } from '../testing/makers/makers.ts'
import { makeWish } from '../testing/makers/wish-maker.ts'
import type { Wish } from '../wishes/contract.ts'

let wish: Wish
let alert: Wish
let ana: Browser
const visitor = () => {
  const browser = new Browser()
  Object.assign(browser.env, { ASSETS })
  return browser
}

beforeAll(async () => {
  const account = await makeAccount()
  await provePhone(account.id)
  ana = account.browser
  Object.assign(ana.env, { ASSETS })
  wish = await makeWish(ana, { words: 'Camión <b>de madera</b>' })
  alert = await makeWish(ana, { words: 'Un secreto', isPublic: false })
})

const page = async (path: string, browser = visitor()) => {
  const answer = await browser.get(path)
  return { status: answer.status, text: await answer.text() }
}

test('the list holds what is public, in words and in links', async () => {
  const { status, text } = await page('/wanted')
  expect(status).toBe(200)
  expect(text).toContain(`href="/wanted/${wish.id}"`)
  expect(text).toContain('Camión &lt;b&gt;de madera&lt;/b&gt;')
  expect(text).not.toContain('Un secreto')
  expect(text).toContain('<title>Se busca')
  expect(text).toContain('rel="canonical"')
  expect((await page('/wanted?q=cami%C3%B3n')).text).toContain('noindex')
})

test('a wish has a head, and says to machines that it is a demand', async () => {
  const { status, text } = await page(`/wanted/${wish.id}`)
  expect(status).toBe(200)
  expect(text).toContain('<title>Se busca: Camión &lt;b&gt;de madera&lt;/b&gt;')
  expect(text).toContain('"@type":"Demand"')
  expect(text).toContain('"maxPrice":200000')
  expect(text).toContain('Lo tengo')
  expect(text).not.toMatch(/-27\.\d|-55\.\d/)
  expect((await page(`/wanted/${wish.id}?lang=en`)).text).toContain('I have it')
})

test('a saved search is a page for its owner alone, and for no machine', async () => {
  expect((await page(`/wanted/${alert.id}`)).status).toBe(404)
  const own = await page(`/wanted/${alert.id}`, ana)
  expect(own.status).toBe(200)
  expect(own.text).toContain('noindex')
  expect(own.text).not.toContain('"@type":"Demand"')
})

test('what is over is still read, and not to be found', async () => {
  const { id } = await makeWish(ana, { words: 'Tren eléctrico' })
  await ana.post(`/api/wishes/${id}/close`)
  const { status, text } = await page(`/wanted/${id}`)
  expect(status).toBe(200)
  expect(text).toContain('noindex')
  expect(text).toContain('Ya terminó')
  expect((await page('/wanted/99999999')).status).toBe(404)
})

test('the sitemap names those that are open', async () => {
  await env.PHOTOS.delete('sitemaps/wishes.xml')
  expect((await page('/sitemap.xml')).text).toContain('/sitemaps/wishes.xml')
  const { text } = await page('/sitemaps/wishes.xml')
  expect(text).toContain(`/wanted/${wish.id}<`)
  expect(text).not.toContain(`/wanted/${alert.id}<`)
})
