import { expect, test } from 'vitest'
import { makeTrade } from '#web/trades/testing.ts'
import { dayAt, lastDayAt, meetingBody, valuesOf } from './meeting-values.ts'

const NOW = Date.parse('2026-07-01T12:00:00Z')
const typed = {
  location: ' Plaza Uruguaya ',
  date: '2026-07-15',
  time: '15:00',
  notes: ' en la fuente ',
}

// Case 21.
test.each(['2026-07-15', '2027-01-15'])('15:00 on %s in Asunción is sent as 18:00Z', (date) => {
  const now = Date.parse(date) - 86_400_000
  expect(meetingBody({ ...typed, date }, 'Paraguay', now)).toEqual({
    body: {
      action: 'set_meeting_details',
      meetingLocation: 'Plaza Uruguaya',
      meetingDateTime: `${date}T18:00:00.000Z`,
      meetingNotes: 'en la fuente',
    },
  })
})

test('elsewhere the clock of that place counts', () => {
  const judged = meetingBody(typed, 'España', NOW)
  expect('body' in judged && judged.body.meetingDateTime).toBe('2026-07-15T13:00:00.000Z')
})

test('what is set is shown as it was typed', () => {
  const trade = makeTrade(1, {
    meetingLocation: 'Plaza',
    meetingDateTime: '2026-07-15T18:00:00.000Z',
    meetingOffset: -180,
    meetingNotes: null,
  })
  expect(valuesOf(trade)).toEqual({
    location: 'Plaza',
    date: '2026-07-15',
    time: '15:00',
    notes: '',
  })
  expect(valuesOf(makeTrade(1))).toEqual({ location: '', date: '', time: '', notes: '' })
})

test.each([
  [{ location: '  ' }, { location: 'meeting_place_required' }],
  [{ location: 'x'.repeat(201) }, { location: 'text_long' }],
  [{ date: '', time: '' }, { date: 'meeting_time_required' }],
  [{ date: '' }, { date: 'meeting_time_required' }],
  [{ time: '' }, { time: 'meeting_time_required' }],
  [{ date: '2026-07-01', time: '09:00' }, { date: 'meeting_past' }],
  [{ date: '2026-07-31', time: '09:01' }, { date: 'meeting_far' }],
  [{ notes: 'x'.repeat(501) }, { notes: 'text_long' }],
])('%j is told at its field', (change, problems) => {
  expect(meetingBody({ ...typed, ...change }, 'Paraguay', NOW)).toEqual({ problems })
})

test('today is that of the place', () => {
  expect(dayAt('Paraguay', Date.parse('2026-07-02T02:59:00Z'))).toBe('2026-07-01')
  expect(dayAt('Paraguay', Date.parse('2026-07-02T03:00:00Z'))).toBe('2026-07-02')
})

test('the last moment is thirty days off, and its day the last one', () => {
  const last = { ...typed, date: lastDayAt('Paraguay', NOW), time: '09:00' }
  expect(last.date).toBe('2026-07-31')
  expect(meetingBody(last, 'Paraguay', NOW)).toHaveProperty('body')
})
