/** Minutes east of UTC at a place (D42). */

/** By names of the countries list; the zone where most people of it live. */
const ZONES: Record<string, string> = {
  Argentina: 'America/Argentina/Buenos_Aires',
  Bolivia: 'America/La_Paz',
  Brasil: 'America/Sao_Paulo',
  Chile: 'America/Santiago',
  Colombia: 'America/Bogota',
  'Costa Rica': 'America/Costa_Rica',
  Cuba: 'America/Havana',
  Ecuador: 'America/Guayaquil',
  'El Salvador': 'America/El_Salvador',
  España: 'Europe/Madrid',
  Guatemala: 'America/Guatemala',
  Honduras: 'America/Tegucigalpa',
  México: 'America/Mexico_City',
  Nicaragua: 'America/Managua',
  Panamá: 'America/Panama',
  Perú: 'America/Lima',
  'República Dominicana': 'America/Santo_Domingo',
  Uruguay: 'America/Montevideo',
  Venezuela: 'America/Caracas',
}

/** In force all year since October 2024; older zone data still has a winter time (case 21). */
export const PARAGUAY_OFFSET = -180

/** Of the country's zone at that moment; Paraguay's where the country is not known. */
export function offsetAt(country: string | null, at: number): number {
  const timeZone = country === null ? undefined : ZONES[country]
  if (timeZone === undefined) return PARAGUAY_OFFSET
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const name = parts.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
  const offset = Number(hours) * 60 + Number(minutes)
  return sign === '-' ? -offset : offset
}
