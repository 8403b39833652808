import { createStore, entries, setMany } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KEPT_VERSION } from '#web/pwa/store/kept.ts'
import { emptyAll } from '#web/testing/fake-keyval.ts'
import { fakeDatabases } from '#web/testing/indexed-db.ts'
import { clearStorage, measureStorage } from './measure.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(emptyAll)
afterEach(() => vi.unstubAllGlobals())

const record = (sort: string) => ({ version: KEPT_VERSION, sort, at: 0, text: 'x'.repeat(1_000) })
const kept = () => createStore('jopoi-queries', 'queries')
const keys = async () => (await entries<string, unknown>(kept())).map(([key]) => key)

test.each([true, false])(
  'what was seen is cleared, who one is stays, also where databases cannot be listed (%s)',
  async (databases) => {
    fakeDatabases({ 'jopoi-queries': {} }, { databases })
    await setMany(
      [
        ['ana|user', record('person')],
        ['|list', record('lists')],
        ['ana|mine', record('mine')],
        ['old', 'of another build'],
      ],
      kept(),
    )
    await clearStorage()
    expect(await keys()).toEqual(['ana|user'])
  },
)

test('a device with nothing of ours has nothing made on it', async () => {
  const given = fakeDatabases({ x: {} })
  await setMany([['|list', record('lists')]], kept())
  await clearStorage()
  expect(await keys()).toEqual(['|list'])
  expect(given).toEqual({ x: {} })
})

test.each([true, false])(
  'what clearing leaves is nothing that could be cleared, and measuring makes no database (%s)',
  async (databases) => {
    const queries = [record('person'), record('lists'), 'of another build']
    const given = fakeDatabases({ 'jopoi-queries': { queries } }, { databases })
    const { kinds } = await measureStorage()
    expect(kinds.data.count).toBe(2)
    expect(kinds.data.bytes).toBeGreaterThan(1_000)
    expect(kinds.data.bytes).toBeLessThan(2_000)
    expect(kinds.own).toEqual({ count: 0, bytes: 0 })
    expect(Object.keys(given)).toEqual(['jopoi-queries'])
  },
)
