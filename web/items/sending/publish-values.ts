/** What the publish form holds, and what can be told from it without asking anybody. Pure. */

import * as v from 'valibot'
import { NewItemSchema, TagsSchema } from '#contract/items'
import { LOCATION_MAX } from '#terms/items'
import { COUNTRIES } from '#terms/places'
import { cleanText } from '#terms/text'

const text = v.optional(v.string(), '')

/** As typed; also the shape of a kept draft, so that an old one never breaks the form. */
export const PublishValuesSchema = v.object({
  title: text,
  categoryId: v.nullish(v.string(), ''),
  condition: v.nullish(v.string(), ''),
  estimatedValue: text,
  location: text,
  description: text,
  tags: text,
  /** Ids with commas between. */
  wantedCategoryIds: text,
  wantedText: text,
  takesOffers: v.optional(v.boolean(), true),
  takesMoney: v.optional(v.boolean(), false),
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
  city: v.optional(v.string()),
  country: v.optional(v.string()),
  /** Asked about the one that it nearly equals (D59): of what waits in the queue. */
  isOther: v.optional(v.boolean()),
})
export type PublishValues = v.InferOutput<typeof PublishValuesSchema>

export const NO_VALUES: PublishValues = v.parse(PublishValuesSchema, {})

/** A new form of somebody: in the town of their profile, as written there. */
export function blankOf(person: { city: string; country: string } | null): PublishValues {
  if (!person?.city) return NO_VALUES
  const country = COUNTRIES.find(({ name, code }) => name === person.country && code !== '')
  const place = [person.city, country?.name].filter(Boolean).join(', ')
  return { ...NO_VALUES, location: place.slice(0, LOCATION_MAX) }
}

/** The fields and the words that name them, in the order in which people think, which is the order on the screen. */
export const FIELD_NAMES = {
  title: 'title',
  categoryId: 'category',
  condition: 'condition',
  estimatedValue: 'value',
  location: 'location',
  description: 'description',
  tags: 'tags',
  wantedCategoryIds: 'wants',
  wantedText: 'wants',
  takesOffers: 'wants',
  takesMoney: 'wants',
} as const satisfies Partial<Record<keyof PublishValues, string>>
export type PublishField = keyof typeof FIELD_NAMES
export const PUBLISH_FIELDS = Object.keys(FIELD_NAMES) as PublishField[]

/** Fields that still keep the form from being sent. */
export function waitsFor(values: PublishValues): PublishField[] {
  const { issues } = v.safeParse(NewItemSchema, values)
  const paths = new Set(issues?.map((issue) => String(issue.path?.[0].key)))
  return PUBLISH_FIELDS.filter((field) => paths.has(field))
}

/** Whether two forms say the same to a reader; spaces around do not count. */
export function sameValues(a: PublishValues, b: PublishValues): boolean {
  return PUBLISH_FIELDS.every((field) => typed(a, field) === typed(b, field))
}

export function typed(values: PublishValues, field: PublishField): string {
  return cleanText(String(values[field] ?? ''))
}

/** Tags as the form's text: a comma inside of one needs the list's other spelling. */
export function tagsText(tags: readonly string[]): string {
  const isPlain = tags.every((tag) => !/^\[|,/.test(tag))
  return isPlain ? tags.join(', ') : JSON.stringify(tags)
}

/** Tags of the form's text as they were added, also more or longer ones than may be sent. */
export function tagsOf(text: string): string[] {
  const { output } = v.safeParse(TagsSchema, text)
  return Array.isArray(output) ? output.map(String) : []
}
