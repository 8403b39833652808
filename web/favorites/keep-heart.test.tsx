import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '#web/testing/fake-server.ts'
import { prepare } from './press-heart.ts'
import * as t from './testing.tsx'
import { addWish, wishes } from './wishes.ts'

beforeEach(async () => {
  t.fresh()
  prepare()
  await import('#web/ui/toast/toast-view.tsx')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Beto comes back from signing in or registering. */
async function signIn(language?: 'en') {
  await t.visit('/', true, language)
  await t.settled()
}

// D22
test.each([
  ['es', 'Agregado a favoritos'],
  ['en', 'Added to favorites'],
] as const)(
  'hearts pressed as a visitor are saved after signing in (%s)',
  async (language, text) => {
    const server = t.favoritesServer([])
    const { unmount } = await t.visit('/search', false, language)
    await t.press(t.heart(7))
    await t.press(t.heart(8))
    await t.pass(1_500)
    expect(server.calls).toEqual([])
    unmount()
    await t.visit('/search', true, language)
    await t.settled()
    await t.settled()
    expect(t.said()).toBe(text)
    expect(t.isPressed(7) && t.isPressed(8)).toBe(true)
    expect(server.named(t.add(7))).toHaveLength(1)
    expect(server.named(t.add(8))).toHaveLength(1)
    expect(wishes()).toEqual([])
  },
)

test('nothing wished: nothing is asked or said', async () => {
  const server = t.favoritesServer([])
  await signIn()
  expect(t.said()).toBe('')
  expect(server.calls.map(({ name }) => name)).toEqual(['GET /api/auth/user', t.LIST])
})

test('a wish of half an hour ago is forgotten', async () => {
  const server = t.favoritesServer([])
  addWish(7, true)
  vi.setSystemTime(Date.now() + 30 * 60_000)
  await signIn()
  expect(server.named(t.add(7))).toEqual([])
})

test("the mail's link opens a new tab: the wish is there as well", async () => {
  const server = t.favoritesServer([])
  addWish(7, true)
  // What belongs to the first tab only.
  sessionStorage.clear()
  await signIn()
  expect(server.named(t.add(7))).toHaveLength(1)
  expect(t.isPressed(7)).toBe(true)
})

// Case 24.
test('the wish of a person whose session ended is done for nobody else', async () => {
  const server = t.favoritesServer([])
  addWish(7, true, 'ana')
  addWish(8, true)
  addWish(9, true, 'beto')
  await signIn()
  await t.settled()
  const asked = [7, 8, 9].map((id) => server.named(t.add(id)).length)
  expect(asked).toEqual([0, 1, 1])
  expect(wishes()).toEqual([])
})

test('what is gone meanwhile is dropped without a word', async () => {
  const server = t.favoritesServer([])
  server.answers[t.add(7)] = refusal(404, 'item_not_found', 'Artículo no encontrado')
  addWish(7, true)
  await signIn()
  expect(t.said()).toBe('')
  expect(t.isPressed(7)).toBe(false)
  expect(wishes()).toEqual([])
})

test('what the server refuses is said in its words, once', async () => {
  const server = t.favoritesServer([])
  server.answers[t.add(9)] = refusal(422, 'favorite_own', 'Esto es tuyo.')
  addWish(9, true)
  await signIn()
  expect(t.said()).toBe('Error / Esto es tuyo.')
  expect(wishes()).toEqual([])
})

test('without a network the wish waits until it is back', async () => {
  const server = t.favoritesServer([])
  const works = server.answers[t.add(7)]
  server.answers[t.add(7)] = 'no network'
  addWish(7, true)
  await signIn()
  expect(t.said()).toBe('')
  expect(t.isPressed(7)).toBe(false)
  if (works) server.answers[t.add(7)] = works
  dispatchEvent(new Event('online'))
  await t.settled()
  expect(t.said()).toBe('Agregado a favoritos')
  expect(t.isPressed(7)).toBe(true)
})

test.each([
  '{',
  '{}',
  '[1, null, {"itemId": "7", "isFavorite": true, "at": 1}]',
  '[{"itemId": 7, "isFavorite": true, "at": 9e15, "userId": 3}]',
])('what somebody else left in the storage is nothing: %s', (text) => {
  localStorage.setItem('wishedFavorites', text)
  expect(wishes()).toEqual([])
})

test('a press that waited for an earlier one when the page was left is done at the next visit', async () => {
  const saved: number[] = []
  const server = t.favoritesServer(saved)
  const { unmount } = await t.visit('/search', true)
  await t.settled()
  // It arrives, and its answer finds nobody.
  server.answers[t.add(7)] = () => {
    saved.push(7)
    return new Promise<never>(() => undefined)
  }
  await t.press(t.heart(7))
  await t.press(t.heart(7))
  expect(server.named(t.remove(7))).toHaveLength(0)
  unmount()
  await t.visit('/search', true)
  await t.settled()
  expect(server.named(t.remove(7))).toHaveLength(1)
  expect([t.isPressed(7), saved, wishes()]).toEqual([false, [], []])
})
