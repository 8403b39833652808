import { afterEach, expect, test } from 'vitest'
import { isFrugal } from './connection.ts'

const stub = (value: unknown) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value })
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'))

test.each([
  [undefined, false],
  [null, false],
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
])('with a connection that says %j data is dear: %s', (connection, isDear) => {
  stub(connection)
  expect(isFrugal()).toBe(isDear)
})

test('a browser that says nothing of its connection is taken for a good one', () => {
  expect(isFrugal()).toBe(false)
})
