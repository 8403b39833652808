import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearFilters } from '#web/browse/filter-store.ts'
import { SearchBox } from '#web/browse/search/search-box.tsx'
import { i18n, loadWords } from '#web/i18n/i18n.ts'
import { stubBrowser, stubEndInView } from '#web/testing/browser.ts'
import { fakeListing, makeItem } from '#web/testing/items.ts'
import { renderApp } from '#web/testing/render.tsx'
import { HomeScreen } from './home-screen.tsx'

const items = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => makeItem(from + n))
const titles = () =>
  screen.queryAllByRole('article').map((a) => within(a).getByRole('heading').textContent)
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const broken = () => Response.json({ message: 'La base no contesta', code: 'x' }, { status: 503 })

/** The list with the search that stands in the header. */
function List() {
  return (
    <>
      <SearchBox />
      <HomeScreen />
    </>
  )
}

beforeEach(() => {
  stubBrowser()
  history.replaceState(null, '', '/')
})

afterEach(() => {
  cleanup()
  clearFilters()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a visitor sees what there is, how much, and is invited', async () => {
  fakeListing(() => ({ items: items(1, 24), total: '1000+', next: 'c2' }))
  await renderApp(<List />)
  expect(await screen.findByText('más de 1000 artículos')).toBeTruthy()
  expect(heading()).toBe('Explorar artículos')
  expect(titles()).toHaveLength(24)
  const invitation = screen.getByRole('region', { name: 'Invitación a entrar' })
  const links = within(invitation).getAllByRole('link')
  expect(links.map((l) => l.getAttribute('href'))).toEqual([
    '/landing',
    '/custom-register',
    '/custom-login',
  ])
})

test('somebody signed in sees the same list under its own heading, without invitation', async () => {
  fakeListing(() => ({ items: items(1, 1), total: '1' }), { id: 'ana' })
  await renderApp(<List />)
  expect(await screen.findByText('1 artículo')).toBeTruthy()
  await waitFor(() => expect(heading()).toBe('Artículos disponibles'))
  expect(screen.queryByRole('region', { name: 'Invitación a entrar' })).toBeNull()
})

test('typing searches once it pauses, and gives up the older request', async () => {
  const { asked } = fakeListing((q) => (q.get('search') === 'cam' ? null : { items: items(1, 2) }))
  await renderApp(<List />)
  await screen.findByText('Cosa 1')
  const box = screen.getByRole('searchbox', { name: 'Buscar' })
  await userEvent.type(box, 'cam')
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.signal?.aborted).toBe(false)
  await userEvent.type(box, 'ión')
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(asked.map(({ query }) => query.get('search'))).toEqual([null, 'cam', 'camión'])
  expect(asked[1]?.signal?.aborted).toBe(true)
  expect(location.search).toBe('?q=cami%C3%B3n')
  expect(await screen.findByText('para «camión»', { exact: false })).toBeTruthy()
})

test('Enter searches at once, and the address alone is enough to search', async () => {
  history.replaceState(null, '', '/search?q=mesa')
  const { asked } = fakeListing(() => ({ items: items(1, 1) }))
  await renderApp(<List />)
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' })
  expect(box.value).toBe('mesa')
  expect(document.activeElement).toBe(box)
  await userEvent.type(box, ' ratona{Enter}')
  expect(location.search).toBe('?q=mesa+ratona')
  await waitFor(() => expect(asked.at(-1)?.query.get('search')).toBe('mesa ratona'))
  expect(asked).toHaveLength(2)
  expect(box.form?.getAttribute('action')).toBe('/search')
})

test('the button loads the next page below what is there, until the end', async () => {
  const { last } = fakeListing((q) =>
    q.get('cursor') === 'c2'
      ? { items: items(24, 3) }
      : { items: items(1, 24), total: '26', next: 'c2' },
  )
  await renderApp(<List />)
  await userEvent.click(await screen.findByRole('button', { name: 'Cargar más' }))
  expect(await screen.findByText('Cosa 26')).toBeTruthy()
  expect(last()).toBe('cursor=c2')
  expect(titles()).toEqual(items(1, 26).map((i) => i.title))
  expect(screen.queryByRole('button', { name: 'Cargar más' })).toBeNull()
  expect(screen.getByText('26 artículos')).toBeTruthy()
})

test('short pages go on by themselves, ten without a hit, then the button does', async () => {
  stubEndInView()
  const { asked } = fakeListing((q) => {
    const n = Number(q.get('cursor') ?? 0)
    if (n === 2) return { items: items(1, 1), next: '3' }
    return n < 20 ? { items: [], next: String(n + 1) } : { items: items(2, 1) }
  })
  await renderApp(<List />)
  const more = await screen.findByRole('button', { name: 'Cargar más' })
  await waitFor(() => expect(asked).toHaveLength(13))
  expect(titles()).toEqual(['Cosa 1'])
  await userEvent.click(more)
  expect(await screen.findByText('Cosa 2')).toBeTruthy()
  expect(asked).toHaveLength(21)
})

test('nothing found says what to do next', async () => {
  history.replaceState(null, '', '/?q=xyz')
  const { asked } = fakeListing((q) => ({ items: q.get('search') ? [] : items(1, 1), total: '0' }))
  await renderApp(<List />)
  expect(await screen.findByText('No se encontraron artículos')).toBeTruthy()
  const publish = await screen.findByRole('link', { name: 'Publicar Artículo' })
  await waitFor(() => expect(publish.getAttribute('href')).toMatch(/items%2Fnew$/))
  const [clear] = screen.getAllByRole('button', { name: 'Borrar búsqueda' }).slice(-1)
  if (clear) await userEvent.click(clear)
  expect(await screen.findByText('Cosa 1')).toBeTruthy()
  expect(asked).toHaveLength(2)
})

test('a failing list says so, and trying again shows it', async () => {
  let fails = true
  fakeListing(() => (fails ? broken() : { items: items(1, 1) }))
  await renderApp(<List />)
  expect(await screen.findByText('No pudimos cargar los artículos')).toBeTruthy()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText('Cosa 1')).toBeTruthy()
})

test('a failing sort or next page keeps what is on the screen', async () => {
  let fails = true
  fakeListing((q) =>
    fails && q.size > 0 ? broken() : { items: items(q.size ? 50 : 1, 2), next: 'c2' },
  )
  await renderApp(<List />)
  await userEvent.click(await screen.findByRole('button', { name: 'Cargar más' }))
  expect(await screen.findByText('No pudimos cargar más artículos.')).toBeTruthy()
  expect(titles()).toEqual(['Cosa 1', 'Cosa 2'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'price_low')
  expect(await screen.findByText(/ves la anterior/)).toBeTruthy()
  expect(titles()).toEqual(['Cosa 1', 'Cosa 2'])
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  await waitFor(() => expect(titles()).toEqual(['Cosa 50', 'Cosa 51']))
})

test('while a new list is on its way the old one stays', async () => {
  fakeListing((q) => (q.get('sortBy') ? null : { items: items(1, 2) }))
  await renderApp(<List />)
  await screen.findByText('Cosa 1')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'oldest')
  await waitFor(() => expect(document.querySelector('ul[aria-busy="true"]')).not.toBeNull())
  expect(titles()).toEqual(['Cosa 1', 'Cosa 2'])
})

test('before the first answer twelve skeletons keep the shape', async () => {
  fakeListing(() => null)
  await renderApp(<List />)
  expect(document.querySelectorAll('li[aria-hidden="true"]')).toHaveLength(12)
})

test('list or grid is remembered', async () => {
  fakeListing(() => ({ items: items(1, 1) }))
  await renderApp(<List />)
  await screen.findByText('Cosa 1')
  const description = () => screen.getByText('Poco uso, en buen estado.')
  expect(description().className).toContain('hidden')
  await userEvent.click(screen.getByRole('button', { name: 'Lista' }))
  expect(description().className).not.toContain('hidden')
  expect(localStorage.getItem('view')).toBe('list')
  await userEvent.click(screen.getByRole('button', { name: 'Cuadrícula' }))
})

test('the other language needs no request and loses nothing typed', async () => {
  const { asked } = fakeListing(() => ({ items: items(1, 1), total: '1' }))
  await renderApp(<List />)
  await screen.findByText('1 artículo')
  const before = asked.length
  await loadWords('en', ['browse', 'shell'])
  act(() => i18n.activate('en'))
  expect(await screen.findByText('1 item')).toBeTruthy()
  expect(heading()).toBe('Explore items')
  expect(screen.getByText(/ · Books$/)).toBeTruthy()
  expect(asked).toHaveLength(before)
  act(() => i18n.activate('es'))
})
