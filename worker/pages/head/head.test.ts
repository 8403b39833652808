import { expect, test } from 'vitest'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../http/terms.ts'
import { at, HASH, item, PAGE, read, SITE } from '../testing/read-head.ts'
import type { Page } from './facts.ts'

test("an item's card says what it is, in what state, what it is worth and where", () => {
  const { title, said, canonical } = read(PAGE)
  expect(title).toBe('Camión de juguete · Jopói')
  expect(canonical).toBe(`${SITE}/items/7`)
  expect(said).toEqual({
    description:
      'Bueno · Gs. 150.000 · Encarnación, Paraguay. Un camión rojo de madera, casi sin uso.',
    'og:title': 'Camión de juguete',
    'og:description':
      'Bueno · Gs. 150.000 · Encarnación, Paraguay. Un camión rojo de madera, casi sin uso.',
    'og:url': `${SITE}/items/7`,
    'og:type': 'product',
    'og:site_name': 'Jopói',
    'og:locale': 'es_PY',
    'og:locale:alternate': expect.stringMatching(/^(en_US|gn_PY)$/),
    'og:image': `${SITE}/img/share/items/7/${HASH}.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Camión de juguete',
    'twitter:card': 'summary_large_image',
  })
})

test('in English the words and the numbers are English', () => {
  const { said } = read(PAGE, 'en')
  expect(said.description).toMatch(/^Good · Gs\. 150,000 · /)
  expect(said['og:locale']).toBe('en_US')
  expect(read({ kind: 'list', url: at('/') }, 'en').title).toBe('Explore items · Jopói')
})

test('an item without a value is to be agreed, and one that is not on offer says so', () => {
  const traded = item({ estimatedValue: 0, tradeStatus: 'traded', isAvailable: false })
  const { said, data } = read({ ...PAGE, item: traded })
  expect(said.description).toMatch(/^Intercambiado · Bueno · A convenir · /)
  expect(data[0].offers).not.toHaveProperty('price')
  expect(data[0].offers.availability).toBe('https://schema.org/OutOfStock')
})

// Case 32.
test('markup in a title, a place, a description or the name of the product is text', () => {
  const nasty = `</title></script><sCripT src=//x></scriPt>"'><img src=x onerror=1><!--`
  const given = item({ title: nasty, description: nasty, location: nasty })
  const pages: Page[] = [
    { ...PAGE, item: given },
    { kind: 'list', url: at(`/search?${new URLSearchParams({ q: nasty })}`) },
    { kind: 'missing', url: at(`/items/${encodeURIComponent(nasty)}`) },
  ]
  for (const page of pages) {
    const { html } = read(page, 'es', { BRAND_NAME: nasty })
    const bare = html.replaceAll(
      /<(title>|\/title>|meta |link |script type="application\/ld\+json">|\/script>)/g,
      '',
    )
    expect(bare).not.toContain('<')
    expect(html.match(/<script/g) ?? []).toHaveLength(page.kind === 'item' ? 2 : 0)
    expect(html.match(/<title>/g)).toHaveLength(1)
  }
  expect(read({ ...PAGE, item: given }).data[0].name).toBe(nasty)
})

test('the product, its offer and the way to it are structured, and claim no sale and no seller', () => {
  const { data, html } = read(PAGE)
  expect(data[0]).toMatchObject({
    '@type': 'Product',
    name: 'Camión de juguete',
    category: 'Juguetes y juegos',
    image: [`${SITE}/img/items/7/${HASH}/1600`],
    itemCondition: 'https://schema.org/UsedCondition',
    offers: {
      '@type': 'Offer',
      availability: 'https://schema.org/InStock',
      price: 150_000,
      priceCurrency: 'PYG',
      description:
        'Se ofrece a cambio de otra cosa. El valor es una estimación de quien lo ofrece.',
    },
  })
  expect(data[1].itemListElement.map((step: { item: string }) => step.item)).toEqual([
    `${SITE}/`,
    `${SITE}/items/7`,
  ])
  expect(html).not.toContain('Benítez')
  expect(html).not.toContain('product:price')
})

test('home says how the site is searched', () => {
  const { data, canonical } = read({ kind: 'list', url: at('/') })
  expect(canonical).toBe(`${SITE}/`)
  expect(data[0]).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: `${SITE}/search?q={search_term_string}` } },
  })
})

test('every language has an address of its own, the default one the plain address', () => {
  const { others } = read(PAGE)
  expect(Object.keys(others)).toEqual([...LANGUAGES, 'x-default'])
  expect(others).toMatchObject({
    es: `${SITE}/items/7`,
    en: `${SITE}/items/7?lang=en`,
    'x-default': `${SITE}/items/7`,
  })
  const english = read({ ...PAGE, url: at('/items/7?lang=en&utm_source=x') }, 'en')
  expect(english.canonical).toBe(`${SITE}/items/7?lang=en`)
  expect(english.said['og:url']).toBe(`${SITE}/items/7?lang=en`)
  // A choice kept in a cookie does not make another address.
  expect(read(PAGE, 'en').canonical).toBe(`${SITE}/items/7`)
  expect(read({ ...PAGE, url: at(`/items/7?lang=${DEFAULT_LANGUAGE}`) }).canonical).toBe(
    `${SITE}/items/7`,
  )
})

test('filters and pages of the list are the list; a search, what is not there and private pages are not to be found', () => {
  for (const path of ['/?cursor=abc', '/search', '/?condition=good&lang=xx']) {
    expect(read({ kind: 'list', url: at(path) }).canonical).toBe(`${SITE}/`)
  }
  const hidden: Page[] = [
    { kind: 'list', url: at('/search?q=bici') },
    { kind: 'missing', url: at('/items/999') },
    { kind: 'other', url: at('/custom-login') },
  ]
  for (const page of hidden) {
    const { said, canonical, others } = read(page)
    expect([said.robots, canonical, others]).toEqual(['noindex, follow', undefined, {}])
  }
  expect(read({ kind: 'list', url: at('/search?q=bici') }).title).toBe('bici · Jopói')
  expect(read({ kind: 'landing', url: at('/landing') }).said.robots).toBeUndefined()
})

test('without photos the card shows the brand; without the binding the photo as it is', () => {
  const bare = read({ ...PAGE, item: item({ images: [], photos: [], imageUrl: null }) })
  expect(bare.said['og:image']).toBe(`${SITE}/icons/share.png`)
  expect(bare.data[0]).not.toHaveProperty('image')
  const { said } = read(PAGE, 'es', { IMAGES: undefined })
  expect([said['og:image:width'], said['og:image:height']]).toEqual(['1600', '1200'])
})

test('titles and descriptions are short enough for a card', () => {
  const long = item({
    title: 'Bicicleta '.repeat(10).trim(),
    description: 'Anda bien. '.repeat(90),
  })
  const { title, said } = read({ ...PAGE, item: long })
  expect(title?.length).toBeLessThanOrEqual(65)
  expect(title).toMatch(/^(Bicicleta )+Bicicleta… · Jopói$/)
  expect(said['og:title']?.length).toBeLessThanOrEqual(65)
  expect(said.description?.length).toBeLessThanOrEqual(155)
})
