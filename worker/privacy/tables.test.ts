/**
 * A table or a column of text that is new is exported and removed, or somebody has written here why not. The lists
 * are compared with what the migrations make.
 */
import { expect, test } from 'vitest'
import { rowsOf } from '../testing/makers/full-life.ts'
import { EXPORT_PARTS, type ExportPart } from './terms.ts'
import { NOT_EXPORTED, PART_OF, TEXT_GONE, TEXT_STAYS } from './testing/fates.ts'

async function tables(): Promise<string[]> {
  const rows = await rowsOf(
    `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'
     and name not like '%s_fts%' and name not like '%_cf_%' and name <> 'd1_migrations'`,
  )
  return rows.map(({ name }) => String(name)).sort()
}

test('every table is in the export, or it is written why it is not', async () => {
  const told = [...Object.keys(PART_OF), ...Object.keys(NOT_EXPORTED)].sort()
  expect(told).toEqual(await tables())
})

test('every part of the export is of a table, but for what rooms hold', () => {
  const parts = new Set<ExportPart>(Object.values(PART_OF).flat())
  expect(EXPORT_PARTS.filter((part) => !parts.has(part))).toEqual(['messages'])
})

test('every column of text goes with the person, or it is written why it stays', async () => {
  const told = [...TEXT_GONE, ...Object.keys(TEXT_STAYS)].sort()
  expect(new Set(told).size).toBe(told.length)
  const found: string[] = []
  for (const name of await tables()) {
    const columns = await rowsOf(
      'select name from pragma_table_info(?) where type = ?',
      name,
      'TEXT',
    )
    found.push(...columns.map((column) => `${name}.${column.name}`))
  }
  expect(told).toEqual(found.sort())
})
