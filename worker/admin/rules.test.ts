import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REPORT_DECISIONS, REPORT_KINDS } from '../safety/terms.ts'
import { maskedAddress, mayDecide, medianHours } from './rules.ts'

test('what may be decided on what', () => {
  const table = Object.fromEntries(
    REPORT_KINDS.map((kind) => [kind, REPORT_DECISIONS.filter((one) => mayDecide(kind, one))]),
  )
  expect(table).toEqual({
    review: ['keep', 'hide'],
    item: ['keep', 'hide', 'suspend'],
    person: ['keep', 'suspend'],
    message: ['keep', 'suspend'],
    wish: ['keep', 'hide', 'suspend'],
  })
})

test('the median is the middle, or between the two in the middle, in hours', () => {
  const hours = (...list: number[]) => medianHours(list.map((one) => one * 3_600_000))
  expect(hours()).toBeNull()
  expect(hours(5)).toBe(5)
  expect(hours(9, 1, 2)).toBe(2)
  expect(hours(1, 2, 4, 90)).toBe(3)
  expect(hours(0.26)).toBe(0.3)
  expect(hours(-1)).toBe(0)
})

test('half of all are not above the median and half not below, whatever they are', () => {
  const spans = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(spans, (list) => {
      const median = medianHours(list.map((one) => one * 3_600_000)) ?? Number.NaN
      expect(list.filter((one) => one <= median).length * 2).toBeGreaterThanOrEqual(list.length)
      expect(list.filter((one) => one >= median).length * 2).toBeGreaterThanOrEqual(list.length)
    }),
  )
})

test('of an address only the first letter and the domain are told', () => {
  expect(maskedAddress('ana.lopez+x@example.com')).toBe('a•••@example.com')
  expect(maskedAddress('"a@b"@example.com')).toBe('"•••@example.com')
  expect(maskedAddress('@example.com')).toBe('•••@example.com')
  expect(maskedAddress('nonsense')).toBe('•••')
})
