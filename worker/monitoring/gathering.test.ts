/** Counts wait in memory, are written once a minute at most, and a batch is the same until it is known to be written. */
import { expect, test } from 'vitest'
import { AT_ONCE, EVERY_MS, Gathering, WAITS_MAX_MS } from './gathering.ts'
import { HOUR_MS } from './rules.ts'

const SEEN = { route: 'GET /', status: 200, ms: 3 }

function gathered(count: number, at = 0) {
  const gathering = new Gathering()
  for (let i = 0; i < count; i += 1) gathering.add(SEEN, at)
  return gathering
}

test('one row an hour and route, however many requests', () => {
  const gathering = gathered(3)
  gathering.add({ ...SEEN, status: 500 }, HOUR_MS - 1)
  gathering.add({ ...SEEN, route: 'GET /search' }, 5)
  gathering.add(SEEN, HOUR_MS)
  const rows = gathering.take('a', 0)?.rows ?? []
  expect(rows.map(({ hour, route, requests, errors }) => [hour, route, requests, errors])).toEqual([
    [0, 'GET /', 4, 1],
    [0, 'GET /search', 1, 0],
    [HOUR_MS, 'GET /', 1, 0],
  ])
})

test('the first of an isolate waits a little for more, and nobody else meanwhile', () => {
  const gathering = gathered(1)
  expect(gathering.waitMs(1000)).toBe(WAITS_MAX_MS)
  expect(gathering.waitMs(1001)).toBeNull()
  // It never came back: whoever is next waits instead.
  expect(gathering.waitMs(1000 + WAITS_MAX_MS)).toBe(WAITS_MAX_MS)
})

test('then a minute passes: who comes shortly before its end waits for it', () => {
  const gathering = gathered(1)
  gathering.take('a', 0)
  gathering.add(SEEN, 0)
  expect(gathering.waitMs(EVERY_MS - WAITS_MAX_MS - 1)).toBeNull()
  expect(gathering.waitMs(EVERY_MS - 5)).toBe(5)
  expect(gathering.waitMs(EVERY_MS + 5)).toBe(0)
})

test('many at once do not wait', () => {
  expect(gathered(AT_ONCE - 1).waitMs(0)).toBe(WAITS_MAX_MS)
  expect(gathered(AT_ONCE).waitMs(0)).toBe(0)
})

test('what did not come through is taken again under its own name, without what came later', () => {
  const gathering = gathered(2)
  const first = gathering.take('a', 0)
  gathering.add(SEEN, 0)
  expect(gathering.take('b', 1)).toBe(first)
  if (first) gathering.written(first)
  expect(gathering.take('c', 2)).toMatchObject({ id: 'c', rows: [{ requests: 1 }] })
  gathering.written({ id: 'c', rows: [] })
  expect(gathering.take('d', 3)).toBeUndefined()
})
