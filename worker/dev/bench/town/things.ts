/** Things of the simulation: what people publish, and what others find of it. */
import { CATEGORY_IDS } from '../../../categories/terms.ts'
import type { Item } from '../../../items/contract.ts'
import { CONDITIONS } from '../../../items/terms.ts'
import { ask, deed, type Person, type Town } from './town.ts'

const NOUNS =
  'Bicicleta Mesa Silla Celular Heladera Guitarra Libro Zapatilla Notebook Taladro Camión Muñeca Sofá Lámpara Cuna Monitor Teclado Pelota Mochila Ventilador Licuadora Colchón Ropero Cámara Parlante Patineta Hamaca Termo Plancha Espejo Maceta Martillo Acordeón Casco'.split(
    ' ',
  )
const QUALITIES =
  'usada grande chica plegable eléctrica manual original completa cómoda liviana fuerte linda rápida infantil familiar portátil artesanal'.split(
    ' ',
  )
const COLOURS =
  'roja azul verde negra blanca gris marrón celeste amarilla naranja violeta rosada'.split(' ')
export const TOWNS = [
  { location: 'Asunción, Paraguay', latitude: -25.29, longitude: -57.65 },
  { location: 'Luque, Paraguay', latitude: -25.27, longitude: -57.49 },
  { location: 'San Lorenzo, Paraguay', latitude: -25.34, longitude: -57.51 },
  { location: 'Encarnación, Paraguay', latitude: -27.33, longitude: -55.87 },
  { location: 'Ciudad del Este, Paraguay', latitude: -25.51, longitude: -54.61 },
] as const

/** Answers whether it was stored. */
export async function publish(town: Town, one: Person, given: object = {}): Promise<boolean> {
  const { dice } = town
  const body = {
    title: `${dice.pick(NOUNS)} ${dice.pick(QUALITIES)} ${dice.pick(COLOURS)}`,
    description: 'Está en buen estado y anda bien. La cambio porque ya no la uso.',
    categoryId: dice.pick(CATEGORY_IDS),
    condition: dice.pick(CONDITIONS),
    estimatedValue: dice.between(5, 60) * 10_000,
    ...TOWNS[one.home],
    ...given,
  }
  const answer = await deed(town, one, 'publish', '/api/items', body)
  // Whoever is asked about a thing that nearly equals one of theirs says what is so (D59).
  if (answer.code !== 'item_doubled' || one.kind !== 'honest') return answer.status === 201
  return (await deed(town, one, 'publish', '/api/items', { ...body, isOther: true })).status === 201
}

const SORTS = ['newest', 'oldest', 'popularity', 'alphabetical', 'price_low'] as const

/** One of those on a list that somebody would open: of somebody else, and not asked for before. */
export async function found(town: Town, one: Person): Promise<Item | null> {
  const { dice } = town
  const [category, sort] = [dice.pick(CATEGORY_IDS), dice.pick(SORTS)]
  const path = `/api/items?categoryIds=${category}&sortBy=${sort}&limit=20`
  const { body } = await ask<Item[]>(town, one, 'GET', path)
  const fitting = body.filter(({ id, userId }) => userId !== one.id && !one.asked.has(id))
  return dice.pick(fitting) ?? null
}

/** Those of one's own that can be offered. Who is asked whether they still have a thing says yes (D55). */
export async function ownThings(town: Town, one: Person): Promise<Item[]> {
  const { body } = await ask<Item[]>(town, one, 'GET', '/api/my-items?limit=60')
  for (const { id } of body.filter(({ isAsked }) => isAsked)) {
    await deed(town, one, 'still', `/api/items/${id}/still`)
  }
  return body.filter(({ isAvailable, isAsked }) => isAvailable && !isAsked)
}
