import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts'
import { stubBrowser, stubPosition } from '#web/testing/browser.ts'
import { fakeListing, makeItem } from '#web/testing/items.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast } from '#web/ui/toast/toast.ts'
import { clearFilters } from './filter-store.ts'
import { forgetPosition } from './filters/position.ts'
import { parseFilters } from './filters.ts'
import { HomeScreen } from './home/home-screen.tsx'

const stored = () => JSON.parse(localStorage.getItem('filters') ?? 'null')
const panel = async () => {
  const aside = within(screen.getByRole('complementary', { name: 'Filtros' }))
  await aside.findByText('Los filtros se aplican en tiempo real')
  return aside
}
/** As a page load finds it. */
function store(filters: unknown): void {
  localStorage.setItem('filters', JSON.stringify(filters))
  dispatchEvent(new StorageEvent('storage', { key: 'filters' }))
}

/** The query that the list on the screen answers: it may come from the cache. */
const shown = () => within(screen.getByRole('article')).getByRole('heading').textContent

async function openHome(user?: CurrentUser) {
  const server = fakeListing(
    (query) => ({
      items: [makeItem(1, { title: query.toString() || 'todo' })],
      total: '1',
    }),
    user,
  )
  await renderApp(<HomeScreen />)
  await screen.findByRole('article')
  return server
}

beforeEach(() => {
  stubBrowser({ isWide: true })
  history.replaceState(null, '', '/')
})

afterEach(() => {
  cleanup()
  clearFilters()
  forgetPosition()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a filter applies at once, is stored, counted, confirmed and taken off again', async () => {
  await openHome()
  const filters = await panel()
  await userEvent.click(filters.getByRole('checkbox', { name: 'Libros' }))
  await userEvent.click(filters.getByRole('radio', { name: 'Como nuevo' }))
  await waitFor(() => expect(shown()).toBe('categoryIds=10&condition=like_new'))
  expect(stored()).toMatchObject({ categories: [10], condition: 'like_new' })
  expect(screen.getByRole('button', { name: /^Filtros ?, 2 activos$/ })).toBeTruthy()
  await waitFor(() => expect(currentToast()?.title).toBe('Filtros aplicados'))
  expect(currentToast()?.text).toBe('2 filtro(s) activo(s)')

  // The chips are code of their own, which a busy machine brings after the toast.
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar filtro: Libros' }))
  await waitFor(() => expect(shown()).toBe('condition=like_new'))
  expect(filters.getByRole<HTMLInputElement>('checkbox', { name: 'Libros' }).checked).toBe(false)
})

test('clear-all goes back to the defaults and removes what was stored', async () => {
  await openHome()
  const filters = await panel()
  await userEvent.click(filters.getByRole('radio', { name: 'Intercambiados' }))
  await userEvent.selectOptions(filters.getByLabelText('Fecha de publicación'), 'week')
  await waitFor(() => expect(shown()).toBe('datePosted=week&availability=traded'))
  await userEvent.click(filters.getByRole('button', { name: 'Limpiar filtros' }))
  await waitFor(() => expect(shown()).toBe('todo'))
  expect(localStorage.getItem('filters')).toBeNull()
  expect(filters.getByRole<HTMLInputElement>('radio', { name: 'Disponibles' }).checked).toBe(true)
})

test('what was stored is applied on load; what is not understood is not', async () => {
  store({ condition: 'fair', priceRange: [100, 10_000], sortBy: 'best', tags: ['azul'] })
  const { asked } = await openHome()
  expect(asked[0]?.query.toString()).toBe('condition=fair&minPrice=100000&tags=azul')
  const filters = await panel()
  expect(filters.getByRole<HTMLInputElement>('radio', { name: 'Aceptable' }).checked).toBe(true)
  expect(filters.getByLabelText<HTMLInputElement>('Desde (Gs.)').value).toBe('100.000')
})

test('prices are typed as es-PY writes them; what is no price filters nothing and stays', async () => {
  await openHome()
  const filters = await panel()
  const [from, to] = ['Desde (Gs.)', 'Hasta (Gs.)'].map((l) =>
    filters.getByLabelText<HTMLInputElement>(l),
  )
  if (!from || !to) throw new Error('no price fields')
  await userEvent.type(from, '150.000')
  await userEvent.type(to, '1500000')
  await waitFor(() => expect(shown()).toBe('minPrice=150000&maxPrice=1500000'))
  const low = filters.getByRole('slider', { name: 'Precio mínimo' })
  expect(low.getAttribute('aria-valuetext')).toBe('Gs.\u00a0150.000')

  await userEvent.clear(from)
  await userEvent.type(from, '150,5')
  await userEvent.clear(to)
  await userEvent.type(to, 'mucho')
  await userEvent.tab()
  await waitFor(() => expect(shown()).toBe('todo'))
  expect([from.value, to.value]).toEqual(['150,5', 'mucho'])
  expect(filters.getAllByText('Escribe guaraníes enteros, por ejemplo 150.000')).toHaveLength(2)
})

test('a lowest price above the highest is said and not applied', async () => {
  await openHome()
  const filters = await panel()
  await userEvent.type(filters.getByLabelText('Hasta (Gs.)'), '100.000')
  await waitFor(() => expect(shown()).toBe('maxPrice=100000'))
  await userEvent.type(filters.getByLabelText('Desde (Gs.)'), '900.000')
  expect(await filters.findByText('El mínimo es mayor que el máximo')).toBeTruthy()
  expect(stored().priceRange).toEqual([0, 100])
  // The line between the handles keeps its ends in order.
  const low = filters.getByRole<HTMLInputElement>('slider', { name: 'Precio mínimo' })
  const line = low.parentElement?.querySelector('rect:last-of-type')
  expect(Number(line?.getAttribute('width'))).toBeGreaterThanOrEqual(0)
  expect(low.value).toBe('100')
  expect(low.getAttribute('aria-valuetext')).toBe('Gs.\u00a0100.000')
  expect(filters.getByRole<HTMLInputElement>('slider', { name: 'Precio máximo' }).value).toBe('900')
})

test('no limit above stays none, whatever is typed and moved below', async () => {
  await openHome()
  const filters = await panel()
  await userEvent.type(filters.getByLabelText('Desde (Gs.)'), '12.000.000')
  await waitFor(() => expect(shown()).toBe('minPrice=12000000'))
  fireEvent.change(filters.getByRole('slider', { name: 'Precio mínimo' }), {
    target: { value: '9000' },
  })
  await waitFor(() => expect(shown()).toBe('minPrice=9000000'))
  expect(filters.getByLabelText<HTMLInputElement>('Hasta (Gs.)').value).toBe('')
})

test('the highest price, typed as the last amount of the slider, is a filter, and is one on the next load', async () => {
  await openHome()
  const filters = await panel()
  await userEvent.type(filters.getByLabelText('Hasta (Gs.)'), '10.000.000')
  await waitFor(() => expect(shown()).toBe('maxPrice=10000000'))
  await userEvent.tab()
  expect(filters.getByLabelText<HTMLInputElement>('Hasta (Gs.)').value).toBe('10.000.000')
  expect(parseFilters(localStorage.getItem('filters')).priceRange).not.toEqual([0, 10_000])
})

test('place and nearness come first', async () => {
  await openHome()
  const filters = await panel()
  const place = filters.getByLabelText('Ubicación')
  const near = filters.getByRole('switch')
  const category = filters.getByRole('checkbox', { name: 'Libros' })
  const isBefore = (a: Node, b: Node) =>
    (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect([isBefore(place, near), isBefore(near, category)]).toEqual([true, true])
})

test('Enter adds a trimmed tag once, clicking it removes it; a place applies after a pause', async () => {
  await openHome()
  const filters = await panel()
  await userEvent.type(filters.getByLabelText('Etiquetas'), '  azul {Enter}azul{Enter}{Enter}')
  expect(stored().tags).toEqual(['azul'])
  await userEvent.type(filters.getByLabelText('Ubicación'), 'Luque')
  await waitFor(() => expect(shown()).toBe('location=Luque&tags=azul'))
  await userEvent.click(filters.getByRole('button', { name: 'Quitar etiqueta azul' }))
  await waitFor(() => expect(shown()).toBe('location=Luque'))
})

test('clearing right after typing clears that too', async () => {
  await openHome()
  const filters = await panel()
  await userEvent.click(filters.getByRole('checkbox', { name: 'Libros' }))
  const place = filters.getByLabelText<HTMLInputElement>('Ubicación')
  await userEvent.type(place, 'Luque')
  await userEvent.click(filters.getByRole('button', { name: 'Limpiar filtros' }))
  expect(place.value).toBe('')
  expect(localStorage.getItem('filters')).toBeNull()
  await waitFor(() => expect(shown()).toBe('todo'))
})

test('the device is asked where it is only while the distance filter is on', async () => {
  stubPosition({ latitude: -25.26374, longitude: -57.57593 })
  const { asked } = await openHome()
  const filters = await panel()
  const near = filters.getByRole('switch', { name: 'Cerca de mí' })
  await userEvent.click(near)
  await waitFor(() => expect(shown()).toBe('userLatitude=-25.2637&userLongitude=-57.5759'))
  expect(stored().radius).toBe(25)
  expect(JSON.stringify(stored())).not.toContain('25.26')
  expect(filters.getByRole('slider', { name: 'Distancia máxima' })).toBeTruthy()
  await userEvent.click(near)
  await waitFor(() => expect(stored().radius).toBeNull())
  await userEvent.click(filters.getByRole('radio', { name: 'Nuevo' }))
  await waitFor(() => expect(shown()).toBe('condition=new'))
  expect(asked.filter(({ query }) => query.has('userLatitude'))).toHaveLength(1)
})

test.each([
  [1, 'Permisos de ubicación denegados. Habilita la ubicación en tu navegador.'],
  [2, 'Tu ubicación no está disponible en este momento. Escribe una ciudad.'],
  [3, 'Detectar tu ubicación tardó demasiado. Inténtalo de nuevo o escribe una ciudad.'],
])(
  'a position that fails (%i) is told beside the switch, which is off again',
  async (code, text) => {
    stubPosition({ code })
    await openHome()
    const filters = await panel()
    const near = filters.getByRole<HTMLInputElement>('switch', { name: 'Cerca de mí' })
    await userEvent.click(near)
    expect(await filters.findByText(text)).toBeTruthy()
    expect(near.checked).toBe(false)
    expect(currentToast()?.text).toBe(text)
  },
)

test('a member is near their town until the device is asked; where it tells nothing the town stays', async () => {
  stubPosition({ code: 1 })
  const home = { latitude: -27.33, longitude: -55.87 }
  await openHome(makePerson({ city: 'Encarnación', homePoint: home }))
  const filters = await panel()
  await userEvent.click(filters.getByRole('switch', { name: 'Cerca de mí' }))
  await waitFor(() => expect(shown()).toBe('userLatitude=-27.3300&userLongitude=-55.8700'))
  expect(filters.getByText('Desde Encarnación, la ciudad de tu perfil.')).toBeTruthy()
  await userEvent.click(filters.getByRole('button', { name: 'Usar mi ubicación' }))
  expect(await filters.findByText(/Permisos de ubicación denegados/)).toBeTruthy()
  expect(shown()).toBe('userLatitude=-27.3300&userLongitude=-55.8700')
  expect(stored().radius).toBe(25)

  stubPosition({ latitude: -25.284, longitude: -57.636 })
  await userEvent.click(filters.getByRole('button', { name: 'Usar mi ubicación' }))
  await waitFor(() => expect(shown()).toBe('userLatitude=-25.2840&userLongitude=-57.6360'))
  expect(filters.getByText('Desde tu ubicación.')).toBeTruthy()
})

test('the nearest first are asked for within 100 km; who takes the circle away sees the newest', async () => {
  stubPosition({ latitude: -25.284, longitude: -57.636 })
  await openHome()
  const filters = await panel()
  await userEvent.selectOptions(filters.getByLabelText('Ordenar por'), 'distance')
  const near = 'userLatitude=-25.2840&userLongitude=-57.6360&radius=100&sortBy=distance'
  await waitFor(() => expect(shown()).toBe(near))
  const chip = await screen.findByRole('button', { name: 'Quitar filtro: A menos de 100 km' })
  await userEvent.click(chip)
  await waitFor(() => expect(shown()).toBe('todo'))
  expect(filters.getByLabelText('Ordenar por')).toHaveProperty('value', 'newest')

  await userEvent.click(filters.getByRole('switch', { name: 'Cerca de mí' }))
  await userEvent.selectOptions(filters.getByLabelText('Ordenar por'), 'distance')
  await waitFor(() => expect(shown()).toBe(near.replace('&radius=100', '')))
})

test('nearest first from a place that the device does not tell are the newest', async () => {
  stubPosition({ code: 1 })
  await openHome()
  const filters = await panel()
  await userEvent.selectOptions(filters.getByLabelText('Ordenar por'), 'distance')
  expect(await filters.findByText(/Permisos de ubicación denegados/)).toBeTruthy()
  await waitFor(() => expect(stored()).toMatchObject({ radius: null, sortBy: 'newest' }))
  expect(shown()).toBe('todo')
})

test('a device without positions says so', async () => {
  await openHome()
  const filters = await panel()
  await userEvent.click(filters.getByRole('switch', { name: 'Cerca de mí' }))
  const text = 'Tu navegador no puede detectar la ubicación. Escribe una ciudad.'
  expect(await filters.findByText(text)).toBeTruthy()
})

test('filters changed in another tab are taken over', async () => {
  await openHome()
  act(() => store({ condition: 'poor' }))
  await waitFor(() => expect(shown()).toBe('condition=poor'))
})
