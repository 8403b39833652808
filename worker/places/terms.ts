/** The countries a person can live in. */

/** In the order in which they are offered; the stored value is the Spanish name. `code` is ISO 3166, '' for none. */
export const COUNTRIES = [
  { name: 'Argentina', code: 'AR' },
  { name: 'Bolivia', code: 'BO' },
  { name: 'Brasil', code: 'BR' },
  { name: 'Chile', code: 'CL' },
  { name: 'Colombia', code: 'CO' },
  { name: 'Costa Rica', code: 'CR' },
  { name: 'Cuba', code: 'CU' },
  { name: 'Ecuador', code: 'EC' },
  { name: 'El Salvador', code: 'SV' },
  { name: 'Guatemala', code: 'GT' },
  { name: 'Honduras', code: 'HN' },
  { name: 'México', code: 'MX' },
  { name: 'Nicaragua', code: 'NI' },
  { name: 'Panamá', code: 'PA' },
  { name: 'Paraguay', code: 'PY' },
  { name: 'Perú', code: 'PE' },
  { name: 'República Dominicana', code: 'DO' },
  { name: 'Uruguay', code: 'UY' },
  { name: 'Venezuela', code: 'VE' },
  { name: 'España', code: 'ES' },
  { name: 'Otro', code: '' },
] as const
export const COUNTRY_NAMES = COUNTRIES.map((c) => c.name)

/** Steps in which distances are told (D61), kilometres; nearer than the first is only one's own cell and town. */
export const STEPS_KM = [5, 10, 25, 50, 100] as const
export type Step = 0 | (typeof STEPS_KM)[number]

/** Where many live: within so many kilometres of a place of so many people (D61). */
export const MANY_PEOPLE = 50_000
export const MANY_WITHIN_KM = 10
/** Kilometres: whoever lives in a wide cell with a known place so near its centre is at the nearest place. */
export const KNOWN_WITHIN_KM = 10
/** Kilometres from the centre of a wide cell: beyond it no place can make one of its blocks one where many live. */
export const KNOWN_REACH_KM = 16.5
/** Rows that the places around a wide cell are, at most: 207 in the valley of Toluca, 19 in Paraguay. */
export const KNOWN_ROWS_MAX = 210

export const PLACE_QUERY_MIN = 2
export const PLACE_QUERY_MAX = 60
export const PLACES_ANSWERED = 8
/** Of a written place, as long as an item's. */
export const PLACE_TEXT_MAX = 100
