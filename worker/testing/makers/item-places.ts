/** Where people live: the larger towns of Paraguay and some beyond its borders, drawn by their population (GeoNames). */

import { blockOf } from '../../places/rules.ts'

/** Name, country, latitude, longitude, thousands of people. Abroad only those who would trade across the border. */
const PLACES: [string, string, number, number, number][] = [
  ['Asunción', 'Paraguay', -25.29, -57.65, 1482],
  ['Ciudad del Este', 'Paraguay', -25.51, -54.61, 321],
  ['San Lorenzo', 'Paraguay', -25.34, -57.51, 228],
  ['Capiatá', 'Paraguay', -25.36, -57.45, 199],
  ['Lambaré', 'Paraguay', -25.35, -57.61, 126],
  ['Luque', 'Paraguay', -25.27, -57.49, 120],
  ['Fernando de la Mora', 'Paraguay', -25.34, -57.52, 120],
  ['Limpio', 'Paraguay', -25.17, -57.49, 96],
  ['Ñemby', 'Paraguay', -25.39, -57.54, 95],
  ['Pedro Juan Caballero', 'Paraguay', -22.55, -55.73, 75],
  ['Encarnación', 'Paraguay', -27.33, -55.87, 75],
  ['Mariano Roque Alonso', 'Paraguay', -25.21, -57.53, 72],
  ['Itauguá', 'Paraguay', -25.39, -57.35, 65],
  ['Villa Elisa', 'Paraguay', -25.37, -57.59, 64],
  ['Villa Hayes', 'Paraguay', -25.09, -57.52, 57],
  ['San Antonio', 'Paraguay', -25.42, -57.55, 56],
  ['Caaguazú', 'Paraguay', -25.47, -56.02, 55],
  ['Presidente Franco', 'Paraguay', -25.56, -54.61, 54],
  ['Coronel Oviedo', 'Paraguay', -25.44, -56.44, 51],
  ['Concepción', 'Paraguay', -23.4, -57.43, 48],
  ['Villarrica', 'Paraguay', -25.75, -56.44, 41],
  ['Pilar', 'Paraguay', -26.86, -58.31, 29],
  ['Caazapá', 'Paraguay', -26.2, -56.37, 24],
  ['Caacupé', 'Paraguay', -25.39, -57.14, 22],
  ['Itá', 'Paraguay', -25.5, -57.37, 18],
  ['San Juan Bautista', 'Paraguay', -26.67, -57.15, 17],
  ['Santa Rita', 'Paraguay', -25.78, -55.03, 12],
  ['Areguá', 'Paraguay', -25.31, -57.38, 11],
  ['Horqueta', 'Paraguay', -23.34, -57.06, 11],
  ['Piribebuy', 'Paraguay', -25.46, -57.04, 10],
  ['Paraguarí', 'Paraguay', -25.62, -57.15, 10],
  ['Filadelfia', 'Paraguay', -22.34, -60.03, 8],
  ['Salto del Guairá', 'Paraguay', -24.06, -54.31, 7],
  ['Posadas', 'Argentina', -27.37, -55.9, 90],
  ['Formosa', 'Argentina', -26.18, -58.18, 60],
  ['Clorinda', 'Argentina', -25.28, -57.72, 30],
  ['Foz do Iguaçu', 'Brasil', -25.55, -54.59, 80],
  ['Santa Cruz', 'Bolivia', -17.78, -63.18, 60],
]
const PEOPLE = PLACES.reduce((sum, place) => sum + place[4], 0)

/** `random` answers 0 <= n < 1. The centre of a block (D61), within about 12 km of the town. */
export function placeBy(random: () => number) {
  let left = random() * PEOPLE
  const found = PLACES.find((place) => {
    left -= place[4]
    return left < 0
  })
  const [city, country, latitude, longitude] = found ?? PLACES[0] ?? ['', '', 0, 0]
  const at = { latitude: near(random, latitude), longitude: near(random, longitude) }
  return { city, country, ...blockOf(at) }
}

const near = (random: () => number, degrees: number) => degrees + (random() - 0.5) * 0.2
