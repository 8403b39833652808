import { afterEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '#web/testing/caches.ts'
import { fakeDatabases } from '#web/testing/indexed-db.ts'
import { databaseNames, inDatabase, wipeCaches, wipeDatabases } from './wipe.ts'

afterEach(() => vi.unstubAllGlobals())

const full = () => ({
  'jopoi-queries': { queries: ['a', 'b'] },
  'keyval-store': { keyval: ['draft'] },
})
const EMPTY = { 'jopoi-queries': { queries: [] }, 'keyval-store': { keyval: [] } }

test('every database is emptied, and none is made that was not there', async () => {
  const given = fakeDatabases(full())
  await wipeDatabases()
  expect(given).toEqual(EMPTY)
})

test('a browser that cannot list its databases has those emptied that we know', async () => {
  const given = fakeDatabases(full(), { databases: false })
  expect(await databaseNames()).toContain('jopoi-outbox')
  await wipeDatabases()
  expect(given).toEqual(EMPTY)
})

test('one that cannot be opened keeps none of the others', async () => {
  const given = fakeDatabases({ broken: {}, ...full() }, { broken: ['broken'] })
  await wipeDatabases()
  expect(given).toEqual({ broken: {}, ...EMPTY })
})

test('what is not there is told apart from what cannot be read', async () => {
  fakeDatabases({ broken: {} }, { broken: ['broken'] })
  expect(await inDatabase('absent', async () => 'work')).toBeNull()
  await expect(inDatabase('broken', async () => 'work')).rejects.toThrow('broken')
})

test('a browser without databases has none to name', async () => {
  expect(await databaseNames()).toEqual([])
})

test('of the caches those of the app itself stay, for whoever comes next', async () => {
  const given = fakeCaches({
    'jopoi-precache': {},
    'jopoi-assets': {},
    'jopoi-photos': { '/img/1': 'x' },
    other: {},
  })
  await wipeCaches()
  expect(Object.keys(given)).toEqual(['jopoi-precache', 'jopoi-assets'])
})
