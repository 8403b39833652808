import { expect, test } from 'vitest'
import { NotFound, SCREENS, screenAt } from '#web/app/screens/screens.ts'
import { canonicalPath } from './addresses.ts'

const ADDRESSES = SCREENS.map(([pattern]) => pattern)
  .filter((pattern) => pattern !== '*')
  .map((pattern) => pattern.replace(':id', '12').replace(':userId', 'aB_-9'))

test.each(ADDRESSES)('%s is a page, and has a screen', (path) => {
  expect(canonicalPath(path)).toBe(path)
  expect(screenAt(path)).not.toBe(NotFound)
})

test.each([
  ['/home', '/'],
  ['/home/', '/'],
  ['/item/new', '/items/new'],
  ['/item/12', '/items/12'],
  ['/trade/12', '/trades/12'],
  ['/users/aB_-9', '/user/aB_-9'],
  ['/ITEMS/12', '/items/12'],
  ['/items/12/', '/items/12'],
  ['/items/012', '/items/12'],
  ['/items/12.', '/items/12'],
  ['/items/12,', '/items/12'],
  ['/items/12)', '/items/12'],
  ['/items/12!', '/items/12'],
  ['/items/12...', '/items/12'],
  ['/items/12/).', '/items/12'],
  ['/items/12%20', '/items/12'],
  ['/items/12%', '/items/12'],
  ['/items/12%E2%80%9D', '/items/12'],
  ['/items/12\u200b', '/items/12'],
  ['/trades/7?!', '/trades/7'],
  ['/user/aB_-9.', '/user/aB_-9'],
  ['/landing»', '/landing'],
])('%s is written %s', (given, path) => {
  expect(canonicalPath(given)).toBe(path)
})

test.each([
  '/nowhere',
  '/items',
  '/items/',
  '/items/abc',
  '/items/0',
  '/items/12abc',
  '/items/1234567890123456',
  '/items/12/more',
  '//items/12',
  '/user/a b',
  `/user/${'a'.repeat(65)}`,
  '/:id',
  '/items/:id',
  '/searching',
  '/toString',
  '.',
])('%s is no page', (path) => {
  expect(canonicalPath(path)).toBeNull()
})

test.each(['%20', '.,', '/x', '\u200b'])('a long way of %j is no page, and soon so', (part) => {
  const before = performance.now()
  expect(canonicalPath(`/items/1${part.repeat(40_000)}x`)).toBeNull()
  expect(performance.now() - before).toBeLessThan(50)
})
