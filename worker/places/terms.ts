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

export const PLACE_QUERY_MIN = 2
export const PLACE_QUERY_MAX = 60
export const PLACES_ANSWERED = 8
/** Of a written place, as long as an item's. */
export const PLACE_TEXT_MAX = 100
