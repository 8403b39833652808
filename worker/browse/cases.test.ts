/** Cases from the field that concern the list, through the real routes. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Item } from '../items/contract.ts'
import { Browser } from '../testing/app.ts'
import { listOf, makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'

const visitor = new Browser()
let owner: Browser
beforeAll(async () => {
  owner = (await makeAccount()).browser
})

const titles = (list: Item[]) => list.map((item) => item.title)
const search = async (text: string, more: Record<string, string> = {}) =>
  titles(await listOf(visitor, { search: text, ...more }))

describe('search', () => {
  beforeAll(async () => {
    const lone = { description: 'Sin otras palabras aquí.', tags: [], categoryId: 16 }
    await makeItem(owner, { ...lone, title: 'Camión de juguete' })
    await makeItem(owner, { ...lone, title: 'Cámara de fotos' })
    await makeItem(owner, { ...lone, title: 'mbaʼe g̃uarani' })
    await makeItem(owner, { ...lone, title: '<sCripT src=//x></scriPt>' })
    await makeItem(owner, { ...lone, title: 'Lápices de color', tags: ['niños', 'escuela'] })
    await makeItem(owner, { ...lone, title: 'Olla', description: 'Una olla para el camion.' })
    await makeItem(owner, { ...lone, title: 'Pelota', location: 'Ñemby, Paraguay' })
  })

  // Case 13.
  test.each(['camion', 'camión', 'CAMIÓN', 'camio\u0301n', 'camiones', 'cami'])(
    'finds Camión by %s',
    async (text) => {
      expect(await search(`juguete ${text}`)).toEqual(['Camión de juguete'])
      expect(await search(text)).toContain('Camión de juguete')
      expect(await search(text)).not.toContain('Cámara de fotos')
    },
  )

  test('brings exact hits first, then the sort', async () => {
    expect(await search('camión')).toEqual(['Camión de juguete', 'Olla'])
    expect(await search('camion')).toEqual(['Olla', 'Camión de juguete'])
    expect(await search('camión', { sortBy: 'alphabetical' })).toEqual([
      'Camión de juguete',
      'Olla',
    ])
  })

  test.each([
    ['lápiz', 'Lápices de color'],
    ['escuela', 'Lápices de color'],
    ['ninos', 'Lápices de color'],
    ['nemby', 'Pelota'],
    ['pel', 'Pelota'],
  ])('reads title, tags and place: %s', async (text, title) => {
    expect(await search(text)).toEqual([title])
  })

  test('reads the category in both languages', async () => {
    expect(await search('otros')).toHaveLength(7)
    expect(await search('other')).toHaveLength(7)
  })

  test('understands the words of other countries, and ignores those of asking', async () => {
    const lone = { description: 'Sin otras palabras aquí.', tags: [], categoryId: 16 }
    await makeItem(owner, { ...lone, title: 'Championes talle 42' })
    await makeItem(owner, { ...lone, title: 'Móvil con pantalla rota' })
    await makeItem(owner, { ...lone, title: 'Mesa y seis sillas' })
    expect(await search('zapatillas')).toEqual(['Championes talle 42'])
    expect(await search('busco celular')).toEqual(await search('celular'))
    expect(await search('busco celular')).toEqual(['Móvil con pantalla rota'])
    expect(await search('sillas y mesa')).toEqual(['Mesa y seis sillas'])
    for (const sortBy of ['newest', 'price_low', 'alphabetical']) {
      expect(await search('busco una mesa para sillas', { sortBy })).toEqual(['Mesa y seis sillas'])
    }
  })

  test('brings what has the word in its title before what only has it in its category', async () => {
    const lone = { description: 'Sin otras palabras aquí.', tags: [] }
    await makeItem(owner, { ...lone, title: 'Libro de física', categoryId: 10 })
    await makeItem(owner, { ...lone, title: 'Caja con libros', categoryId: 16 })
    await makeItem(owner, { ...lone, title: 'Atril', categoryId: 10 })
    for (const text of ['libros', 'Libro', 'libr']) {
      expect(await search(text)).toEqual(['Caja con libros', 'Libro de física', 'Atril'])
    }
    expect(await search('libros', { sortBy: 'alphabetical' })).toEqual([
      'Caja con libros',
      'Libro de física',
      'Atril',
    ])
  })

  // Case 14.
  test.each([
    ...[
      '"',
      '-4i',
      "don't",
      'a:b',
      'AND',
      '*',
      '(',
      '20.5"',
      'NEAR(',
      'NOT',
      'a OR b',
      '{title}:x',
    ],
    ...['\u0000', '🎸', '%', "'; DROP TABLE items; --", '^camion', 'camion"*', '\\', '{{}}'],
    'x'.repeat(5000),
    'año '.repeat(1250),
  ])('never fails on %j', async (text) => {
    for (const sortBy of ['newest', 'price_low']) {
      const answer = await visitor.get(
        `/api/items?${new URLSearchParams({ search: text, location: text, tags: text, sortBy })}`,
      )
      expect(answer.status).toBe(200)
      expect(await answer.json()).toBeInstanceOf(Array)
      expect((await visitor.get(`/api/items?search=${encodeURIComponent(text)}`)).status).toBe(200)
    }
  })

  // Case 15.
  test.each(["mba'e", 'mba’e', 'mbaʼe', 'guarani', 'g̃uarani'])('finds %s', async (text) => {
    expect(await search(text)).toEqual(['mbaʼe g̃uarani'])
  })

  // Case 32.
  test('answers markup as it was written, and as JSON', async () => {
    const answer = await visitor.get('/api/items?search=script')
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(titles(await answer.json())).toEqual(['<sCripT src=//x></scriPt>'])
    const firstName = '"><img src=x onerror=1>'
    const { browser } = await makeAccount({ firstName })
    const { id, title } = await makeItem(browser, { title: firstName })
    const page = await visitor.get(`/api/items/${id}`)
    expect(page.headers.get('content-type')).toContain('application/json')
    expect(await page.json()).toMatchObject({ title, user: { firstName } })
  })
})

describe('distance', () => {
  const here = { userLatitude: '-22.3412', userLongitude: '-60.0317' }

  // Case 16.
  test('includes what is exactly where I am, as 0', async () => {
    await makeItem(owner, { title: 'Exactly here', latitude: -22.3412, longitude: -60.0317 })
    const [item] = await listOf(visitor, { ...here, radius: '5' })
    expect(item).toMatchObject({ title: 'Exactly here', distanceKm: 0 })
  })

  // Case 17.
  test('is a circle', async () => {
    // Without a gazetteer both are told at the middle of their cells of 0.1 degrees.
    const [latitude, longitude] = [-25.25, -57.55]
    await makeItem(owner, { title: 'Corner', latitude: -25.14, longitude: -57.46 })
    await makeItem(owner, { title: 'North', latitude: -25.14, longitude })
    const centre = { userLatitude: String(latitude), userLongitude: String(longitude) }
    for (const sortBy of ['newest', 'price_high']) {
      const near = await listOf(visitor, { ...centre, radius: '12', sortBy })
      expect(near.map((i) => [i.title, i.distanceKm])).toEqual([['North', 25]])
    }
    expect(titles(await listOf(visitor, centre))).toEqual(['North', 'Corner'])
  })

  test('within a radius is never beyond it', async () => {
    const [latitude, longitude] = [-22.95, -59.05]
    for (const [title, north] of [
      ['Inside', 0.2],
      ['Outside', 0.3],
    ] as const) {
      await makeItem(owner, { title, latitude: latitude + north, longitude })
    }
    const near = await listOf(visitor, { userLatitude: '-22.95', userLongitude: '-59.05' })
    expect(near.map((i) => [i.title, i.distanceKm])).toEqual([['Inside', 25]])
  })

  test('is answered only to who sends a point; coordinates never are', async () => {
    const list = await listOf(visitor, {})
    expect(list.some((item) => 'distanceKm' in item)).toBe(false)
    expect(JSON.stringify(list)).not.toMatch(/latitude|longitude|email|cell|ownerId|search/)
  })
})

describe('prices', () => {
  const lone = { categoryId: 12 }
  beforeAll(async () => {
    await makeItem(owner, { ...lone, title: 'Cara', estimatedValue: 900_000 })
    await makeItem(owner, { ...lone, title: 'Sin precio', estimatedValue: 0 })
    await makeItem(owner, { ...lone, title: 'Barata', estimatedValue: 5_000 })
  })

  test.each([
    [{ sortBy: 'price_low' }, ['Barata', 'Cara', 'Sin precio']],
    [{ sortBy: 'price_high' }, ['Cara', 'Barata', 'Sin precio']],
    [{ sortBy: 'price_low', availability: 'all' }, ['Barata', 'Cara', 'Sin precio']],
    [{ sortBy: 'price_low', maxPrice: '10000' }, ['Barata']],
    [{ sortBy: 'price_low', minPrice: '1' }, ['Barata', 'Cara']],
    [{ sortBy: 'price_high', maxPrice: '10000000' }, ['Cara', 'Barata']],
    [{ sortBy: 'newest', maxPrice: '10000' }, ['Barata']],
  ])('what has none is the last, and in no range: %j', async (query, expected) => {
    const list = await listOf(visitor, { ...query, categoryIds: '12' })
    expect(titles(list)).toEqual(expected)
  })

  test('what has none is on the last page', async () => {
    const seen: string[] = []
    let next = '/api/items?categoryIds=12&sortBy=price_low&limit=1'
    while (next) {
      const page = await visitor.get(next)
      seen.push(...titles(await page.json()))
      next = /<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
    }
    expect(seen).toEqual(['Barata', 'Cara', 'Sin precio'])
  })
})

describe('pages', () => {
  beforeEach(async () => {
    for (let i = 0; i < 7; i += 1) await makeItem(owner, { title: `Libro ${i}`, categoryId: 10 })
  })

  // Case 18.
  test('neither repeat nor skip when items are published in between', async () => {
    for (const more of ['', '&search=libro', '&condition=good', '&search=libro&sortBy=title']) {
      const first = await visitor.get(`/api/items?categoryIds=10&limit=3${more}`)
      const seen: Item[] = await first.json()
      let next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1]
      const before = Number(first.headers.get('x-total-count'))
      for (let i = 0; i < 3; i += 1) await makeItem(owner, { title: 'Libro', categoryId: 10 })
      while (next) {
        const page = await visitor.get(next)
        expect(page.headers.get('x-total-count')).toBeNull()
        seen.push(...((await page.json()) as Item[]))
        next = /<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
      }
      const ids = seen.map((item) => item.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBeGreaterThanOrEqual(before)
    }
  })

  test('refuse a cursor that is not theirs', async () => {
    const first = await visitor.get('/api/items?limit=2')
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    expect((await visitor.get(next)).status).toBe(200)
    const foreign = [`${next}&sortBy=oldest`, '/api/items?cursor=abc', '/api/items?cursor=!']
    for (const path of foreign) {
      const answer = await visitor.get(path)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'cursor_invalid' })
    }
  })

  test('hold 60 at most, and count what is on offer', async () => {
    const answer = await visitor.get('/api/items?limit=1000')
    const list: Item[] = await answer.json()
    expect(answer.headers.get('x-total-count')).toBe(String(list.length))
    expect(list.every((item) => item.isAvailable)).toBe(true)
  })
})
