/** Items over the wire: what is published, how it is asked for, what is answered. */
import * as v from 'valibot'
import { CurrentUserSchema, PublicPersonSchema } from '../accounts/contract.ts'
import { CATEGORY_IDS } from '../categories/terms.ts'
import { PhotoViewSchema } from '../media/contract.ts'
import { ValueSchema } from '../money/contract.ts'
import { LatitudeSchema, LongitudeSchema } from '../places/contract.ts'
import { FactsSchema } from '../reputation/facts/contract.ts'
import { WithheldSchema } from '../safety/contract.ts'
import { asLine, asText, optional } from '../text/contract.ts'
import { cleanLine } from '../text/terms.ts'
import {
  CONDITIONS,
  type Condition,
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  LOCATION_MAX,
  LOCATION_MIN,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
  TITLE_MIN,
  TRADE_STATUSES,
  WANTED_MAX,
  WANTED_TEXT_MAX,
} from './terms.ts'

/** D5: every spelling that was in use. */
const CONDITION_SPELLINGS: Record<string, Condition> = {
  nuevo: 'new',
  como_nuevo: 'like_new',
  excellent: 'like_new',
  buen_estado: 'good',
  acceptable: 'fair',
  usado: 'fair',
  necesita_reparacion: 'poor',
}

export const ConditionSchema = v.pipe(
  v.string('condition_required'),
  asLine,
  v.transform((text) => CONDITION_SPELLINGS[text] ?? text),
  v.picklist(CONDITIONS, 'condition_required'),
)

/** A JSON list or comma-separated text (D12); trimmed, empty and doubled ones dropped. */
export const TextsSchema = v.pipe(
  v.union([v.array(v.string('malformed')), v.string('malformed')], 'malformed'),
  v.transform((given) => [...new Set(textList(given).map(cleanLine).filter(Boolean))]),
)

export const TagsSchema = v.pipe(
  v.optional(TextsSchema, []),
  v.maxLength(TAGS_MAX, 'tags_many'),
  v.everyItem((tag) => tag.length <= TAG_MAX, 'tag_long'),
)

function textList(given: string | string[]): string[] {
  if (Array.isArray(given)) return given
  if (!given.trim().startsWith('[')) return given.split(',')
  try {
    const list: unknown = JSON.parse(given)
    return Array.isArray(list) ? list.filter((t): t is string => typeof t === 'string') : []
  } catch {
    return given.split(',')
  }
}

const categoryId = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))],
    'category_required',
  ),
  v.picklist(CATEGORY_IDS, 'category_required'),
)

/** A list, JSON of one, or ids with commas between (forms). */
const wantedIds = v.pipe(
  v.union([v.array(v.unknown()), v.string()], 'malformed'),
  v.transform((given): (string | number)[] => [
    ...new Set(String(given).match(/[^\s,[\]]+/g) ?? []),
  ]),
  v.maxLength(WANTED_MAX, 'wanted_many'),
  v.array(categoryId),
)

/** Forms send text. */
const yesOrNo = v.optional(
  v.pipe(
    v.union([v.boolean(), v.picklist(['true', 'false'])], 'malformed'),
    v.transform((given) => given === true || given === 'true'),
  ),
)

/** What one would like in exchange (D63). Absent is the default: nothing said, any offer, no money. */
const WANTS = {
  wantedCategoryIds: v.optional(wantedIds),
  wantedText: optional(asLine, WANTED_TEXT_MAX),
  takesOffers: yesOrNo,
  takesMoney: yesOrNo,
}

export const TitleSchema = v.pipe(
  v.string('title_short'),
  asLine,
  v.minLength(TITLE_MIN, 'title_short'),
  v.maxLength(TITLE_MAX, 'title_long'),
)
export const DescriptionSchema = v.pipe(
  v.string('description_short'),
  // Multipart forms send line breaks as two characters (WHATWG HTML); the limits count one.
  asText,
  v.minLength(DESCRIPTION_MIN, 'description_short'),
  v.maxLength(DESCRIPTION_MAX, 'description_long'),
)
export const LocationSchema = v.pipe(
  v.string('location_required'),
  asLine,
  v.minLength(LOCATION_MIN, 'location_required'),
  v.maxLength(LOCATION_MAX, 'location_long'),
)
const optionalPlace = optional(asLine, 100)

/** What its owner says of an item. */
const FieldsSchema = v.object({
  title: TitleSchema,
  description: DescriptionSchema,
  categoryId,
  condition: ConditionSchema,
  estimatedValue: ValueSchema,
  location: LocationSchema,
  tags: TagsSchema,
  latitude: v.optional(LatitudeSchema),
  longitude: v.optional(LongitudeSchema),
  city: optionalPlace,
  country: optionalPlace,
  ...WANTS,
})

/** D59: its owner was asked about the one that it nearly equals, and says that it is another. */
const isOther = yesOrNo

/** POST /api/items, JSON or multipart; photos travel beside (PHOTO_PARTS). */
export const NewItemSchema = v.object({
  ...FieldsSchema.entries,
  /** Made once by the form: a retry of a publish whose answer was lost stores nothing twice (case 25). */
  clientId: v.optional(v.pipe(v.string('malformed'), v.uuid('malformed'))),
  isOther,
})
export type NewItem = v.InferOutput<typeof NewItemSchema>

const json = <T>(inner: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.string('malformed'),
    v.rawTransform<string, unknown>(({ dataset, addIssue, NEVER }) => {
      try {
        return JSON.parse(dataset.value)
      } catch {
        addIssue({ message: 'malformed' })
        return NEVER
      }
    }),
    inner,
  )
const hashes = v.array(v.string('malformed'), 'malformed')

/**
 * PUT /api/items/{id}: what is absent stays as it is. `imagesToRemove` and `imageOrder` name photos by
 * hash or by any of their addresses; `imageOrder` names a new one as "new:0" by its place among
 * newImages. New photos travel as newImages, newImages640, newImages320, newImageColors.
 */
export const EditItemSchema = v.object({
  ...v.partial(FieldsSchema).entries,
  isOther,
  imagesToRemove: v.optional(v.union([hashes, json(hashes)], 'malformed'), []),
  imageOrder: v.optional(v.union([hashes, json(hashes)], 'malformed')),
})
export type EditItem = v.InferOutput<typeof EditItemSchema>

/** GET /api/items/{id}: the asker's point, when the distance is to be answered. */
export const ItemQuerySchema = v.object({
  userLatitude: v.fallback(v.optional(LatitudeSchema), undefined),
  userLongitude: v.fallback(v.optional(LongitudeSchema), undefined),
})

/** What the item's own page says of its owner besides; lists have stars and exchanges of it. */
export const OwnerStandingSchema = v.object({
  ...v.pick(CurrentUserSchema, ['reputationScore', 'totalTrades', 'successfulTrades', 'badge'])
    .entries,
  /** Of reviews of trades, 1 to 5 to one decimal; 0 without any. */
  averageRating: v.number(),
  tradeReviews: v.number(),
  ...FactsSchema.entries,
})
export type OwnerStanding = v.InferOutput<typeof OwnerStandingSchema>

/** What its owner would take for it (D63). */
export const WantsSchema = v.object({
  categoryIds: v.array(v.number()),
  /** Their own words, '' for none. */
  text: v.string(),
  takesOffers: v.boolean(),
  /** A part in money. */
  takesMoney: v.boolean(),
})
export type Wants = v.InferOutput<typeof WantsSchema>

/** An item as anybody may see it. Times are ISO 8601 UTC; `estimatedValue` in guaraníes. */
export const ItemSchema = v.object({
  id: v.number(),
  userId: v.string(),
  title: v.string(),
  description: v.string(),
  condition: v.picklist(CONDITIONS),
  categoryId: v.number(),
  category: v.object({ id: v.number(), name: v.string() }),
  estimatedValue: v.number(),
  location: v.string(),
  city: v.nullable(v.string()),
  country: v.nullable(v.string()),
  tags: v.array(v.string()),
  images: v.array(v.string()),
  imageUrl: v.nullable(v.string()),
  photos: v.array(PhotoViewSchema),
  isAvailable: v.boolean(),
  tradeStatus: v.picklist(TRADE_STATUSES),
  status: v.picklist(TRADE_STATUSES),
  createdAt: v.string(),
  updatedAt: v.string(),
  /** Raised by each edit of what people see; whoever proposes or accepts names the one that they saw. */
  revision: v.number(),
  /** It came back from a trade that ended by silence: its owner has not said yet that they still have it (D55). */
  isAsked: v.optional(v.boolean()),
  /** To its owner alone: it is there and not shown (D60). */
  withheld: v.optional(WithheldSchema),
  user: v.object({
    ...PublicPersonSchema.entries,
    ...v.partial(OwnerStandingSchema).entries,
  }),
  /** Absent: nothing was said, which is any offer and no money. */
  wants: v.optional(WantsSchema),
  /** The step of kilometres from the asker's point (D61), 0 for their own cell and town; only when a point was given. */
  distanceKm: v.optional(v.number()),
})
export type Item = v.InferOutput<typeof ItemSchema>

export type Category = { id: number; name: string }
