/** Random list queries for tests, spread over all filters and sorts. */
import * as v from 'valibot'
import { type ListQuery, ListQuerySchema } from '../browse/contract.ts'
import { AVAILABILITIES, DATES_POSTED, SORTS } from '../browse/terms.ts'
import { CONDITIONS } from '../items/terms.ts'

const SEARCHES = [
  'bicicleta',
  'camion',
  'Camión',
  'lámparas',
  'bicicleta azul',
  'con de',
  'kay',
  'zzz',
]
const LOCATIONS = ['asuncion', 'Ciudad del E', 'paraguay', 'filadelfia']
const TAGS = ['hogar', 'niños', 'urgente']
const PRICES = [0, 10_000, 100_000, 1_000_000]

/** A query as the route would parse it. */
export function listQuery(given: Record<string, unknown> = {}): ListQuery {
  return v.parse(ListQuerySchema, given)
}

export function randomQuery(random: () => number): ListQuery {
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  const some = <T>(share: number, value: () => T) => (random() < share ? value() : undefined)
  const near = random() < 0.3
  return listQuery({
    sortBy: one(SORTS),
    limit: String(one([24, 60])),
    availability: some(0.4, () => one(AVAILABILITIES)),
    search: some(0.4, () => one(SEARCHES)),
    location: some(0.15, () => one(LOCATIONS)),
    tags: some(0.15, () => [one(TAGS)]),
    condition: some(0.2, () => one(CONDITIONS)),
    categoryIds: some(0.3, () => [one(['1', '3', '16']), one(['1', '2'])]),
    wantsMine: some(0.2, () => 'true'),
    takesMoney: some(0.1, () => 'true'),
    minPrice: some(0.2, () => String(one(PRICES))),
    maxPrice: some(0.2, () => String(one(PRICES))),
    datePosted: some(0.3, () => one(DATES_POSTED)),
    ...(near && { userLatitude: '-25.3', userLongitude: '-57.6', radius: one(['5', '25', '100']) }),
  })
}
