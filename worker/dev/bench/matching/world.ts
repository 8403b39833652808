/** What there is to exchange in the simulated market: names of things, what they are worth, and where people live. */
import { CATEGORY_IDS } from '../../../categories/terms.ts'

/** One word that people call a thing by; `value`: what such a one is usually worth, guaraníes. */
export type Noun = { word: string; categoryId: number; value: number }

/** Four a category, in the order of the categories; thousands of guaraníes. What many have and many want comes first. */
const WORDS = [
  'televisor 900, parlante 250, radio 120, proyector 700',
  'celular 1200, tablet 900, cargador 60, auricular 120',
  'notebook 1800, monitor 600, teclado 150, impresora 450',
  'heladera 1500, ventilador 250, licuadora 200, lavarropas 1400',
  'mesa 400, ropero 700, silla 150, sofá 1000',
  'campera 180, zapatilla 200, vestido 150, mochila 140',
  'cochecito 500, cuna 450, bañera 120, andador 150',
  'muñeca 90, rompecabezas 80, camioncito 100, consola 1300',
  'bicicleta 900, patineta 250, pelota 90, raqueta 250',
  'novela 60, enciclopedia 250, diccionario 80, historieta 60',
  'guitarra 600, teclera 500, acordeón 1400, flauta 150',
  'taladro 400, martillo 90, escalera 300, amoladora 350',
  'maceta 60, manguera 100, cortadora 800, carretilla 300',
  'casco 200, cubierta 300, moto 4000, remolque 2500',
  'cuadro 250, escultura 400, moneda 150, ñandutí 300',
  'hamaca 200, termo 120, valija 250, carpa 450',
]

export const NOUNS: readonly Noun[] = WORDS.flatMap((line, index) =>
  line.split(', ').map((one) => {
    const [word = '', thousands] = one.split(' ')
    return { word, categoryId: CATEGORY_IDS[index] ?? 16, value: Number(thousands) * 1000 }
  }),
)
/** The first of each category, then the second: what many have and want is of every kind. */
export const BY_FREQUENCY: readonly Noun[] = [0, 1, 2, 3].flatMap((nth) =>
  NOUNS.filter((_, index) => index % 4 === nth),
)
const byWord = new Map(NOUNS.map((noun) => [noun.word, noun]))

/** What the first word of a title names; of a wish its only one. Undefined: nothing that is known here. */
export const nounIn = (text: string): Noun | undefined =>
  byWord.get(text.split(' ')[0]?.toLowerCase() ?? '')

export const QUALITIES =
  'grande chica plegable eléctrica manual original completa liviana fuerte linda familiar portátil artesanal antigua'.split(
    ' ',
  )
export const COLOURS =
  'roja azul verde negra blanca gris marrón celeste amarilla naranja violeta rosada'.split(' ')

/** Of ten people so many live in each of TOWNS: most around the capital, as in the country. */
export const HOMES = [0, 0, 0, 0, 1, 1, 2, 2, 3, 4] as const
/** Of these three one is at another's in half an hour; the other two are a day's journey. */
const AROUND_THE_CAPITAL = 3
export const isNear = (one: number, other: number): boolean =>
  one === other || (one < AROUND_THE_CAPITAL && other < AROUND_THE_CAPITAL)
