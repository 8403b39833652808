/**
 * Items by the thousand for tests and the benchmark: the same seed makes the same rows, with words by
 * frequency, places, values and statuses spread as in life. No platform imports: it runs anywhere.
 */
import { searchColumns } from '../browse/fold.ts'
import { CATEGORIES } from '../categories/contract.ts'
import { CONDITIONS } from '../items/contract.ts'

const NOUNS =
  'bicicleta mesa silla celular heladera guitarra libro zapatilla notebook taladro camión muñeca sofá lámpara cuna monitor teclado pelota mochila ventilador licuadora colchón ropero cámara parlante patineta hamaca termo plancha espejo maceta martillo violín acordeón tereré casco rueda batería tablet impresora'
const QUALITIES =
  'usada nueva grande chica roja azul verde negra blanca antigua plegable eléctrica manual original completa cómoda liviana fuerte linda rápida infantil familiar portátil artesanal inoxidable'
const REST =
  'de con para la el en muy poco uso casi sin detalles funciona perfecto estado cargador garantía caja entrega zona centro permuto cambio por algo similar consultar precio vendo motivo mudanza regalo repuestos incluidos marca importada nacional algodón madera hierro plástico cuero vidrio'
const RARE = 'telescopio metrónomo saxofón kayak bandoneón microscopio gramófono arpa ñandutí quena'
const TAGS =
  'oferta urgente hogar niños deporte vintage música cocina jardín escuela oficina verano'
const words = (text: string) => text.split(' ')

/** Name, country, latitude, longitude, weight. */
const PLACES: [string, string, number, number, number][] = [
  ['Asunción', 'Paraguay', -25.29, -57.65, 40],
  ['San Lorenzo', 'Paraguay', -25.34, -57.51, 14],
  ['Luque', 'Paraguay', -25.27, -57.49, 12],
  ['Ciudad del Este', 'Paraguay', -25.51, -54.61, 12],
  ['Encarnación', 'Paraguay', -27.33, -55.87, 6],
  ['Coronel Oviedo', 'Paraguay', -25.44, -56.44, 3],
  ['Concepción', 'Paraguay', -23.41, -57.43, 2],
  ['Filadelfia', 'Paraguay', -22.34, -60.03, 1],
  ['Posadas', 'Argentina', -27.37, -55.9, 3],
  ['Formosa', 'Argentina', -26.18, -58.18, 2],
  ['Foz do Iguaçu', 'Brasil', -25.55, -54.59, 3],
  ['Santa Cruz', 'Bolivia', -17.78, -63.18, 2],
]
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
export function rowsFor(seed: number, n: number, around: Around) {
  const random = seeded(seed)
  return Array.from({ length: n }, (_, i) => oneRow(random, i, n, around))
}

function oneRow(random: () => number, index: number, n: number, around: Around) {
  const whole = (below: number) => Math.floor(random() * below)
  // Squared, so that the first of a list are frequent and its last are seldom.
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() ** 2 * list.length)] as T
  const rare = random() < 0.004 ? ` ${pick(words(RARE))}` : ''
  const title = capital(`${pick(words(NOUNS))} ${pick(words(QUALITIES))}${rare}`)
  const length = 8 + whole(30)
  const text = Array.from({ length }, () => pick(words(random() < 0.2 ? NOUNS : REST)))
  const [name, country, latitude, longitude] = placeFor(random)
  const categoryId = CATEGORIES[Math.floor(random() ** 1.3 * CATEGORIES.length)]?.id ?? 16
  const tags = [...new Set(Array.from({ length: whole(4) }, () => pick(words(TAGS))))]
  const status = random()
  const located = random() < 0.9
  const point = { lat: near(random, latitude), lng: near(random, longitude) }
  const createdAt = around.now - (n - index) * Math.max(1, Math.floor((2000 * HOUR) / n))
  const item = {
    ownerId: around.ownerIds[whole(around.ownerIds.length)] ?? '',
    title,
    description: `${capital(text.join(' '))}.`,
    categoryId,
    condition: CONDITIONS[whole(CONDITIONS.length)] ?? 'good',
    // Many round prices, so that ties are common.
    estimatedValue: random() < 0.3 ? 0 : Math.floor(10 ** (1 + random() * 3)) * 1000,
    location: `${name}, ${country}`,
    city: name,
    country,
    latitude: located ? point.lat : null,
    longitude: located ? point.lng : null,
    cell: located ? around.cellOf(point.lat, point.lng) : null,
    tags,
    tradeStatus: status < 0.85 ? 'available' : status < 0.9 ? 'reserved' : 'traded',
    popularity: Math.floor(random() ** 4 * 200),
    views: whole(300),
    createdAt,
    updatedAt: createdAt,
    deletedAt: random() < 0.02 ? createdAt : null,
  } as const
  return { ...item, ...searchColumns({ ...item, tags: [...tags] }) }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Within about 12 km, two decimals (D11). */
const near = (random: () => number, degrees: number) =>
  Math.round((degrees + (random() - 0.5) * 0.2) * 100) / 100

function placeFor(random: () => number): [string, string, number, number, number] {
  const total = PLACES.reduce((sum, place) => sum + place[4], 0)
  let left = random() * total
  for (const place of PLACES) {
    left -= place[4]
    if (left < 0) return place
  }
  return PLACES[0] as [string, string, number, number, number]
}
