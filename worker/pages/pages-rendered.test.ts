/** What a browser, a search engine or nobody's script gets of the public pages. */
import { beforeEach, expect, test, vi } from 'vitest'
import { Browser, testContext } from '../testing/app.ts'
import { ASSETS, POLICY } from '../testing/assets.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'

const visitor = (settings: Record<string, unknown> = {}) => new Browser({ ASSETS, ...settings })

let owner: Browser
let id: number
const NASTY = '</script><img src=x onerror=1> $& bici'

beforeEach(async () => {
  owner = (await makeAccount({}, { ASSETS })).browser
  id = (await makeItem(owner, { title: NASTY, location: 'Encarnación, Paraguay' })).id
})

/** The log line of one request. */
async function costOf(path: string) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const answer = await visitor().get(path)
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
  log.mockRestore()
  return { html: await answer.text(), line: lines.find(({ event }) => event === 'request') }
}

test('the list, a search and an item are there before any script', async () => {
  for (const path of ['/', '/search?q=bici', `/items/${id}`]) {
    const answer = await visitor().get(path)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('&lt;/script&gt;&lt;img src=x onerror=1&gt; $&amp; bici')
    expect(html).toContain('Encarnación, Paraguay')
  }
})

// Case 32.
test('what people wrote is text, in the page and in its data', async () => {
  const html = await (await visitor().get(`/items/${id}`)).text()
  expect(html).not.toContain('<img src=x')
  const data = /<script id="first-view" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1]
  const item = JSON.parse(data ?? '').queries[0][1]
  expect(item.title).toBe(NASTY)
})

test('nobody keeps a page, whoever asks, and its policy comes with it', async () => {
  for (const browser of [visitor(), owner]) {
    for (const path of ['/', '/search', `/items/${id}`, '/items/999999', '/my-items']) {
      const answer = await browser.get(path)
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
      expect(answer.headers.get('etag')).toBeNull()
      expect(answer.headers.get('content-security-policy')).toBe(POLICY)
    }
  }
})

test('an image domain is let in by the policy', async () => {
  const answer = await visitor({ IMAGE_BASE_URL: 'https://img.example.com/p' }).get('/')
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'self'; img-src https://img.example.com 'self' blob: data:; connect-src https://img.example.com 'self'",
  )
})

test('the card provider is let in where cards are taken, and only with its keys', async () => {
  const policyAt = async (path: string, settings = {}) =>
    (await visitor(settings).get(path)).headers.get('content-security-policy')
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  }
  for (const path of ['/secure-payment?proposalId=1&amount=500', '/verification']) {
    const policy = await policyAt(path, keys)
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com[^;]*'self'/)
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com[^;]*'self'/)
    expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/)
    expect(await policyAt(path)).toBe(POLICY)
  }
  for (const path of ['/', '/trades/1', '/app-shell', '/secure-payments']) {
    expect(await policyAt(path, keys)).toBe(POLICY)
  }
})

test('nothing of a person is in a page, not even in their own', async () => {
  const html = await (await owner.get(`/items/${id}`)).text()
  const { ctx } = testContext()
  const people = await ctx.env.DB.prepare('select email from users').all<{ email: string }>()
  expect(people.results.length).toBeGreaterThan(0)
  for (const { email } of people.results) expect(html).not.toContain(email)
})

test('an item that never was is 404, one that is gone 410, and both say so in words', async () => {
  const never = await visitor().get('/items/999999')
  expect(never.status).toBe(404)
  expect(await never.text()).toContain('Artículo no encontrado')
  await owner.send('DELETE', `/api/items/${id}`)
  const gone = await visitor().get(`/items/${id}`)
  expect(gone.status).toBe(410)
  const html = await gone.text()
  expect(html).toContain('Artículo no encontrado')
  expect(html).toContain('noindex')
})

test('the other spellings move for good, with their query', async () => {
  const moves = [
    ['/home?q=a', '/?q=a'],
    [`/item/${id}?edit=1`, `/items/${id}?edit=1`],
  ] as const
  for (const [from, to] of moves) {
    const answer = await visitor().get(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
  }
  // The publish form is no item.
  expect((await visitor().get('/items/new')).status).toBe(200)
})

test('a page speaks the language that was chosen, or asked for by its address', async () => {
  const browser = visitor()
  expect(await (await browser.get('/')).text()).toContain('Explorar artículos')
  const asked = await (await browser.get('/?lang=en')).text()
  expect(asked).toContain('<html lang="en"')
  expect(asked).toContain('Explore items')
  browser.cookies.set('lang', 'gn')
  expect(await (await browser.get('/')).text()).toContain('<html lang="gn"')
  expect(await (await browser.get('/?lang=es')).text()).toContain('Explorar artículos')
})

test('without scripts the list is leafed through by links, nothing twice and nothing skipped', async () => {
  const made = [id]
  for (let n = 0; n < 11; n += 1) made.push((await makeItem(owner, { title: `Cosa ${n}` })).id)
  const seen: number[] = []
  let path: string | undefined = '/'
  while (path) {
    const html: string = await (await visitor().get(path)).text()
    seen.push(...[...html.matchAll(/href="\/items\/(\d+)"/g)].map((m) => Number(m[1])))
    const next = /<a [^>]*href="(\?[^"]*cursor=[^"]*)"/.exec(html)?.[1]
    path = next && `/${next.replaceAll('&amp;', '&')}`
  }
  const own = seen.filter((one) => made.includes(one))
  expect(own).toEqual(made.toSorted((a, b) => b - a))
})

test('what cannot be answered leaves the screen to ask and to explain', async () => {
  const html = await (await visitor().get('/?cursor=nonsense')).text()
  expect(html).not.toContain('first-view')
  expect(html).toContain('<div id="app">')
})

test('with the database down the page is no empty list: 503, and the screen says it', async () => {
  const down = {
    prepare: () => {
      throw new Error('down')
    },
    batch: () => {
      throw new Error('down')
    },
  }
  const answer = await visitor({ DB: down }).get('/')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('<div id="app">')
})

test('a page costs what its calls would', async () => {
  const list = await costOf('/')
  const item = await costOf(`/items/${id}`)
  console.info('list', list.line, 'item', item.line)
  expect(list.html).toContain('<article')
  expect(list.line.queries).toBeLessThanOrEqual(5)
  expect(list.line.rowsRead).toBeLessThanOrEqual(2 * 9 + 10)
  expect(item.line.queries).toBeLessThanOrEqual(2)
  expect(item.line.rowsRead).toBeLessThanOrEqual(40)
})
