import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepare } from '#web/favorites/press-heart.ts'
import { favoritesQuery } from '#web/favorites/queries.ts'
import * as t from '#web/favorites/testing.tsx'
import { stubEndInView } from '#web/testing/browser.ts'
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

type Setup = { language?: 'es' | 'en'; perPage?: number }

/** Beto's page of what he saved, newest last. */
async function open(saved: number[], { language = 'es', perPage = 24 }: Setup = {}) {
  const server = t.favoritesServer(saved, { perPage })
  const view = await t.visit('/favorites', true, language)
  await t.settled()
  return { ...server, ...view }
}

const cards = () => screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent)
const counted = () => screen.getAllByRole('status')[0]?.textContent
const shows = (text: string | RegExp) => screen.queryAllByText(text).length > 0
const tap = async (name: string) => t.press(screen.getByRole('button', { name }))

test('what was saved stands newest first under its count, every heart filled', async () => {
  await open([3, 7, 8])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Favoritos')
  expect(counted()).toBe('3 artículos guardados')
  expect(cards()).toEqual(['Cosa 8', 'Cosa 7', 'Cosa 3'])
  expect([3, 7, 8].every(t.isPressed)).toBe(true)
  expect(document.title).toContain('Favoritos')
  expect(screen.getByRole('link', { name: 'Cosa 8' }).getAttribute('href')).toBe('/items/8')
})

test('the same in English', async () => {
  await open([7], { language: 'en' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Favorites')
  expect(counted()).toBe('1 saved item')
})

test('reserved and traded items say so', async () => {
  const { answers, queryClient } = await open([])
  answers[t.LIST] = ({ url }) => {
    const items = (['reserved', 'traded'] as const).map((tradeStatus, n) =>
      makeItem(n + 1, { tradeStatus }),
    )
    const list = items.map((item) => ({ id: item.id, itemId: item.id, item, createdAt: '' }))
    return { body: url.searchParams.get('ids') ? [1, 2] : list }
  }
  await queryClient.invalidateQueries()
  await t.settled()
  expect(shows('Reservado') && shows('Intercambiado')).toBe(true)
})

test.each([
  ['es', 'Todavía no guardaste nada', 'Explorar artículos'],
  ['en', 'You have not saved anything yet', 'Browse items'],
] as const)(
  'nothing saved: says what will be here and leads there (%s)',
  async (language, title, link) => {
    await open([], { language })
    expect(shows(title)).toBe(true)
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/')
    expect(counted()).toBe('')
  },
)

test('on its way it has the shape of the list', async () => {
  const server = t.favoritesServer([7])
  server.answers[t.LIST] = 'never'
  const { container } = await t.visit('/favorites', true)
  await t.settled()
  expect(shows('Cargando favoritos…')).toBe(true)
  expect(container.querySelectorAll('li')).toHaveLength(8)
})

test.each([
  ['es', 'Error al cargar favoritos', 'Intentar de nuevo'],
  ['en', 'Could not load favorites', 'Try again'],
] as const)(
  'it fails only the second time, says so and can be tried again (%s)',
  async (language, title, again) => {
    const server = t.favoritesServer([7])
    const works = server.answers[t.LIST]
    server.answers[t.LIST] = { status: 500, text: 'boom' }
    await t.visit('/favorites', true, language)
    await t.pass(900)
    expect(shows(title)).toBe(false)
    await t.pass(200)
    expect(screen.getByRole('alert').textContent).toContain(title)
    expect(shows(/boom/)).toBe(false)
    expect(server.named(t.LIST)).toHaveLength(4)
    if (works) server.answers[t.LIST] = works
    await tap(again)
    await t.settled()
    expect(cards()).toEqual(['Cosa 7'])
  },
)

test('without a network it says so, and not that something broke', async () => {
  const server = t.favoritesServer([7])
  server.answers[t.LIST] = 'no network'
  await t.visit('/favorites', true)
  await t.pass(1_100)
  expect(shows('Sin conexión')).toBe(true)
  expect(shows('Error al cargar favoritos')).toBe(false)
})

test('further pages come with their cursor as the end comes near', async () => {
  stubEndInView()
  const { named } = await open([1, 2, 3, 4, 5], { perPage: 2 })
  await t.settled()
  await t.settled()
  expect(cards()).toEqual(['Cosa 5', 'Cosa 4', 'Cosa 3', 'Cosa 2', 'Cosa 1'])
  const cursors = named(t.LIST).map(({ url }) => url.search)
  expect(cursors).toEqual(expect.arrayContaining(['?ids=1', '', '?cursor=2', '?cursor=4']))
  expect(shows('5 artículos guardados')).toBe(true)
})

test('what is saved elsewhere later is in the list at once', async () => {
  await open([3])
  history.pushState(null, '', '/search')
  await t.settled()
  await t.press(t.heart(7))
  history.pushState(null, '', '/favorites')
  await t.settled()
  expect(cards()).toEqual(['Cosa 7', 'Cosa 3'])
})

test('what was saved on another device comes with the list', async () => {
  const saved = [3]
  const { queryClient } = await open(saved)
  saved.push(7)
  await queryClient.invalidateQueries(favoritesQuery('beto'))
  await t.settled()
  expect(cards()).toEqual(['Cosa 7', 'Cosa 3'])
  expect(t.isPressed(7)).toBe(true)
})
