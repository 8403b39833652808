/** The outside reverse lookup (D11): asked after the gazetteer, only when its setting is on, with the centre of a wide cell. */
import * as v from 'valibot'
import type { Place } from './contract.ts'
import { type Point, wideCellOf } from './rules.ts'
import { COUNTRIES } from './terms.ts'

/** Milliseconds: somebody waits beside a form, and coordinates alone are enough for it. */
const TIMEOUT_MS = 3_000

const word = v.optional(v.nullable(v.string()), '')
/** City or locality, and the country, in Spanish. */
const AnswerSchema = v.object({ city: word, locality: word, countryName: word, countryCode: word })

/** Throws when the service is down, slow or answers nonsense; null when it knows no place there. */
export async function askOutside(service: string, at: Point): Promise<Place | null> {
  const url = new URL(service)
  // Where it is asked no place is known, and a wide cell is what would be kept (D61).
  const { latitude, longitude } = wideCellOf(at)
  url.searchParams.set('latitude', latitude.toFixed(2))
  url.searchParams.set('longitude', longitude.toFixed(2))
  url.searchParams.set('localityLanguage', 'es')
  const answer = await fetch(url, {
    headers: { accept: 'application/json' },
    // Elsewhere is no service of ours.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`reverse lookup answered ${answer.status}`)
  const told = v.parse(AnswerSchema, await answer.json())
  const name = told.city || told.locality
  const known = COUNTRIES.find((c) => c.code !== '' && c.code === told.countryCode)
  // Some services append an article: "Paraguay (el)".
  const country = known?.name ?? (told.countryName ?? '').replace(/ \(.*\)$/, '')
  if (!name || !country) return null
  return { name, country, label: `${name}, ${country}` }
}
