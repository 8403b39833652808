import { beforeEach, expect, test } from 'vitest'
import { Browser } from '../../testing/app.ts'
import { makeAccount } from '../../testing/makers/makers.ts'

const PER_KEY = 3
const counts = new Map<string, number>()
/** The platform's binding, counting exactly. */
const FLOOD = {
  limit: async ({ key }: { key: string }) => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return { success: (counts.get(key) ?? 0) <= PER_KEY }
  },
}
const DEPLOYED = {
  FLOOD,
  ENVIRONMENT: 'production',
  SECRET_KEY: 'a-key-of-a-deployment-for-tests-00001',
  BASE_URL: 'https://jopoi.example',
}
const network = { 'cf-connecting-ip': '198.51.100.9' }
const statuses = async (browser: Browser, path: string, times: number) => {
  const found: number[] = []
  for (let i = 0; i < times; i += 1) found.push((await browser.get(path, network)).status)
  return found
}

beforeEach(() => counts.clear())

test('a visitor who floods is told to wait', async () => {
  const visitor = new Browser(DEPLOYED)
  expect(await statuses(visitor, '/api/categories', 4)).toEqual([200, 200, 200, 429])
  const refused = await visitor.get('/api/categories', network)
  expect(await refused.json()).toMatchObject({ code: 'too_many' })
  expect(refused.headers.get('retry-after')).toBe('60')
  expect((await visitor.get('/api/categories', { 'cf-connecting-ip': '::1' })).status).toBe(200)
})

test('photos do not count', async () => {
  const visitor = new Browser(DEPLOYED)
  expect(await statuses(visitor, '/img/items/1/nothing.jpg', 9)).not.toContain(429)
  for (let i = 0; i < 9; i += 1) await visitor.send('HEAD', '/img/items/1/nothing.jpg')
  expect(counts.size).toBe(0)
  await visitor.send('POST', '/img/items/1/nothing.jpg', { headers: network })
  expect(counts.size).toBe(1)
})

test('a live session goes on behind an address that floods, until it floods itself', async () => {
  await statuses(new Browser(DEPLOYED), '/api/categories', PER_KEY + 1)
  const { browser: rosa } = await makeAccount({}, DEPLOYED)
  const { browser: eva } = await makeAccount({}, DEPLOYED)
  expect(await statuses(rosa, '/api/auth/user', PER_KEY + 1)).toEqual([200, 200, 200, 429])
  expect(await statuses(eva, '/api/auth/user', 1)).toEqual([200])
})

test('an invented session counts for nothing', async () => {
  await statuses(new Browser(DEPLOYED), '/api/categories', PER_KEY)
  for (let i = 0; i < 3; i += 1) {
    const stranger = new Browser(DEPLOYED)
    stranger.cookies.set('__Host-session', `invented-${i}`)
    expect(await statuses(stranger, '/api/categories', 1)).toEqual([429])
  }
  expect([...counts.keys()]).toEqual(['198.51.100.9'])
})

test('local mode has no floods: every caller has the same address', async () => {
  expect(await statuses(new Browser({ FLOOD }), '/api/categories', 9)).not.toContain(429)
})
