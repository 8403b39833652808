import * as v from 'valibot'
import { expect, test } from 'vitest'
import { NewItemSchema } from '#contract/items'
import {
  NO_VALUES,
  type PublishValues,
  tagsOf,
  tagsText,
} from '#web/items/sending/publish-values.ts'
import { makeItem } from '#web/testing/items.ts'
import {
  BLANK_CONDITION,
  changedValues,
  DialogSchema,
  editOf,
  valuesOf,
} from './item-form-values.ts'

const item = makeItem(7, { tags: ['madera', 'rojo'] })
const typed = (changes: Partial<PublishValues>) =>
  editOf(item, v.parse(NewItemSchema, { ...valuesOf(item), ...changes }))

test('a form that nobody touched sends nothing', () => {
  expect(valuesOf(item)).toMatchObject({ estimatedValue: '350.000', tags: 'madera, rojo' })
  expect(typed({})).toEqual({})
})

test('another title is sent alone: the item stays where it is (case 33)', () => {
  expect(typed({ title: 'Otra cosa' })).toEqual({ title: 'Otra cosa' })
})

test('spaces around and other line ends are no change', () => {
  expect(typed({ title: ` ${item.title} `, description: `${item.description}\r\n` })).toEqual({})
})

test.each([
  [{ estimatedValue: '' }, { estimatedValue: 0 }],
  [{ estimatedValue: '400.000' }, { estimatedValue: 400_000 }],
  [{ categoryId: '3' }, { categoryId: 3 }],
  [{ condition: 'poor' }, { condition: 'poor' }],
  [{ tags: '' }, { tags: [] }],
  [{ tags: 'rojo, madera' }, { tags: ['rojo', 'madera'] }],
  // Typing lets go of the town that was known.
  [{ location: 'Luque', city: undefined, country: undefined }, { location: 'Luque' }],
  [
    { location: 'Luque, Paraguay', city: 'Luque', country: 'Paraguay' },
    { location: 'Luque, Paraguay', city: 'Luque', country: 'Paraguay' },
  ],
  // A detected position with the same name as before.
  [
    { latitude: -27.33, longitude: -55.87, city: 'Encarnación', country: 'Paraguay' },
    { latitude: -27.33, longitude: -55.87 },
  ],
])('of %j it sends %j', (changes, sent) => {
  expect(typed(changes)).toEqual(sent)
})

test('the draft holds what was changed and nothing else', () => {
  const before = valuesOf(item)
  expect(changedValues({ ...before, title: 'Otra' }, before)).toEqual({ title: 'Otra' })
  expect(changedValues({ ...before, latitude: -27.33 }, before)).toEqual({ latitude: -27.33 })
  expect(changedValues(before, before)).toEqual({})
})

test.each([[[]], [['a', 'b c']], [['uno, dos', 'tres']], [['[raro', 'b']]])(
  'tags %j survive the form',
  (tags) => {
    expect(tagsOf(tagsText(tags))).toEqual(tags)
  },
)

test('more tags than may be sent are still shown, and refused by the schema', () => {
  const many = Array.from({ length: 11 }, (_, n) => `t${n}`)
  expect(tagsOf(tagsText(many))).toEqual(many)
  expect(v.safeParse(NewItemSchema, { ...valuesOf(item), tags: tagsText(many) }).success).toBe(
    false,
  )
})

const FULL = { ...NO_VALUES, ...valuesOf(item) }

test.each([
  [{ location: 'Yu' }, 'location_short'],
  [{ location: '' }, 'location_short'],
  [{ categoryId: '' }, 'category_choose'],
  [{ categoryId: null }, 'category_choose'],
  [{ estimatedValue: '-1' }, 'value_negative'],
  [{ estimatedValue: 'Gs. -20.000' }, 'value_negative'],
  [{ estimatedValue: '150,5' }, 'value_whole'],
  [{ title: 'ab' }, 'title_short'],
  [{ description: 'corta' }, 'description_short'],
])('a dialog refuses %j with %s', (changes, code) => {
  const { issues } = v.safeParse(DialogSchema, { ...FULL, ...changes })
  expect(issues?.map(({ message }) => message)).toEqual([code])
})

test('a dialog takes what is right, and begins with a good condition', () => {
  expect(v.parse(DialogSchema, FULL).estimatedValue).toBe(350_000)
  expect(v.parse(DialogSchema, { ...FULL, estimatedValue: '' }).estimatedValue).toBe(0)
  expect(BLANK_CONDITION).toBe('good')
})
