/**
 * Items by the thousand for tests and the benchmark: the same seed makes the same rows, with words by
 * frequency, places, values and statuses spread as in life. No platform imports: it runs anywhere.
 */

import { CATEGORIES } from '../../categories/terms.ts'
import { searchColumns } from '../../items/search-columns.ts'
import { CONDITIONS } from '../../items/terms.ts'
import { placeBy } from './item-places.ts'
import { wordBy } from './item-words.ts'

const NOUNS =
  'bicicleta mesa silla celular heladera guitarra libro zapatilla notebook taladro camión muñeca sofá lámpara cuna monitor teclado pelota mochila ventilador licuadora colchón ropero cámara parlante patineta hamaca termo plancha espejo maceta martillo violín acordeón tereré casco rueda batería tablet impresora'
const QUALITIES =
  'usada nueva grande chica roja azul verde negra blanca antigua plegable eléctrica manual original completa cómoda liviana fuerte linda rápida infantil familiar portátil artesanal inoxidable'
const RARE = 'telescopio metrónomo saxofón kayak bandoneón microscopio gramófono arpa ñandutí quena'
const TAGS =
  'oferta urgente hogar niños deporte vintage música cocina jardín escuela oficina verano'
/** What half of a category's items are worth less than, thousands of guaraníes, in the order of CATEGORIES. */
const WORTH = [420, 420, 520, 420, 460, 170, 150, 80, 210, 90, 420, 230, 55, 4200, 140, 105]
const [nouns, qualities, rares, tagWords] = [NOUNS, QUALITIES, RARE, TAGS].map((t) => t.split(' '))
const HOUR = 3_600_000

/** mulberry32: small, even, the same on every engine. Answers 0 <= n < 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type ItemRow = ReturnType<typeof oneRow>

type Around = { ownerIds: string[]; now: number; cellOf: (lat: number, lng: number) => number }

/** `n` items, oldest first, the newest an instant before `now`; ids are given by the table. */
export function* rowsFor(seed: number, n: number, around: Around) {
  const random = seeded(seed)
  for (let i = 0; i < n; i += 1) yield oneRow(random, i, n, around)
}

function oneRow(random: () => number, index: number, n: number, around: Around) {
  const whole = (below: number) => Math.floor(random() * below)
  // Squared, so that the first of a list are frequent and its last are seldom.
  const pick = (list: readonly string[] = []) => list[Math.floor(random() ** 2 * list.length)] ?? ''
  const rare = random() < 0.004 ? ` ${pick(rares)}` : ''
  const title = capital(`${pick(nouns)} ${pick(qualities)}${rare}`)
  const length = 8 + whole(30)
  const text = Array.from({ length }, () => (random() < 0.1 ? pick(nouns) : wordBy(random)))
  const place = placeBy(random)
  const { city, country } = place
  const category = Math.floor(random() ** 1.3 * CATEGORIES.length)
  const tags = [...new Set(Array.from({ length: whole(4) }, () => pick(tagWords)))]
  const status = random()
  const located = random() < 0.9
  const createdAt = around.now - (n - index) * Math.max(1, Math.floor((2000 * HOUR) / n))
  const item = {
    ownerId: around.ownerIds[whole(around.ownerIds.length)] ?? '',
    title,
    description: `${capital(text.join(' '))}.`,
    categoryId: CATEGORIES[category]?.id ?? 16,
    condition: CONDITIONS[whole(CONDITIONS.length)] ?? 'good',
    estimatedValue: random() < 0.3 ? 0 : worth(random, WORTH[category] ?? 100),
    location: `${city}, ${country}`,
    city,
    country,
    latitude: located ? place.latitude : null,
    longitude: located ? place.longitude : null,
    cell: located ? around.cellOf(place.latitude, place.longitude) : null,
    settled: 1,
    tags,
    tradeStatus: status < 0.85 ? 'available' : status < 0.9 ? 'reserved' : 'traded',
    popularity: Math.floor(random() ** 4 * 200),
    views: whole(300),
    createdAt,
    updatedAt: createdAt,
    deletedAt: random() < 0.02 ? createdAt : null,
    wantedCategories: wantedBy(index),
    takesMoney: index % 8 === 0 ? 1 : 0,
  } as const
  return { ...item, ...searchColumns({ ...item, tags: [...tags] }) }
}

/** Of every third: two categories, or twice the same one. By their place, so that what was drawn before there were any stays. */
const wantedBy = (index: number): number[] =>
  index % 3 === 0 ? [...new Set([(index * 7) % 16, (index * 11) % 16])].map((n) => n + 1) : []

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Guaraníes, from a thirtieth to thirty times the middle; round, so that ties are common. */
function worth(random: () => number, middle: number): number {
  const spread = (random() + random() + random() - 1.5) * 2
  const exact = middle * 10 ** (spread / 2)
  const step = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1)
  return Math.max(1, Math.round(exact / step) * step) * 1000
}
