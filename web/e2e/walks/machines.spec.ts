/** What a search engine and a messenger find: from the sitemap to an item, its card, and what is left of it. */
import type { APIResponse, Page } from '@playwright/test'
import { publish, remove, signUp } from '../kit/people.ts'
import { expect, test } from '../kit/story.ts'

const placesIn = async (answer: APIResponse) =>
  [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')

/** The content of a tag of the head, as a crawler reads it. */
const said = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

/** Crawlers have no cookies and no scripts. */
async function crawl(page: Page, address: string) {
  const answer = await page.request.get(address)
  return { status: answer.status(), html: await answer.text() }
}

test('a crawler comes from robots.txt over the sitemap to an item, and a messenger draws its card', async ({
  page,
}) => {
  const robots = await (await page.request.get('/robots.txt')).text()
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
  const parts = await placesIn(await page.request.get(sitemap))
  expect(parts.length).toBeGreaterThan(1)
  const [oldest] = await (await page.request.get('/api/items?sortBy=oldest')).json()
  const first = parts.find((part) => part.includes('/items-')) ?? ''
  const things = await placesIn(await page.request.get(first))
  const address = things.find((thing) => thing.endsWith(`/items/${oldest.id}`)) ?? ''
  const { status, html } = await crawl(page, address)
  expect(status).toBe(200)
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html).toContain(`<link rel="canonical" href="${address}" />`)
  expect(html).toContain(`hreflang="en" href="${address}?lang=en"`)
  expect(html).toContain('"@type":"Product"')
  expect(said(html, 'og:url')).toBe(address)
  expect(said(html, 'og:image:width')).toBe('1200')
  const picture = await page.request.get(said(html, 'og:image') ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await picture.body()).length).toBeLessThanOrEqual(250_000)
  const english = await crawl(page, `${address}?lang=en`)
  expect(english.html).toContain('<html lang="en"')
  expect(said(english.html, 'og:locale')).toBe('en_US')
})

test('a link to home shows the picture of the product', async ({ page }) => {
  const { html } = await crawl(page, '/')
  expect(html).toContain('"@type":"SearchAction"')
  const picture = await page.request.get(said(html, 'og:image') ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
})

// Case 32, and 34: the address of an item that is gone.
test('an item with markup for a title is text, and gone for good once it is deleted', async ({
  page,
  newPerson,
}) => {
  const owner = await newPerson()
  await signUp(owner, 'Clara')
  const id = await publish(owner, { title: '"><img src=x onerror=1></title><script>1' })
  const there = await crawl(page, `/items/${id}`)
  expect(there.status).toBe(200)
  expect(there.html).not.toContain('<img src=x')
  expect(there.html).not.toContain('<script>1')
  await remove(owner, id)
  const gone = await crawl(page, `/items/${id}`)
  expect([gone.status, said(gone.html, 'robots')]).toEqual([410, 'noindex, follow'])
  expect(gone.html).toContain('El artículo que buscas no existe o ha sido eliminado.')
  const never = await crawl(page, '/items/999999999')
  expect([never.status, said(never.html, 'robots')]).toEqual([404, 'noindex, follow'])
})

test('a script that is there is kept for good, one that is missing is never kept as missing', async ({
  request,
}) => {
  const page = await (await request.get('/landing')).text()
  const script = /\/assets\/base-[\w-]+\.js/.exec(page)?.[0] ?? 'none'
  const answerOf = async (path: string) => {
    const answer = await request.get(path)
    return [answer.status(), answer.headers()['cache-control']]
  }
  expect(await answerOf(script)).toEqual([200, 'public, max-age=31536000, immutable'])
  for (const path of ['/assets/base-gone1234.js', '/assets/gone.css', '/icons/gone.png']) {
    expect([path, ...(await answerOf(path))]).toEqual([path, 404, 'no-store'])
  }
})
