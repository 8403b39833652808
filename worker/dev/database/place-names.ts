/** Where the gazetteer's package and the people differ: names, and towns that it lacks. */

/** By country: the package's name -> what people there call it. */
export const PLACE_NAMES: Record<string, Record<string, string>> = {
  CU: { Havana: 'La Habana' },
  GT: { 'Guatemala City': 'Ciudad de Guatemala' },
  MX: { 'Mexico City': 'Ciudad de México' },
  PA: { Panamá: 'Ciudad de Panamá' },
  PY: {
    'Arquitecto Tomás Romero Pereira': 'Tomás Romero Pereira',
    Cedrales: 'Los Cedrales',
    'Cecilio Baez': 'Cecilio Báez',
    'Colonia Carlos Antonio López': 'Carlos Antonio López',
    'Colonia Catuete': 'Katueté',
    'Colonia Mauricio José Troche': 'Mauricio José Troche',
    'Colonia Minga Porá': 'Minga Porá',
    'Colonia Nueva Germania': 'Nueva Germania',
    Guayaybi: 'Guajayvi',
    'Juan de Ayolas': 'Ayolas',
    Nanawua: 'Nanawa',
    Nemby: 'Ñemby',
    'San Isidro de Curuguaty': 'Curuguaty',
    Yegros: 'Fulgencio Yegros',
    Ygatimi: 'Villa Ygatimí',
    Ypacarai: 'Ypacaraí',
  },
}

/** Towns of Paraguay that the package lacks: name, latitude, longitude, people (thousands are enough). */
export const MORE_OF_PARAGUAY: [string, number, number, number][] = [
  ['Luque', -25.27, -57.487, 270_000],
  ['Minga Guazú', -25.484, -54.764, 89_000],
  ['Hernandarias', -25.406, -54.64, 79_000],
  ['J. Augusto Saldívar', -25.446, -57.429, 58_000],
  ['Ypané', -25.455, -57.529, 54_000],
  ['San Estanislao', -24.66, -56.439, 52_000],
  ['Cambyretá', -27.322, -55.803, 42_000],
  ['Villeta', -25.507, -57.566, 39_000],
  ['San Ignacio', -26.887, -57.028, 32_000],
  ['J. Eulogio Estigarribia', -25.372, -55.705, 28_000],
  ['Santa Rosa del Aguaray', -23.863, -56.529, 26_000],
  ['Mariscal Estigarribia', -22.03, -60.61, 25_000],
  ['Yby Yaú', -22.966, -56.541, 24_000],
  ['Loma Plata', -22.383, -59.835, 16_000],
  ['San José de los Arroyos', -25.533, -56.732, 15_000],
  ['Puerto Vallemí', -22.158, -57.955, 9_000],
  ['Carmelo Peralta', -21.68, -57.907, 4_000],
  ['Bahía Negra', -20.23, -58.169, 3_000],
  // What people also call San Estanislao and J. Eulogio Estigarribia; below them in every list.
  ['Santaní', -24.66, -56.439, 1_000],
  ['Campo 9', -25.372, -55.705, 1_000],
]
