import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '#web/api/session.ts'
import { type AnswerOf, refusal } from '#web/testing/fake-server.ts'
import { prepare } from './press-heart.ts'
import { favoriteIdsQuery } from './queries.ts'
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

/** Beto on a page with hearts. */
async function open(saved: number[], language?: 'en') {
  const server = t.favoritesServer(saved)
  const { queryClient } = await t.visit('/search?q=a', true, language)
  await t.settled()
  const count = () => queryClient.getQueryData(currentUserQuery.queryKey)?.favoriteItems
  return { ...server, count, queryClient }
}

type Change = AnswerOf<ReturnType<typeof t.add>>

/** An answer that comes when the test says so. */
function later<T>() {
  let come!: (given: T) => void
  const answer = new Promise<T>((resolve) => {
    come = resolve
  })
  return { answer, come }
}

test('hearts of what is saved are filled and named for it; one’s own items have none', async () => {
  const { named } = await open([7])
  expect(t.hearts().map((heart) => heart.getAttribute('aria-label'))).toEqual([
    'Quitar de favoritos: Cosa 7',
    'Agregar a favoritos: Cosa 8',
  ])
  expect(t.isPressed(7)).toBe(true)
  expect(t.isPressed(8)).toBe(false)
  // The name says it already.
  expect(t.heart(7).hasAttribute('aria-pressed')).toBe(false)
  expect(named(t.LIST)).toHaveLength(1)
})

test('in English as well', async () => {
  await open([7], 'en')
  expect(screen.getByRole('button', { name: 'Remove from favorites: Cosa 7' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add to favorites: Cosa 8' })).toBeTruthy()
})

test.each([
  ['es', 'Agregado a favoritos', 'Eliminado de favoritos'],
  ['en', 'Added to favorites', 'Removed from favorites'],
] as const)('saved and removed, with what is said in %s', async (language, added, removed) => {
  const { count, named } = await open([], language === 'en' ? 'en' : undefined)
  await t.press(t.heart(7))
  expect(t.said()).toBe(added)
  expect([t.isPressed(7), count()]).toEqual([true, 1])
  await t.press(t.heart(7))
  expect(t.said()).toBe(removed)
  expect([t.isPressed(7), count()]).toEqual([false, 0])
  expect([named(t.add(7)).length, named(t.remove(7)).length]).toEqual([1, 1])
})

test('it shows at once, before the server answers', async () => {
  const { answers, count } = await open([8])
  answers[t.add(7)] = 'never'
  answers[t.remove(8)] = 'never'
  await t.press(t.heart(7))
  expect([t.isPressed(7), count(), t.said()]).toEqual([true, 2, ''])
  await t.press(t.heart(8))
  expect([t.isPressed(8), count(), t.said()]).toEqual([false, 1, ''])
})

test.each([
  [refusal(422, 'favorites_many', 'Ya guardaste 500 cosas.'), 'Error / Ya guardaste 500 cosas.'],
  [{ status: 502, text: '<html>Bad gateway</html>' }, 'Error / No se pudo agregar a favoritos'],
  ['no network' as const, /^Sin conexión \/ Tus favoritos quedaron como estaban/],
])('refused with %j it is taken back and said', async (answer, text) => {
  const { answers, count } = await open([])
  answers[t.add(7)] = answer
  await t.press(t.heart(7))
  expect(t.said()).toMatch(text)
  expect([t.isPressed(7), count()]).toEqual([false, 0])
})

test.each([
  [7, 'es', 'Error / No se pudo eliminar de favoritos'],
  [7, 'en', 'Error / Could not remove from favorites'],
  [8, 'en', 'Error / Could not add to favorites'],
] as const)('a failure with %i without a sentence is said in %s', async (id, language, text) => {
  const { answers, count } = await open([7], language === 'en' ? 'en' : undefined)
  answers[t.remove(7)] = { status: 500, text: '' }
  answers[t.add(8)] = { status: 500, text: '' }
  await t.press(t.heart(id))
  expect(t.said()).toBe(text)
  expect([t.isPressed(7), t.isPressed(8), count()]).toEqual([true, false, 1])
})

test('presses in quick succession end as last wished, one request at a time', async () => {
  const { answers, calls, count } = await open([])
  const first = later<Change>()
  const works = answers[t.add(7)]
  answers[t.add(7)] = () => first.answer
  await t.press(t.heart(7))
  await t.press(t.heart(7))
  expect(t.isPressed(7)).toBe(false)
  expect(calls.filter(({ name }) => name.endsWith('/7'))).toHaveLength(1)
  if (works) answers[t.add(7)] = works
  first.come({ body: { itemId: 7, isFavorite: true, favoriteItems: 1 } })
  await t.settled()
  expect(calls.filter(({ name }) => name.endsWith('/7')).map(({ name }) => name)).toEqual([
    t.add(7),
    t.remove(7),
  ])
  expect([count(), t.said(), wishes()]).toEqual([0, 'Eliminado de favoritos', []])
})

test('there and back and there again while the first is on its way asks nothing more', async () => {
  const { answers, calls } = await open([])
  const first = later<Change>()
  answers[t.add(7)] = () => first.answer
  await t.press(t.heart(7))
  await t.press(t.heart(7))
  await t.press(t.heart(7))
  first.come({ body: { itemId: 7, isFavorite: true, favoriteItems: 1 } })
  await t.settled()
  expect(calls.filter(({ name }) => name.endsWith('/7'))).toHaveLength(1)
  expect([t.isPressed(7), t.said()]).toEqual([true, 'Agregado a favoritos'])
})

test('a first press that fails does not undo the second', async () => {
  const { answers, calls } = await open([])
  const first = later<'no network'>()
  answers[t.add(7)] = () => first.answer
  await t.press(t.heart(7))
  await t.press(t.heart(7))
  first.come('no network')
  await t.settled()
  expect(calls.at(-1)?.name).toBe(t.remove(7))
  expect([t.isPressed(7), t.said()]).toEqual([false, 'Eliminado de favoritos'])
})

test('pressed before the ids are there it shows at once, and the others come after', async () => {
  const server = t.favoritesServer([8])
  const ids = later<AnswerOf<typeof t.LIST>>()
  server.answers[t.LIST] = () => ids.answer
  await t.visit('/', true)
  await t.settled()
  await t.press(t.heart(7))
  expect(t.isPressed(7)).toBe(true)
  ids.come({ body: [8, 7] })
  await t.settled()
  expect([t.isPressed(7), t.isPressed(8)]).toEqual([true, true])
})

/** Beto saved 8; his ids are asked for again, and the answer of now comes when the test says so. */
async function openWithOldAnswer() {
  const server = await open([8])
  const ids = later<AnswerOf<typeof t.LIST>>()
  const works = server.answers[t.LIST]
  server.answers[t.LIST] = () => ids.answer
  void server.queryClient.invalidateQueries(favoriteIdsQuery('beto'))
  await t.settled()
  if (works) server.answers[t.LIST] = works
  const answerNow = async () => {
    ids.come({ body: [8] })
    await t.settled()
  }
  return { ...server, answerNow }
}

test('ids asked for before a press and answered after it do not undo it', async () => {
  const { answerNow, count } = await openWithOldAnswer()
  await t.press(t.heart(7))
  await t.press(t.heart(8))
  await answerNow()
  expect([t.isPressed(7), t.isPressed(8), count()]).toEqual([true, false, 1])
})

test('nor while the press is still being sent', async () => {
  const { answers, answerNow, count } = await openWithOldAnswer()
  const sent = later<Change>()
  answers[t.add(7)] = () => sent.answer
  answers[t.remove(8)] = 'never'
  await t.press(t.heart(7))
  await t.press(t.heart(8))
  await answerNow()
  expect([t.isPressed(7), t.isPressed(8), count()]).toEqual([true, false, 1])
  sent.come(refusal(422, 'favorites_many', 'Ya guardaste 500 cosas.'))
  await t.settled()
  expect([t.isPressed(7), t.isPressed(8), count()]).toEqual([false, false, 0])
})
