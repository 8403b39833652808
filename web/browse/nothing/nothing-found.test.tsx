import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Item } from '#contract/items'
import { INSTEAD_HEADER } from '#terms/browse'
import { clearFilters, filterStore } from '#web/browse/filter-store.ts'
import { HomeScreen } from '#web/browse/home/home-screen.tsx'
import { stubBrowser } from '#web/testing/browser.ts'
import { makeItem } from '#web/testing/items.ts'
import { renderApp } from '#web/testing/render.tsx'

type Answers = {
  list: (query: URLSearchParams) => { items: Item[]; instead?: string; next?: string }
  related?: string[]
  elsewhere?: Item[]
}

/** Stands in for the server; tells what was asked of which path. */
function serving({ list, related = [], elsewhere = [] }: Answers) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (input: string) => {
    const { pathname, searchParams } = new URL(input, 'http://localhost')
    if (pathname.startsWith('/api/items') && !pathname.endsWith('featured')) {
      asked.push(`${pathname.replace('/api/items', '')}?${searchParams}`)
    }
    if (pathname === '/api/items/related') return Promise.resolve(Response.json(related))
    if (pathname === '/api/items/elsewhere') return Promise.resolve(Response.json(elsewhere))
    if (pathname === '/api/items/featured') return Promise.resolve(Response.json([]))
    if (pathname !== '/api/items') {
      return Promise.resolve(Response.json({ code: 'signed_out' }, { status: 401 }))
    }
    const { items, instead, next } = list(searchParams)
    const headers = new Headers({ 'X-Total-Count': String(items.length) })
    if (instead) headers.set(INSTEAD_HEADER, encodeURIComponent(instead))
    if (next) headers.set('Link', `</api/items?cursor=${next}>; rel="next"`)
    return Promise.resolve(Response.json(items, { headers }))
  })
  return asked
}

const titles = () =>
  screen.queryAllByRole('article').map((a) => within(a).getByRole('heading').textContent)

beforeEach(() => {
  stubBrowser()
  history.replaceState(null, '', '/search?q=c%C3%A1mra')
})
afterEach(() => {
  cleanup()
  clearFilters()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('what was meant is shown and said; what was typed can be had exactly', async () => {
  const asked = serving({
    list: (q) =>
      q.get('search') === 'cámara'
        ? { items: [makeItem(1)], ...(q.has('cursor') ? {} : { next: 'c2' }) }
        : { items: [], instead: 'cámara' },
    related: ['cama'],
  })
  await renderApp(<HomeScreen />)
  expect(await screen.findByText('Mostramos resultados de «cámara».')).toBeTruthy()
  expect(titles()).toEqual(['Cosa 1'])
  expect(screen.queryByText('No se encontraron artículos')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Cargar más' }))
  await waitFor(() => expect(asked.at(-1)).toBe('?search=c%C3%A1mara&cursor=c2'))
  await userEvent.click(screen.getByRole('button', { name: 'Buscar exactamente «cámra»' }))
  expect(await screen.findByText('No se encontraron artículos')).toBeTruthy()
  expect(titles()).toEqual([])
  expect(asked.filter((one) => one === '?search=c%C3%A1mra')).toHaveLength(1)
})

test('what was meant and is not there either is nothing found', async () => {
  serving({ list: () => ({ items: [], instead: 'cámara' }) })
  await renderApp(<HomeScreen />)
  expect(await screen.findByText('No se encontraron artículos')).toBeTruthy()
  expect(screen.queryByText(/Mostramos resultados/)).toBeNull()
})

test('related words are searched for by a tap', async () => {
  serving({
    list: (q) => ({ items: q.get('search') === 'cama' ? [makeItem(2)] : [] }),
    related: ['cama', 'camiseta'],
  })
  await renderApp(<HomeScreen />)
  const words = await screen.findByRole('region', { name: 'Palabras parecidas' })
  expect(
    within(words)
      .getAllByRole('button')
      .map((b) => b.textContent),
  ).toEqual(['cama', 'camiseta'])
  await userEvent.click(within(words).getByRole('button', { name: 'cama' }))
  expect(location.search).toBe('?q=cama')
  expect(await screen.findByText('Cosa 2')).toBeTruthy()
})

test('what a place has emptied is shown from the nearest other towns, and everywhere by a tap', async () => {
  filterStore.set({ ...filterStore.get(), location: 'Luque' })
  const asked = serving({
    list: (q) => ({ items: q.has('location') ? [] : [makeItem(4)] }),
    elsewhere: [makeItem(3)],
  })
  await renderApp(<HomeScreen />)
  const other = await screen.findByRole('region', { name: 'En otros lugares' })
  expect(within(other).getByText('Cosa 3')).toBeTruthy()
  expect(asked).toContain('/elsewhere?search=c%C3%A1mra&location=Luque')
  await userEvent.click(within(other).getByRole('button', { name: 'Ver todo, en cualquier lugar' }))
  expect(filterStore.get().location).toBe('')
  expect(await screen.findByText('Cosa 4')).toBeTruthy()
})

test('where nothing is near either, what is anywhere is shown; without a place nothing is asked', async () => {
  filterStore.set({ ...filterStore.get(), location: 'Luque' })
  const asked = serving({ list: (q) => ({ items: q.has('location') ? [] : [makeItem(5)] }) })
  await renderApp(<HomeScreen />)
  expect(await screen.findByText('Cosa 5')).toBeTruthy()
  expect(asked).toContain('?search=c%C3%A1mra&limit=8')
  cleanup()
  clearFilters()
  const later = serving({ list: () => ({ items: [] }) })
  await renderApp(<HomeScreen />)
  expect(await screen.findByText('No se encontraron artículos')).toBeTruthy()
  await waitFor(() => expect(later.some((one) => one.startsWith('/related'))).toBe(true))
  expect(later.some((one) => one.startsWith('/elsewhere'))).toBe(false)
})
