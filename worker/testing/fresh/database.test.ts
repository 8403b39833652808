import { reset } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { contents, everything, makeDatabase, migrate } from './database.ts'

async function made(how: () => Promise<void>) {
  await reset()
  await how()
  const all = await everything()
  return { all: all.sort((a, b) => (a.name < b.name ? -1 : 1)), rows: (await contents()).rows }
}

test('a file’s database is what the migrations make, to the last row, index and trigger', async () => {
  const copied = await made(makeDatabase)
  const migrated = await made(migrate)
  expect(copied.all.map(({ name }) => name)).toEqual(migrated.all.map(({ name }) => name))
  expect(copied.all).toEqual(migrated.all)
  expect(Object.fromEntries(copied.rows)).toEqual(Object.fromEntries(migrated.rows))
  const kinds = migrated.all.map(({ type }) => type)
  expect(new Set(kinds)).toEqual(new Set(['table', 'index', 'trigger', 'view']))
  // A view of a virtual table is one as well.
  expect(copied.all.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['items_fts', 'items_fts_data', 'items_fts_words']),
  )
})
