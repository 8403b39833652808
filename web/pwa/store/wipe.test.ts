import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

describe('a slow database', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())

  test('is given up, and emptied once it opens', async () => {
    const { wipeDatabases } = await import('./wipe.ts')
    const { promise, resolve } = Promise.withResolvers<void>()
    const given = fakeDatabases(full(), { databases: false, opening: promise })
    const wiped = wipeDatabases()
    await vi.advanceTimersByTimeAsync(3_000)
    await wiped
    expect(given).toEqual(full())
    resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(given).toEqual(EMPTY)
  })

  test('has not answered when a browser has no list of them', async () => {
    const { databaseNames } = await import('./wipe.ts')
    const { answered } = await import('./database.ts')
    fakeDatabases(full(), { databases: false })
    await databaseNames()
    const told = vi.fn()
    answered(() => new Promise(() => undefined)).catch(told)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(told).toHaveBeenCalledOnce()
  })
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
