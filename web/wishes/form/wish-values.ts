/** The values of the form: as they are typed, as they begin, and as the server takes them. */
import * as v from 'valibot'
import { NewWishSchema, type Wish } from '#contract/wishes'
import { RADIUS } from '#terms/browse'
import { WISH_WORDS_MAX } from '#terms/wishes'

export type WishValues = {
  words: string
  category: string
  maxValue: string
  location: string
  city: string | undefined
  country: string | undefined
  radius: string
  note: string
}

export const NOTHING: WishValues = {
  ...{ words: '', category: '', maxValue: '', location: '', city: undefined, country: undefined },
  ...{ radius: String(RADIUS.usual), note: '' },
}

export const valuesOf = ({ words, categories, maxValue, place, note }: Wish): WishValues => ({
  words,
  category: categories.map(({ id }) => id).join(),
  maxValue: maxValue === null ? '' : String(maxValue),
  location: place?.location ?? '',
  city: place?.city ?? undefined,
  country: place?.country ?? undefined,
  radius: String(place?.km ?? RADIUS.usual),
  note,
})

/** What an address asks to be told of: `?words=&categories=1,2&max=&place=&km=`. */
export function valuesIn(search: string): WishValues {
  const given = new URLSearchParams(search)
  const digits = (name: string) => (/^\d{1,12}$/.exec(given.get(name) ?? '') ?? [''])[0]
  return {
    ...NOTHING,
    words: (given.get('words') ?? '').trim().slice(0, WISH_WORDS_MAX).trim(),
    category: /^\d{1,2}(,\d{1,2}){0,15}$/.exec(given.get('categories') ?? '')?.[0] ?? '',
    maxValue: digits('max'),
    location: (given.get('place') ?? '').slice(0, 100),
    radius: digits('km') || NOTHING.radius,
  }
}

/** Several categories are one choice, kept as they came. */
const categoryIdsOf = (category: string): number[] =>
  category === '' ? [] : category.split(',').map(Number)

export const schemaOf = (isPublic: boolean, clientId: string) =>
  v.pipe(
    v.unknown(),
    v.transform((given) => {
      const { category, radius, city, country, ...values } = given as WishValues
      return {
        ...values,
        isPublic,
        clientId,
        categoryIds: categoryIdsOf(category),
        radius: Number(radius),
        ...(city && { city }),
        ...(country && { country }),
      }
    }),
    NewWishSchema,
  )
