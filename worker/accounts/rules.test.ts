import { expect, test } from 'vitest'
import {
  ageAt,
  deviceName,
  isMadeOf,
  isOldEnough,
  judgeSignIn,
  maySignOutByLink,
  safeNext,
} from './rules.ts'

test('age counts birthdays, also that of 29 February', () => {
  const at = (day: string) => Date.parse(`${day}T12:00:00Z`)
  expect(ageAt('2000-06-15', at('2018-06-14'))).toBe(17)
  expect(ageAt('2000-06-15', at('2018-06-15'))).toBe(18)
  expect(ageAt('2000-06-15', at('2018-06-16'))).toBe(18)
  expect(ageAt('2008-02-29', at('2026-02-28'))).toBe(17)
  expect(ageAt('2008-02-29', at('2026-03-01'))).toBe(18)
  expect(ageAt('2000-12-31', at('2001-01-01'))).toBe(0)
  expect(isOldEnough('2000-06-15', at('2018-06-14'))).toBe(false)
  expect(isOldEnough('2000-06-15', at('2018-06-15'))).toBe(true)
})

test('every way a sign-in can be judged', () => {
  expect(judgeSignIn({ person: true, pending: false })).toBe('signed_in')
  expect(judgeSignIn({ person: true, pending: true })).toBe('signed_in')
  expect(judgeSignIn({ person: false, pending: true })).toBe('email_not_verified')
  expect(judgeSignIn({ person: false, pending: false })).toBe('credentials_wrong')
})

test('made of names is what has no letter of its own beside them', () => {
  const names = ['Ana', 'de la Cruz', 'ana.cruz77', 'J', '李']
  for (const made of [
    'ana',
    'ANA-2026',
    '77ana77',
    'anacruz',
    'cruzana',
    'dela',
    'Ána!',
    'delacruz',
  ]) {
    expect([made, isMadeOf(made, names)]).toEqual([made, true])
  }
  // A name of one letter would be a part of anything.
  for (const own of [
    'anas',
    'banana',
    'cruzada',
    '123456',
    '',
    'jjjjjj',
    '李李李李李李',
    'x ana',
  ]) {
    expect([own, isMadeOf(own, names)]).toEqual([own, false])
  }
  expect(isMadeOf('a'.repeat(200), ['aa', 'aaa'])).toBe(true)
})

test('a link signs out only where it says same-origin, or has our referer and says nothing', () => {
  const host = 'jopoi.example'
  const own = 'https://jopoi.example/profile'
  for (const referer of [undefined, own, 'https://evil.example/', 'nonsense']) {
    for (const site of [undefined, 'same-origin', 'same-site', 'cross-site', 'none']) {
      const expected = site === undefined ? referer === own : site === 'same-origin'
      expect(maySignOutByLink({ site, referer, host })).toBe(expected)
      expect(maySignOutByLink({ site, referer, host, purpose: 'prefetch;prerender' })).toBe(false)
    }
  }
})

test('the way back leads to our own paths only', () => {
  for (const own of ['/', '/profile', '/items/3?photo=2', '/loginess', '/search?q=a//b']) {
    expect(safeNext(own)).toBe(own)
  }
  const foreign = ['https://evil.example', '//evil.example', '/\\evil.example', '/a\n/b', 'profile']
  const loops = [
    '/login',
    '/custom-login?next=/',
    '/custom-register',
    '/register/',
    '/forgot-password',
    '/api/logout',
  ]
  for (const bad of [...foreign, ...loops, '', null, undefined]) expect(safeNext(bad)).toBe('/')
})

test('a device has a name that tells it from the others', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'
  const named: [string, string][] = [
    [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome · Android'],
    [`Mozilla/5.0 (Windows NT 10.0) ${chrome} Safari/537.36 Edg/140.0.0.0`, 'Edge · Windows'],
    [`Mozilla/5.0 (Linux; Android 14) SamsungBrowser/28.0 ${chrome}`, 'Samsung Internet · Android'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/1`, 'Opera · Linux'],
    ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile',
      'Chrome · iPhone',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18 Safari/604.1', 'Safari · iPad'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18 Safari/605.1', 'Safari · macOS'],
    ['curl/8', ''],
    ['', ''],
  ]
  for (const [userAgent, name] of named) expect(deviceName(userAgent)).toBe(name)
})
