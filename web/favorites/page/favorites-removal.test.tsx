import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '#web/api/session.ts'
import { prepare } from '#web/favorites/press-heart.ts'
import { favoritesQuery } from '#web/favorites/queries.ts'
import * as t from '#web/favorites/testing.tsx'
import { type AnswerOf, refusal } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'

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

/** Beto's page of three items, newest first. */
async function open(language: 'es' | 'en' = 'es') {
  const server = t.favoritesServer([3, 7, 8])
  const view = await t.visit('/favorites', true, language)
  await t.settled()
  return { ...server, ...view }
}

const cards = () => screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent)
const shows = (text: string | RegExp) => screen.queryAllByText(text).length > 0
const tap = async (name: string) => t.press(screen.getByRole('button', { name }))

test.each([
  ['es', 'Favorito eliminado', 'Deshacer', 'Agregado a favoritos'],
  ['en', 'Favorite removed', 'Undo', 'Added to favorites'],
] as const)(
  'what is removed is away at once, and back in its place when that is undone (%s)',
  async (language, removed, undo, added) => {
    const { queryClient, named } = await open(language)
    const count = () => queryClient.getQueryData(currentUserQuery.queryKey)?.favoriteItems
    await t.press(t.heart(7))
    await t.settled()
    expect(cards()).toEqual(['Cosa 8', 'Cosa 3'])
    expect(t.said()).toBe(removed)
    expect(count()).toBe(2)
    await tap(undo)
    await t.settled()
    expect(cards()).toEqual(['Cosa 8', 'Cosa 7', 'Cosa 3'])
    expect(named(t.add(7))).toHaveLength(1)
    expect(t.said()).toBe(added)
    expect(count()).toBe(3)
  },
)

test('the focus goes to the next heart, to the heading after the last, and comes back with the card', async () => {
  await open()
  t.heart(7).focus()
  await t.press(t.heart(7))
  await t.settled()
  expect(document.activeElement).toBe(t.heart(3))
  await t.press(t.heart(3))
  await t.settled()
  expect(document.activeElement).toBe(t.heart(8))
  await t.press(t.heart(8))
  await t.settled()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(shows('Todavía no guardaste nada')).toBe(true)
  screen.getByRole('button', { name: 'Deshacer' }).focus()
  await tap('Deshacer')
  await t.settled()
  expect(document.activeElement).toBe(t.heart(8))
})

test.each([
  [refusal(429, 'too_many', 'Espera un momento.'), 'es', 'Error / Espera un momento.'],
  [{ status: 500, text: 'boom' }, 'es', 'Error / No se pudo eliminar el favorito'],
  [{ status: 500, text: 'boom' }, 'en', 'Error / Could not remove the favorite'],
] as const)('what cannot be removed (%j) is back and said', async (answer, language, text) => {
  const { answers } = await open(language)
  answers[t.remove(7)] = answer
  await t.press(t.heart(7))
  await t.settled()
  expect(cards()).toEqual(['Cosa 8', 'Cosa 7', 'Cosa 3'])
  expect(t.said()).toBe(text)
})

test('a session that ended is said once, in the words of a removal, and leads away', async () => {
  const { answers } = await open()
  answers[t.remove(7)] = t.OUT
  await t.press(t.heart(7))
  await t.settled()
  expect(t.said()).toBe('Sesión expirada / Iniciando sesión nuevamente...')
  expect(cards()).toEqual(['Cosa 8', 'Cosa 7', 'Cosa 3'])
  await t.pass(500)
  expect(t.here()).toBe('/custom-login?next=%2Ffavorites')
})

test('a list asked for before a removal and answered after it does not bring the item back', async () => {
  const { answers, queryClient } = await open()
  const works = answers[t.LIST]
  let come!: () => void
  const answer = new Promise<AnswerOf<typeof t.LIST>>((resolve) => {
    const saved = [8, 7, 3].map((id) => ({ id, itemId: id, item: makeItem(id), createdAt: '' }))
    come = () => resolve({ body: saved })
  })
  answers[t.LIST] = () => answer
  void queryClient.invalidateQueries(favoritesQuery('beto'))
  await t.settled()
  if (works) answers[t.LIST] = works
  await t.press(t.heart(7))
  await t.settled()
  come()
  await t.settled()
  expect(cards()).toEqual(['Cosa 8', 'Cosa 3'])
})
