import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepare } from './press-heart.ts'
import * as t from './testing.tsx'

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

test('a visitor sees a heart on everything and asks the server nothing', async () => {
  const { calls } = t.favoritesServer([])
  await t.visit('/', false)
  await t.settled()
  expect(t.hearts().map((heart) => heart.getAttribute('aria-label'))).toEqual([
    'Agregar a favoritos: Cosa 7',
    'Agregar a favoritos: Cosa 8',
    'Agregar a favoritos: Cosa 9',
  ])
  expect(t.heart(7).dataset.tip).toBe('Agregar a favoritos')
  expect(t.isPressed(7)).toBe(false)
  expect(calls).toEqual([])
})

test.each([
  ['es', 'Inicia sesión para guardar favoritos'],
  ['en', 'Sign in to save favorites'],
] as const)(
  'a press says in %s "%s" and leads to the sign-in page after 1.5 s',
  async (language, text) => {
    t.favoritesServer([])
    await t.visit('/search?q=a+b', false, language)
    await t.press(t.heart(7))
    expect(t.said()).toBe(text)
    expect(screen.getByText(text)).toBeTruthy()
    await t.pass(1_499)
    expect(t.here()).toBe('/search?q=a+b')
    await t.pass(1)
    expect(t.here()).toBe('/custom-login?next=%2Fsearch%3Fq%3Da%2Bb')
  },
)

test('home is no way back that must be named', async () => {
  await t.visit('/', false)
  await t.press(t.heart(7))
  await t.pass(1_500)
  expect(t.here()).toBe('/custom-login')
})

test('further presses meanwhile do not stack: one message, one redirect, at its time', async () => {
  await t.visit('/search', false)
  await t.press(t.heart(7))
  const steps = history.length
  await t.pass(1_000)
  await t.press(t.heart(7))
  await t.press(t.heart(8))
  await t.pass(500)
  expect(t.here()).toBe('/custom-login?next=%2Fsearch')
  await t.pass(5_000)
  expect(history.length).toBe(steps + 1)
})

test('whoever leaves the page meanwhile is left alone', async () => {
  await t.visit('/search', false)
  await t.press(t.heart(7))
  history.pushState(null, '', '/elsewhere')
  history.pushState(null, '', '/search')
  await t.pass(5_000)
  expect(t.here()).toBe('/search')
  // And a later press leads there again.
  await t.press(t.heart(8))
  await t.pass(1_500)
  expect(t.here()).toBe('/custom-login?next=%2Fsearch')
})

test('a search typed on meanwhile is the way back', async () => {
  await t.visit('/search?q=a', false)
  await t.press(t.heart(7))
  history.replaceState(null, '', '/search?q=ab')
  await t.pass(1_500)
  expect(t.here()).toBe('/custom-login?next=%2Fsearch%3Fq%3Dab')
})
