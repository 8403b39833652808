import { expect, test } from 'vitest'
import { momentInAsuncion } from './moment.ts'

const NOW = Date.parse('2026-11-28T12:00:00Z')

test('a moment is told by the clock of Asunción, also in the months of its former winter time', () => {
  expect(momentInAsuncion('2026-11-28T01:30:00Z', NOW)).toBe('vie 27 nov, 22:30')
  expect(momentInAsuncion('2026-07-16T12:00:00Z', NOW)).toBe('jue 16 jul, 09:00')
})

test('of another year the year is told as well', () => {
  expect(momentInAsuncion('2025-11-27T12:00:00Z', NOW)).toBe('jue 27 nov 2025, 09:00')
})
