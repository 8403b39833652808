/** What the dialogs and the page in edit hold: the publish form's values, begun from a thing. Pure. */
import * as v from 'valibot'
import { type EditItem, type Item, type NewItem, NewItemSchema } from '#contract/items'
import { LOCATION_MAX } from '#terms/items'
import { groupedValue } from '#web/forms/fields/money.ts'
import {
  NO_VALUES,
  PUBLISH_FIELDS,
  type PublishValues,
  tagsText,
  typed,
} from '#web/items/sending/publish-values.ts'

/** Stricter than the full form (D12). */
const DIALOG_LOCATION_MIN = 3
export const DIALOG_PHOTOS_MAX = 3

const { categoryId, estimatedValue } = NewItemSchema.entries
const [, guaraniesAsText] = v.unwrap(estimatedValue).options
export const DialogSchema = v.object({
  ...NewItemSchema.entries,
  categoryId: v.pipe(
    v.nullish(v.string(), ''),
    v.check((text) => v.is(categoryId, text), 'category_choose'),
    v.transform((text) => v.parse(categoryId, text)),
  ),
  estimatedValue: v.pipe(
    v.optional(v.string(), ''),
    v.check((text) => !/^[^\d]*-/.test(text), 'value_negative'),
    guaraniesAsText,
  ),
  location: v.pipe(
    v.string('location_short'),
    v.trim(),
    v.minLength(DIALOG_LOCATION_MIN, 'location_short'),
    v.maxLength(LOCATION_MAX, 'location_long'),
  ),
})

/** The create dialog before anything was entered. */
export const BLANK: PublishValues = { ...NO_VALUES, condition: 'good' }

export function valuesOf(item: Item): PublishValues {
  return {
    ...NO_VALUES,
    title: item.title,
    categoryId: String(item.categoryId),
    condition: item.condition,
    estimatedValue: item.estimatedValue > 0 ? groupedValue(String(item.estimatedValue)) : '',
    location: item.location,
    description: item.description,
    tags: tagsText(item.tags),
  }
}

/** What was typed anew, for the draft: the rest may change at the server meanwhile. */
export function changedValues(
  values: PublishValues,
  before: PublishValues,
): Partial<PublishValues> {
  const { latitude, longitude, city, country } = values
  const changed = PUBLISH_FIELDS.filter((field) => typed(values, field) !== typed(before, field))
  const texts = Object.fromEntries(changed.map((field) => [field, values[field]]))
  const place = { latitude, longitude, city, country }
  const set = Object.entries(place).filter(([, part]) => part !== undefined)
  return { ...texts, ...Object.fromEntries(set) }
}

/** Only what changed is sent: editing a title must not move a thing (case 33). */
export function editOf(item: Item, wanted: NewItem): Partial<EditItem> {
  const fields = ['title', 'description', 'categoryId', 'condition', 'estimatedValue'] as const
  const edit: Record<string, unknown> = {}
  for (const field of fields) if (wanted[field] !== item[field]) edit[field] = wanted[field]
  if (JSON.stringify(wanted.tags) !== JSON.stringify(item.tags)) edit.tags = wanted.tags
  const { location, latitude, longitude, city, country } = wanted
  const isMoved = location !== item.location
  if (isMoved) edit.location = location
  if (latitude !== undefined && longitude !== undefined)
    Object.assign(edit, { latitude, longitude })
  if (city && (isMoved || city !== item.city)) edit.city = city
  if (country && (isMoved || country !== item.country)) edit.country = country
  return edit
}
