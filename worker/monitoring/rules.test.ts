/** Buckets and bounds as they are told, and nothing personal in what is kept of an error. */
import { expect, test } from 'vitest'
import {
  addCounts,
  countOne,
  figuresOf,
  hourOf,
  likeness,
  MESSAGE_MAX,
  midnightBefore,
  noCounts,
  PATH_MAX,
  percentile,
  STACK_MAX,
  screenOf,
  scrub,
  scrubbed,
  UPPER_MS,
} from './rules.ts'

const counted = (times: number[], status = 200) => {
  const counts = noCounts()
  for (const ms of times) countOne(counts, status, ms)
  return counts
}

test('each answer is counted once, as what it was, in the bucket of its time', () => {
  const counts = noCounts()
  for (const status of [101, 200, 304, 400, 404, 429, 499, 500, 503]) countOne(counts, status, 7)
  expect(counts).toMatchObject({ requests: 9, refusals: 4, errors: 2 })
  expect(counts.buckets).toEqual([0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const bounds = UPPER_MS.flatMap((upper) => [upper, upper + 1])
  expect(counted(bounds).buckets).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1])
})

test('a percentile is a bound that so many stayed within', () => {
  const hundred = [...Array(94).fill(20), ...Array(5).fill(90), 9_000]
  const { buckets } = counted(hundred)
  expect([0.5, 0.94, 0.95, 0.99, 1].map((share) => percentile(buckets, share))).toEqual([
    25,
    25,
    100,
    100,
    null,
  ])
  expect(percentile(counted([3]).buckets, 0.95)).toBe(5)
})

test('hours of a route become one entry, the slowest first and the busier of two alike', () => {
  const rows = [
    { route: 'GET /quick', ...counted([1, 1, 1]) },
    { route: 'GET /slow', ...counted([800, 900]) },
    { route: 'GET /quick', ...counted([2], 500) },
    { route: 'GET /rare', ...counted([2], 404) },
    { route: 'GET /lost', ...counted([60_000]) },
  ]
  expect(figuresOf(rows)).toEqual([
    { route: 'GET /lost', requests: 1, refusals: 0, errors: 0, p50: null, p95: null },
    { route: 'GET /slow', requests: 2, refusals: 0, errors: 0, p50: 1000, p95: 1000 },
    { route: 'GET /quick', requests: 4, refusals: 0, errors: 1, p50: 5, p95: 5 },
    { route: 'GET /rare', requests: 1, refusals: 1, errors: 0, p50: 5, p95: 5 },
  ])
  const sum = counted([1])
  addCounts(sum, counted([30], 503))
  expect(sum).toEqual({
    requests: 2,
    refusals: 0,
    errors: 1,
    buckets: [1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
  })
})

test('a day begins at midnight of Asunción, an hour at its own', () => {
  const noon = Date.UTC(2026, 10, 28, 15)
  const midnight = Date.UTC(2026, 10, 28, 3)
  expect(midnightBefore(noon)).toBe(midnight)
  expect(midnightBefore(midnight)).toBe(midnight)
  expect(midnightBefore(midnight - 1)).toBe(midnight - 86_400_000)
  expect(hourOf(noon + 3_599_999)).toBe(noon)
})

test.each([
  ['a mail address', 'No existe ana.b+1@correo.com.py aquí', 'No existe […] aquí'],
  ['one in an address', 'at /verify/ana%40correo.com/x', 'at /verify/[…]/x'],
  ['a query', 'GET https://jopoi.example/search?q=guitarra&x=1 failed', 'GET /search failed'],
  ['a fragment', '/items/5#token=abc', '/items/5'],
  ['a phone number', 'llamar al +595 981 (777)-123 ya', 'llamar al […] ya'],
  ['another one', '0981.777.123', '[…]'],
  ['a code', 'código 048213', 'código […]'],
  ['a code read out', 'código 048 213', 'código […]'],
  ['a session', `cookie ${'aB-_'.repeat(10)} wrong`, 'cookie […] wrong'],
  ['a token of letters', 'abcdefghijklmnopqrstuvwx', '[…]'],
  ['a JWT', `bad ${'eyJhbGciOi9.eyJzdWIiOjF9x.c2lnbmF0dXJlMQ'}`, 'bad […].[…].[…]'],
  ['an id', 'f47ac10b-58cc-4372-a567-0e02b2c3d479', '[…]'],
  [
    'what was quoted',
    `Unexpected token 'H', "Hola Ana" is not valid JSON`,
    `Unexpected token 'H', "[…]" is not valid JSON`,
  ],
  ['a photo', 'blob:https://jopoi.example/1-2 is gone', '[…] is gone'],
])('of an error goes %s', (_what, told, left) => {
  expect(scrub(told)).toBe(left)
})

test('what says where it broke stays', () => {
  const frames = [
    "TypeError: Cannot read properties of undefined (reading 'map')",
    'at Xe (https://jopoi.example/assets/admin-screen-B1kx_9-d.js:1:23456)',
    'Xe@https://jopoi.example/assets/base-12345678.js:12:34',
  ]
  expect(scrub(frames.join('\n'))).toBe(
    [
      "TypeError: Cannot read properties of undefined (reading 'map')",
      'at Xe (/assets/admin-screen-B1kx_9-d.js:1:23456)',
      'Xe@/assets/base-12345678.js:12:34',
    ].join('\n'),
  )
})

test('the longest report is scrubbed at once, whatever it is made of', () => {
  const long = ['a', '%40', '1 ', '(1', '"', '@a.', 'a1-', '/a?', 'https://'].map((part) =>
    part.repeat(2048 / part.length),
  )
  const began = performance.now()
  for (const text of long) scrub(text)
  expect(performance.now() - began).toBeLessThan(1000)
})

test('of a path the screen is kept, of texts the beginning', () => {
  expect(screenOf('/items/123?from=ana')).toBe('/items/:x')
  expect(screenOf('/user/AbC_9')).toBe('/user/:x')
  expect(screenOf('/app-settings')).toBe('/app-settings')
  expect(screenOf('/')).toBe('/')
  const told = { message: 'a b '.repeat(500), stack: 'c d '.repeat(500), path: '/e'.repeat(500) }
  const { message, stack, path } = scrubbed({ ...told, release: '1', online: true })
  expect([message, stack, path].map((text) => text.length)).toEqual([
    MESSAGE_MAX,
    STACK_MAX,
    PATH_MAX,
  ])
})

test('errors are alike whatever numbers they name, and after the next release', () => {
  const stack = (hash: string) => `at f (/assets/trade-screen-${hash}.js:1:2)`
  const first = likeness({ message: 'No item 5', stack: stack('AAAAAAAA') })
  expect(likeness({ message: 'No item 17', stack: stack('b-b_1234') })).toBe(first)
  expect(likeness({ message: 'No item 5', stack: '' })).not.toBe(first)
  expect(likeness({ message: 'No thing 5', stack: stack('AAAAAAAA') })).not.toBe(first)
})
