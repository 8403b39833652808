import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CONDITIONS } from '#terms/items'
import { fakeListing, makeItem } from '#web/testing/items.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ConditionChip } from './condition-chip.tsx'
import { ItemCard } from './item-card.tsx'
import { ItemPicture } from './item-picture.tsx'

afterEach(() => vi.unstubAllGlobals())

const NOW = Date.parse('2026-11-27T12:05:30.000Z')

function pictures(container: HTMLElement): HTMLImageElement[] {
  return [...container.querySelectorAll('img')]
}

test('all of the card is one link to the item, named by its title', async () => {
  const { container } = await renderApp(<ItemCard item={makeItem(7)} now={NOW} />)
  const link = screen.getByRole('link', { name: 'Cosa 7' })
  expect(link.getAttribute('href')).toBe('/items/7')
  expect(container.querySelectorAll('a')).toHaveLength(1)
  expect(screen.getByText('Ver detalles')).toBeTruthy()
})

test('says condition, value, and in one line the town without its country, age and category', async () => {
  await renderApp(<ItemCard item={makeItem(7)} now={NOW} />)
  for (const text of ['Bueno', 'Gs.\u00a0350.000'])
    expect(screen.getByText(text, { normalizer: (t) => t })).toBeTruthy()
  expect(screen.getByText('Encarnación · Hace 5 min · Libros')).toBeTruthy()
})

test('the description is for lists and wide windows', async () => {
  const { unmount } = await renderApp(<ItemCard item={makeItem(7)} now={NOW} />)
  const classes = () => screen.getByText('Poco uso, en buen estado.').className.split(' ')
  expect(classes()).toEqual(expect.arrayContaining(['hidden', 'wide:line-clamp-2']))
  unmount()
  await renderApp(<ItemCard item={makeItem(7)} now={NOW} view="list" />)
  expect(classes()).toContain('line-clamp-2')
  expect(classes()).not.toContain('hidden')
})

test('each condition has a colour of its own', async () => {
  const colors = new Set<string>()
  for (const condition of CONDITIONS) {
    const { container, unmount } = await renderApp(<ConditionChip condition={condition} />)
    const [color] =
      /\btext-(?!sm)[\w-]+/.exec(container.querySelector('span')?.className ?? '') ?? []
    if (color) colors.add(color)
    unmount()
  }
  expect(colors.size).toBe(CONDITIONS.length)
})

test("one's own is marked, leads to its form, and has no heart", async () => {
  const mine = () => screen.findByRole('link', { name: 'Es tuyo. Editar: Cosa 7' })
  fakeListing(() => null, { id: 'ana' })
  const { unmount } = await renderApp(<ItemCard item={makeItem(7)} now={NOW} />)
  expect((await mine()).textContent).toBe('Tuyo')
  expect((await mine()).getAttribute('href')).toBe('/items/7?edit=1')
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  // What is promised or gone cannot be edited (D10).
  await renderApp(
    <ItemCard item={makeItem(7, { tradeStatus: 'reserved' })} now={NOW} view="list" />,
  )
  expect(await screen.findByText('Tuyo')).toBeTruthy()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText('Reservado')).toBeTruthy()
})

test('what is said in place of a picture leaves the corner free, where there is one', async () => {
  const item = makeItem(7, { photos: [] })
  const { unmount } = await renderApp(<ItemCard item={item} now={NOW} />)
  const room = () => screen.getByText('Sin imagen').parentElement?.classList.contains('pe-12')
  expect(room()).toBe(true)
  unmount()
  await renderApp(<ItemPicture item={item} view="grid" isFirst />)
  expect(room()).toBe(false)
})

test("somebody else's has the heart and no mark", async () => {
  fakeListing(() => null, { id: 'beto' })
  await renderApp(<ItemCard item={makeItem(7)} now={NOW} />)
  expect(await screen.findByRole('button', { name: 'Agregar a favoritos: Cosa 7' })).toBeTruthy()
  expect(screen.queryByText('Tuyo')).toBeNull()
})

test('says the same in English, with the category by its English name', async () => {
  await renderApp(<ItemCard item={makeItem(7, { categoryId: 12 })} now={NOW} view="list" />, 'en')
  for (const text of [
    'Good',
    'Gs.\u00a0350,000',
    'Encarnación · 5 min ago · Tools',
    'Poco uso, en buen estado.',
  ])
    expect(screen.getByText(text, { normalizer: (t) => t })).toBeTruthy()
})

test.each([
  [{ createdAt: '2026-11-27T12:05:00.000Z' }, 'Encarnación · Hace un momento · Libros'],
  [{ createdAt: '2026-11-27T09:00:00.000Z' }, 'Encarnación · Hace 3 h · Libros'],
  [{ createdAt: '2026-10-27T12:00:00.000Z' }, 'Encarnación · Hace 31 d · Libros'],
  [{ distanceKm: 0 }, 'en tu zona · Hace 5 min · Libros'],
  [{ distanceKm: 12 }, 'a menos de 25 km · Hace 5 min · Libros'],
  [{ location: '', city: null }, 'Sin ubicación · Hace 5 min · Libros'],
  [{ location: 'Itá Enramada, Paraguay', city: null }, 'Itá Enramada · Hace 5 min · Libros'],
  [{ estimatedValue: 0 }, 'A convenir'],
  [{ tradeStatus: 'reserved' as const }, 'Reservado'],
  [{ tradeStatus: 'traded' as const }, 'Intercambiado'],
  [{ condition: 'poor' as const }, 'Necesita reparación'],
])('%j is told as "%s"', async (given, text) => {
  await renderApp(<ItemCard item={makeItem(7, given)} now={NOW} />)
  expect(screen.getByText(text)).toBeTruthy()
})

// Case 32
test.each(['<sCripT src=//x></scriPt>', '"><img src=x onerror=1>'])(
  'a hostile title stays text: %s',
  async (title) => {
    const { container } = await renderApp(<ItemCard item={makeItem(7, { title })} now={NOW} />)
    expect(screen.getByRole('heading').textContent).toBe(title)
    expect(container.querySelector('script')).toBeNull()
    expect(pictures(container)).toHaveLength(1)
  },
)

test('the picture comes in the size of the card, over its colours, and waits unless it is first', async () => {
  const { container } = await renderApp(<ItemCard item={makeItem(7)} now={NOW} />)
  const [picture] = pictures(container)
  expect(picture?.getAttribute('src')).toBe('/img/7-320')
  expect(picture?.getAttribute('srcset')).toBe('/img/7-320 320w, /img/7-640 640w')
  expect(picture?.getAttribute('loading')).toBe('lazy')
  expect([picture?.width, picture?.height]).toEqual([320, 320])
  expect(container.querySelectorAll('rect[fill="#ff0000"]')).toHaveLength(4)
  expect(container.innerHTML).not.toContain('style=')
})

test('a picture of the first rows does not wait', async () => {
  const { container } = await renderApp(<ItemCard item={makeItem(7)} now={NOW} isFirst />)
  const [picture] = pictures(container)
  expect(picture?.getAttribute('loading')).toBe('eager')
  expect(picture?.getAttribute('fetchpriority')).toBe('high')
})

test('a picture that fails to load, or none, says so', async () => {
  const { container } = await renderApp(<ItemCard item={makeItem(7)} now={NOW} />)
  const [picture] = pictures(container)
  if (picture) fireEvent.error(picture)
  expect(pictures(container)).toHaveLength(0)
  expect(screen.getByText('Sin imagen')).toBeTruthy()
})

test('an item without photos says so', async () => {
  await renderApp(<ItemCard item={makeItem(7, { photos: [] })} now={NOW} />)
  expect(screen.getByText('Sin imagen')).toBeTruthy()
})

test('a picture that failed before the card was taken over is told as well', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  await renderApp(<ItemCard item={makeItem(7)} now={NOW} />)
  expect(screen.getByText('Sin imagen')).toBeTruthy()
})
