import { expect, test } from 'vitest'
import { daysOffered, hoursOffered, isAtNight } from './meeting-choices.ts'

const offered = (day: string) =>
  daysOffered('Paraguay', Date.parse(`${day}T15:00:00Z`)).map(({ name, date }) => `${name} ${date}`)

// 28 November 2026 is a Saturday.
test.each([
  ['2026-11-22', ['today 2026-11-22', 'tomorrow 2026-11-23', 'saturday 2026-11-28']],
  ['2026-11-23', ['today 2026-11-23', 'tomorrow 2026-11-24', 'saturday 2026-11-28']],
  ['2026-11-26', ['today 2026-11-26', 'tomorrow 2026-11-27', 'saturday 2026-11-28']],
  ['2026-11-27', ['today 2026-11-27', 'tomorrow 2026-11-28', 'sunday 2026-11-29']],
  ['2026-11-28', ['today 2026-11-28', 'tomorrow 2026-11-29']],
  ['2026-12-31', ['today 2026-12-31', 'tomorrow 2027-01-01', 'saturday 2027-01-02']],
])('on %s the days are %j', (day, days) => {
  expect(offered(day)).toEqual(days)
})

test('no day is offered twice, whatever the day and the place', () => {
  const start = Date.UTC(2026, 0, 1)
  for (let at = start; at < start + 366 * 86_400_000; at += 7 * 3_600_000) {
    for (const country of ['Paraguay', 'España', 'Chile', null]) {
      const dates = daysOffered(country, at).map(({ date }) => date)
      expect(new Set(dates).size, new Date(at).toISOString()).toBe(dates.length)
    }
  }
})

test('today is that of the place, not that of Greenwich', () => {
  const night = Date.parse('2026-11-28T02:30:00Z')
  expect(daysOffered('Paraguay', night)[0]?.date).toBe('2026-11-27')
  expect(daysOffered('España', night)[0]?.date).toBe('2026-11-28')
})

test.each([
  ['08:00', ['10:00', '15:00', '17:30', '19:00']],
  ['10:00', ['15:00', '17:30', '19:00']],
  ['17:29', ['17:30', '19:00']],
  ['17:30', ['19:00']],
  ['21:00', []],
])('at %s of today those hours are ahead: %j', (clock, hours) => {
  const now = Date.parse(`2026-11-27T${clock}:00-03:00`)
  expect(hoursOffered('2026-11-27', 'Paraguay', now)).toEqual(hours)
})

test.each(['2026-11-28', ''])(
  'of another day, or of none yet (%j), all hours are offered',
  (date) => {
    expect(hoursOffered(date, 'Paraguay', Date.parse('2026-11-27T23:00:00-03:00'))).toHaveLength(4)
  },
)

test.each([
  ['06:59', true],
  ['07:00', false],
  ['12:00', false],
  ['20:00', false],
  ['20:01', true],
  ['00:00', true],
  ['20:00:00', false],
  ['', false],
])('%j is at night: %s', (time, isNight) => {
  expect(isAtNight(time)).toBe(isNight)
})
