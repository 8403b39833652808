/** Places over the wire: suggestions from the gazetteer, reverse lookup (D11). */
import * as v from 'valibot'
import { cleanLine } from '../text/terms.ts'
import { PLACE_QUERY_MAX, PLACE_TEXT_MAX } from './terms.ts'

/** Longer text is cut: a location field may hold more than any place's name, and typing never ends in an error. */
const written = (max: number) =>
  v.pipe(
    v.optional(v.string('malformed'), ''),
    v.transform((text) => cleanLine(text.slice(0, max))),
  )

/** GET /api/places?q=&country= (country: a Spanish name of COUNTRIES; its places come first). */
export const PlacesQuerySchema = v.object({
  q: written(PLACE_QUERY_MAX),
  country: v.optional(v.string('malformed')),
})

/** GET /api/places/town?text=&country=: what an item's place is written as. */
export const TownQuerySchema = v.object({
  text: written(PLACE_TEXT_MAX),
  country: v.optional(v.string('malformed')),
})

const degrees = (limit: number) =>
  v.pipe(
    v.union(
      [
        v.number('malformed'),
        v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d+)?$/, 'malformed'), v.transform(Number)),
      ],
      'malformed',
    ),
    v.minValue(-limit, 'malformed'),
    v.maxValue(limit, 'malformed'),
  )
export const LatitudeSchema = degrees(90)
export const LongitudeSchema = degrees(180)

/** GET /api/places/near?latitude=&longitude= */
export const NearQuerySchema = v.object({ latitude: LatitudeSchema, longitude: LongitudeSchema })

/** `label` is what goes into a location field: "Encarnación, Paraguay". */
export type Place = { name: string; country: string; label: string }

/** The town that a written place means; null where it could be anywhere. */
export type Understood = { town: Place | null }
