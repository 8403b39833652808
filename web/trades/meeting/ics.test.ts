import { expect, test } from 'vitest'
import { icsOf } from './ics.ts'

const MEETING = {
  uid: 'trade-7@example.com',
  at: Date.parse('2026-07-15T18:00:00Z'),
  stamp: Date.parse('2026-07-01T12:30:05.123Z'),
  summary: 'Encuentro: Camión',
  location: 'Plaza Uruguaya',
  description: '',
  url: 'https://example.com/trades/7',
}
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

// Case 21.
test('a meeting at 15:00 in Asunción is 18:00 UTC for every calendar', () => {
  expect(unfolded(icsOf(MEETING))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//trades//ES',
    'BEGIN:VEVENT',
    'UID:trade-7@example.com',
    'DTSTAMP:20260701T123005Z',
    'DTSTART:20260715T180000Z',
    'DTEND:20260715T190000Z',
    'SUMMARY:Encuentro: Camión',
    'LOCATION:Plaza Uruguaya',
    'URL:https://example.com/trades/7',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

// Case 32.
test('what people wrote begins no property of its own', () => {
  const text = icsOf({
    ...MEETING,
    summary: 'a;b,c\\d',
    description: 'uno\r\nEND:VEVENT\nATTACH:https://malo.example\r\u0000',
  })
  const lines = unfolded(text)
  expect(lines).toContain('SUMMARY:a\\;b\\,c\\\\d')
  expect(lines).toContain('DESCRIPTION:uno\\nEND:VEVENT\\nATTACH:https://malo.example\\n')
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})

test('no line is longer than 75 octets, and no letter is cut in two', () => {
  const summary = 'ñandú 🧉 '.repeat(40)
  const text = icsOf({ ...MEETING, summary })
  const sizes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(unfolded(text)).toContain(`SUMMARY:${summary}`)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})
