/** What the dialogs and the page in edit hold: the publish form's values, begun from an item. Pure. */
import * as v from 'valibot'
import { type EditItem, type Item, type NewItem, NewItemSchema } from '#contract/items'
import { asLine } from '#contract/text'
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
    asLine,
    v.minLength(DIALOG_LOCATION_MIN, 'location_short'),
    v.maxLength(LOCATION_MAX, 'location_long'),
  ),
})

/** Of the create dialog before anything was entered. */
export const BLANK_CONDITION = 'good'

/** Fields that are text in both. */
function textsOf(item: Item): Partial<PublishValues> {
  const known: Record<string, unknown> = item
  const texts = PUBLISH_FIELDS.filter((name) => typeof known[name] === 'string')
  return Object.fromEntries(texts.map((name) => [name, known[name]]))
}

export function valuesOf(item: Item): PublishValues {
  return {
    ...NO_VALUES,
    ...textsOf(item),
    categoryId: String(item.categoryId),
    estimatedValue: item.estimatedValue > 0 ? groupedValue(String(item.estimatedValue)) : '',
    tags: tagsText(item.tags),
    ...(item.wants && {
      wantedCategoryIds: item.wants.categoryIds.join(),
      wantedText: item.wants.text,
      takesOffers: item.wants.takesOffers,
      takesMoney: item.wants.takesMoney,
    }),
    // Known: nobody is asked for it again.
    ...(item.city && { city: item.city }),
    ...(item.country && { country: item.country }),
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
  const known: Record<string, unknown> = before
  const isMoved = changed.includes('location')
  const set = Object.entries(place).filter(
    ([name, part]) => part !== undefined && (isMoved || part !== known[name]),
  )
  return { ...texts, ...Object.fromEntries(set) }
}

/** The form as its draft left it. Another place has the town that was said with it, or none: never that of the place before. */
export function restoredValues(
  before: PublishValues,
  kept: Partial<PublishValues> = {},
): PublishValues {
  const { city: _city, country: _country, ...elsewhere } = before
  return { ...(kept.location === undefined ? before : elsewhere), ...kept }
}

/** Only what changed is sent: editing a title must not move an item (case 33). */
export function editOf(item: Item, wanted: NewItem): Partial<EditItem> {
  const known: Record<string, unknown> = item
  const {
    location,
    latitude,
    longitude,
    city,
    country,
    tags,
    clientId: _clientId,
    wantedCategoryIds,
    wantedText,
    takesOffers,
    takesMoney,
    ...fields
  } = wanted
  const changed = Object.entries(fields).filter(([name, value]) => value !== known[name])
  const edit: Record<string, unknown> = Object.fromEntries(changed)
  const before = valuesOf(item)
  if (wantedCategoryIds?.join() !== before.wantedCategoryIds)
    edit.wantedCategoryIds = wantedCategoryIds
  if (wantedText !== before.wantedText) edit.wantedText = wantedText
  if (takesOffers !== before.takesOffers) edit.takesOffers = takesOffers
  if (takesMoney !== before.takesMoney) edit.takesMoney = takesMoney
  if (JSON.stringify(tags) !== JSON.stringify(item.tags)) edit.tags = tags
  const isMoved = location !== item.location
  if (isMoved) edit.location = location
  if (latitude !== undefined && longitude !== undefined)
    Object.assign(edit, { latitude, longitude })
  if (city && (isMoved || city !== item.city)) edit.city = city
  if (country && (isMoved || country !== item.country)) edit.country = country
  return edit
}
