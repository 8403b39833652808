import { afterEach, expect, test } from 'vitest'
import { activate } from '#web/i18n/i18n.ts'
import { groupedValue, stepped, typedGuaranies } from './money.ts'

afterEach(() => activate('es'))

test.each([
  ['en', '200,000', 200_000],
  ['en', 'Gs. 1,500,000', 1_500_000],
  ['en', '200.000', 200_000],
  ['en', '150,5', null],
  ['en', '1,50,000', null],
  ['es', '200,000', null],
  ['es', '200.000', 200_000],
] as const)('in %s %j is %j', (language, typed, value) => {
  activate(language)
  expect(typedGuaranies(typed)).toBe(value)
  if (value !== null) expect(typedGuaranies(groupedValue(typed))).toBe(value)
})

test.each([
  ['150000', '150.000'],
  ['150.000', '150.000'],
  ['', ''],
  ['mucho', 'mucho'],
])('%j left is shown as %j', (typed, shown) => {
  expect(groupedValue(typed)).toBe(shown)
})

test.each([
  ['', 10_000, '10.000'],
  ['5.000', -10_000, '0'],
  ['1.000.000', 10_000, '1.010.000'],
  ['mucho', 10_000, 'mucho'],
])('%j and %d more is %j', (typed, by, shown) => {
  expect(stepped(typed, by)).toBe(shown)
})
