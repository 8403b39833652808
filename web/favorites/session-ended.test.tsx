import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '#web/api/session.ts'
import { prepare } from './press-heart.ts'
import * as t from './testing.tsx'
import { wishes } from './wishes.ts'

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

/** Beto on a page with hearts; his session ended elsewhere just now. */
async function open(language: 'es' | 'en' = 'es') {
  const { answers } = t.favoritesServer([8])
  answers[t.add(7)] = t.OUT
  answers[t.remove(8)] = t.OUT
  const view = await t.visit('/search?q=a', true, language)
  await t.settled()
  return view
}

test('the ids are asked for once more after 1 s, not after a 401', async () => {
  const server = t.favoritesServer([7])
  const works = server.answers[t.LIST]
  server.answers[t.LIST] = 'no network'
  await t.visit('/', true)
  await t.pass(999)
  expect(server.named(t.LIST)).toHaveLength(1)
  if (works) server.answers[t.LIST] = works
  await t.pass(1)
  await t.settled()
  expect(t.isPressed(7)).toBe(true)
  expect(server.named(t.LIST)).toHaveLength(2)
})

test('after a 401 they are not, and the person is a visitor', async () => {
  const server = t.favoritesServer([7])
  server.answers[t.LIST] = t.OUT
  const { queryClient } = await t.visit('/', true)
  await t.pass(5_000)
  expect(server.named(t.LIST)).toHaveLength(1)
  expect(queryClient.getQueryData(currentUserQuery.queryKey)).toBeNull()
  expect(t.hearts()).toHaveLength(3)
})

test.each([
  ['es', 'Sesión expirada / Iniciando sesión nuevamente...'],
  ['en', 'Session expired / Signing in again...'],
] as const)(
  'a session that ended leads to the sign-in page after 500 ms (%s)',
  async (language, text) => {
    const { queryClient } = await open(language)
    await t.press(t.heart(7))
    expect(t.said()).toBe(text)
    expect(t.isPressed(7)).toBe(false)
    await t.pass(499)
    expect(t.here()).toBe('/search?q=a')
    await t.pass(1)
    expect(t.here()).toBe('/custom-login?next=%2Fsearch%3Fq%3Da')
    expect(queryClient.getQueryData(currentUserQuery.queryKey)).toBeNull()
    expect(wishes()).toMatchObject([{ itemId: 7, isFavorite: true, userId: 'beto' }])
  },
)

test('whoever is on another page by then stays there, signed out', async () => {
  const { queryClient } = await open()
  await t.press(t.heart(7))
  history.pushState(null, '', '/elsewhere')
  await t.pass(1_000)
  expect(t.here()).toBe('/elsewhere')
  expect(queryClient.getQueryData(currentUserQuery.queryKey)).toBeNull()
})

// D22
test('a removal is done after signing in again as well', async () => {
  const { unmount } = await open()
  await t.press(t.heart(8))
  expect(t.isPressed(8)).toBe(true)
  await t.pass(500)
  unmount()
  const { named } = t.favoritesServer([8])
  await t.visit('/search', true)
  await t.settled()
  expect(named(t.remove(8))).toHaveLength(1)
  expect([t.isPressed(8), t.said()]).toEqual([false, 'Eliminado de favoritos'])
})
