/** Case 12, and what the button waits for. */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { NewItemSchema } from '#contract/items'
import { groupedValue } from '#web/forms/fields/money.ts'
import { NO_VALUES, sameValues, waitsFor } from './publish-values.ts'

const FULL = {
  ...NO_VALUES,
  title: 'Bicicleta',
  categoryId: '9',
  condition: 'good',
  location: 'Encarnación',
  description: 'Una bicicleta muy linda.',
}

test.each([
  ['150000', '150.000', 150_000],
  ['150.000', '150.000', 150_000],
  ['1 500 000', '1.500.000', 1_500_000],
  ['Gs. 20.000', '20.000', 20_000],
  ['', '', 0],
])('%j is shown as %j and sent as %i', (typed, shown, sent) => {
  expect(groupedValue(typed)).toBe(shown)
  const parsed = v.parse(NewItemSchema, { ...FULL, estimatedValue: shown })
  expect(parsed.estimatedValue).toBe(sent)
})

test.each(['150,5', '150.5', 'mucho', '-3', '1.50.000'])(
  '%j is refused and stays as typed, never rounded',
  (typed) => {
    expect(groupedValue(typed)).toBe(typed)
    expect(waitsFor({ ...FULL, estimatedValue: typed })).toEqual(['estimatedValue'])
  },
)

test('an empty form waits for five fields, in the order of the screen; a full one for none', () => {
  const required = ['title', 'categoryId', 'condition', 'location', 'description']
  expect(waitsFor(NO_VALUES)).toEqual(required)
  expect(waitsFor(FULL)).toEqual([])
  expect(waitsFor({ ...FULL, description: '  corta   ' })).toEqual(['description'])
})

test('radios that nobody touched are no reason to ask before leaving', () => {
  // The form library answers null for an untouched group.
  const untouched = JSON.parse('{"categoryId":null,"condition":null}')
  expect(sameValues({ ...NO_VALUES, ...untouched }, NO_VALUES)).toBe(true)
  expect(sameValues({ ...NO_VALUES, tags: 'a' }, NO_VALUES)).toBe(false)
})
