import { beforeAll, expect, test } from 'vitest'
import { Browser } from '../../testing/app.ts'
import { makeItem } from '../../testing/makers/item-maker.ts'
import { makeAccount } from '../../testing/makers/makers.ts'

let item: number
beforeAll(async () => {
  item = (await makeItem((await makeAccount()).browser)).id
})

const PUBLIC = [
  '/api/items',
  '/api/items/featured',
  () => `/api/items/${item}/similar`,
  '/api/wishes',
] as const

test.each(PUBLIC)(
  'what one has of %s already is not sent again, until it is another',
  async (which) => {
    const path = typeof which === 'function' ? which() : which
    const browser = new Browser()
    const first = await browser.get(path)
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(tag).toMatch(/^W\//)
    const again = await browser.get(path, { 'if-none-match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('server-time')).not.toBeNull()
    const other = await browser.get(path, { 'if-none-match': 'W/"other"' })
    expect([other.status, await other.text()]).toEqual([200, await first.text()])
  },
)

test('what is refused, and what is a person’s, is kept nowhere', async () => {
  const browser = new Browser()
  for (const path of ['/api/items/0', '/api/items/999999', '/api/favorites']) {
    const answer = await browser.get(path)
    expect(answer.ok, path).toBe(false)
    expect(answer.headers.get('cache-control'), path).toContain('no-store')
    expect(answer.headers.get('etag'), path).toBeNull()
  }
})
