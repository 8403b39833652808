/** Wishes over the wire (D64): what is asked for, how it is found, what is answered. */
import * as v from 'valibot'
import { PublicPersonSchema } from '../accounts/contract.ts'
import { RADIUS } from '../browse/terms.ts'
import { CATEGORY_IDS } from '../categories/terms.ts'
import { LOCATION_MAX } from '../items/terms.ts'
import { ValueSchema } from '../money/contract.ts'
import { LatitudeSchema, LongitudeSchema } from '../places/contract.ts'
import { WithheldSchema } from '../safety/contract.ts'
import { asLine, asText, optional } from '../text/contract.ts'
import { CATEGORIES_MAX, NOTE_MAX, WISH_WORDS_MAX, WISH_WORDS_MIN } from './terms.ts'

const line = (max: number, long: string) =>
  v.optional(v.pipe(v.string('malformed'), asLine, v.maxLength(max, long)), '')

const FieldsSchema = v.object({
  words: line(WISH_WORDS_MAX, 'wish_words_long'),
  categoryIds: v.optional(
    v.pipe(
      v.array(v.picklist(CATEGORY_IDS, 'malformed'), 'malformed'),
      v.maxLength(CATEGORIES_MAX, 'malformed'),
      v.transform((ids) => [...new Set(ids)].sort((a, b) => a - b)),
    ),
    [],
  ),
  /** Whole guaraníes; 0 or absent: any. */
  maxValue: ValueSchema,
  /** Empty: anywhere. */
  location: line(LOCATION_MAX, 'location_long'),
  latitude: v.optional(LatitudeSchema),
  longitude: v.optional(LongitudeSchema),
  city: optional(asLine, 100),
  country: optional(asLine, 100),
  /** Kilometres around the place. */
  radius: v.optional(
    v.pipe(
      v.number('malformed'),
      v.integer('malformed'),
      v.minValue(RADIUS.min, 'malformed'),
      v.maxValue(RADIUS.max, 'malformed'),
    ),
    RADIUS.usual,
  ),
  note: v.optional(
    v.pipe(v.string('malformed'), asText, v.maxLength(NOTE_MAX, 'wish_note_long')),
    '',
  ),
})
type Fields = v.InferOutput<typeof FieldsSchema>

const isNamed = ({ words }: Fields) => words.length >= WISH_WORDS_MIN
/** Everything there is is no wish: of a saved search something is asked. */
const saysSomething = (given: Fields) =>
  isNamed(given) || given.categoryIds.length > 0 || given.location !== ''

/** What its owner says of a public wish: it has a name, and one category at most. */
export const PublicWishSchema = v.pipe(
  FieldsSchema,
  v.forward(v.check(isNamed, 'wish_words_short'), ['words']),
  v.forward(
    v.check(({ categoryIds }) => categoryIds.length <= 1, 'malformed'),
    ['categoryIds'],
  ),
)
/** And of a saved search. */
export const SavedSearchSchema = v.pipe(
  FieldsSchema,
  v.forward(v.check(saysSomething, 'wish_empty'), ['words']),
)
export type WishFields = Fields

/** POST /api/wishes. */
export const NewWishSchema = v.pipe(
  v.object({
    ...FieldsSchema.entries,
    isPublic: v.boolean('malformed'),
    /** Made once by the form: a retry whose answer was lost stores nothing twice. */
    clientId: v.optional(v.pipe(v.string('malformed'), v.uuid('malformed'))),
  }),
  v.forward(
    v.check((given) => !given.isPublic || isNamed(given), 'wish_words_short'),
    ['words'],
  ),
  v.forward(
    v.check((given) => given.isPublic || saysSomething(given), 'wish_empty'),
    ['words'],
  ),
  v.forward(
    v.check(({ isPublic, categoryIds }) => !isPublic || categoryIds.length <= 1, 'malformed'),
    ['categoryIds'],
  ),
)
export type NewWish = v.InferOutput<typeof NewWishSchema>

/** PUT /api/wishes/{id}: all that it says, as it is to be. Which kind it is stays. */
export const EditWishSchema = FieldsSchema

/** POST /api/wishes/{id}/offers: a thing of one's own. */
export const OfferSchema = v.object({
  itemId: v.pipe(v.number('malformed'), v.integer('malformed'), v.minValue(1, 'malformed')),
})

/** A wish as whoever may see it does. Times are ISO 8601 UTC; `maxValue` in guaraníes, null: any. No coordinates leave (D16). */
export const WishSchema = v.object({
  id: v.number(),
  words: v.string(),
  categories: v.array(v.object({ id: v.number(), name: v.string() })),
  maxValue: v.nullable(v.number()),
  /** Null: anywhere. `km` around it. */
  place: v.nullable(
    v.object({
      location: v.string(),
      city: v.nullable(v.string()),
      country: v.nullable(v.string()),
      km: v.number(),
    }),
  ),
  note: v.string(),
  isPublic: v.boolean(),
  isOpen: v.boolean(),
  createdAt: v.string(),
  updatedAt: v.string(),
  expiresAt: v.string(),
  user: PublicPersonSchema,
  /** The step of kilometres from the asker's point (D61); only when a point was given. */
  distanceKm: v.optional(v.number()),
  /** To its owner alone. */
  own: v.optional(
    v.object({
      /** Found since they have looked. */
      news: v.number(),
      /** It ends in some days. */
      isEnding: v.boolean(),
      withheld: v.optional(WithheldSchema),
    }),
  ),
})
export type Wish = v.InferOutput<typeof WishSchema>

/** Of what is looked for near somebody what a line says (GET /api/home). `town`: where it is looked for. */
export const NearWishSchema = v.object({ id: v.number(), words: v.string(), town: v.string() })
export type NearWish = v.InferOutput<typeof NearWishSchema>
