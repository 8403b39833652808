import { expect, test } from 'vitest'
import { ageOf, dayOf, formatDate, formatGuaranies, formatNumber } from './formats.ts'

const NOW = Date.parse('2026-11-27T22:00:00Z')
const before = (ms: number) => new Date(NOW - ms).toISOString()

test('guaraníes have their thousands dots in Spanish and commas in English', () => {
  expect(formatGuaranies(350000, 'es')).toBe('Gs.\u00a0350.000')
  expect(formatGuaranies(1500, 'es')).toBe('Gs.\u00a01.500')
  expect(formatGuaranies(350000, 'en')).toBe('Gs.\u00a0350,000')
})

test.each([
  [0, { unit: 'now', count: 0 }],
  [59_999, { unit: 'now', count: 0 }],
  [60_000, { unit: 'minutes', count: 1 }],
  [3_599_999, { unit: 'minutes', count: 59 }],
  [3_600_000, { unit: 'hours', count: 1 }],
  [86_399_999, { unit: 'hours', count: 23 }],
  [86_400_000, { unit: 'days', count: 1 }],
  [40 * 86_400_000, { unit: 'days', count: 40 }],
])('%d ms ago is told as %o', (past, age) => {
  expect(ageOf(before(past), NOW)).toEqual(age)
})

test('a time from a clock that runs ahead is "now", not negative', () => {
  expect(ageOf(before(-5_000), NOW)).toEqual({ unit: 'now', count: 0 })
})

test('dates are those of Asunción, whatever zone the device has', () => {
  expect(formatDate('2026-07-16T02:30:00Z', 'es')).toBe('15 de julio de 2026')
  expect(formatDate('2026-07-16T02:30:00Z', 'en')).toBe('July 15, 2026')
  expect(dayOf('2026-07-16T02:30:00Z')).toBe('15/07/2026')
})

test('Guaraní counts and dates as es-PY does, also on a device in another language', () => {
  expect(formatGuaranies(350000, 'gn')).toBe('Gs.\u00a0350.000')
  expect(formatNumber(1500, 'gn')).toBe('1.500')
  expect(formatDate('2026-07-16T02:30:00Z', 'gn')).toBe('15 de julio de 2026')
})
