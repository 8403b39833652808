/** The limit of searches (D24), through the real route. */
import { expect, test } from 'vitest'
import { Browser } from '../testing/app.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'

const visitor = new Browser()
const SEARCH = '/api/items?search=libro'

test('a signed-in account searches 60 times a minute; a visitor is not counted here', async () => {
  const { browser } = await makeAccount({}, { RATE_LIMIT_FACTOR: '0.05' })
  for (let i = 0; i < 3; i += 1) expect((await browser.get(SEARCH)).status).toBe(200)
  const late = await browser.get(SEARCH)
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await browser.get(`${SEARCH}&cursor=`)).status).toBe(429)
  expect((await browser.get('/api/items')).status).toBe(200)
  expect((await visitor.get(SEARCH)).status).toBe(200)
})

test('the pages of one search are one search', async () => {
  const owner = (await makeAccount()).browser
  for (let i = 0; i < 3; i += 1) await makeItem(owner, { title: `Libro ${i}` })
  // One search a minute.
  const { browser } = await makeAccount({}, { RATE_LIMIT_FACTOR: '0.02' })
  let next = `${SEARCH}&limit=1`
  for (const more of [true, true, false]) {
    const page = await browser.get(next)
    expect([page.status, await page.json()]).toEqual([200, [expect.anything()]])
    next = /<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
    expect(next !== '').toBe(more)
  }
  expect((await browser.get(SEARCH)).status).toBe(429)
})
