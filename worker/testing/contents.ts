/** All that a database holds, asked in one statement: local D1 takes its time over each. */

import type { Db } from '../dev/database/databases.ts'

export type Contents = Map<string, { columns: string[]; rows: string[] }>

/** D1 takes functions of so many arguments. */
const ARGUMENTS_MAX = 32

const OURS = `s.type = 'table' AND s.name NOT LIKE '%s\\_fts%' ESCAPE '\\' AND s.name NOT LIKE '\\_cf%' ESCAPE '\\'
  AND s.name NOT IN ('d1_migrations', 'sqlite_sequence')`
const COLUMNS = `SELECT s.name AS owner, i.name AS name FROM sqlite_schema s JOIN pragma_table_info(s.name) i
  WHERE ${OURS} ORDER BY s.name, i.cid`
/** Numbers that were given, and numbers of rows that have no other. */
const MORE = ['sqlite_sequence.name', 'sqlite_sequence.seq', 'users.rowid']

async function columnsOf(db: Db): Promise<Map<string, string[]>> {
  const columns = new Map<string, string[]>()
  const listed = (await db.query(COLUMNS)).map(({ owner, name }) => `${owner}.${name}`)
  for (const column of [...listed, ...MORE]) {
    const [owner = '', name = ''] = column.split('.')
    columns.set(owner, [...(columns.get(owner) ?? []), name])
  }
  return columns
}

function listOf(table: string, columns: string[]): string {
  const parts: string[] = []
  for (let at = 0; at < columns.length; at += ARGUMENTS_MAX) {
    parts.push(`json_array(${columns.slice(at, at + ARGUMENTS_MAX).join(', ')})`)
  }
  const where = table === 'sqlite_sequence' ? " WHERE name <> 'd1_migrations'" : ''
  return `(SELECT json_group_array(json_array(${parts.join(', ')})) FROM ${table}${where}) AS ${table}`
}

/** Every table's rows as text, sorted. `like`: of its tables and their columns only; `without`: but for these columns. */
export async function contentsOf(
  db: Db,
  { like, without = [] }: { like?: Contents; without?: string[] } = {},
): Promise<Contents> {
  const wanted = like
    ? new Map([...like].map(([name, { columns }]) => [name, columns]))
    : await columnsOf(db)
  const tables = [...wanted].map(([name, columns]) => ({
    name,
    columns: columns.filter((column) => !without.includes(column)),
  }))
  const selected = tables.map(({ name, columns }) => listOf(name, columns))
  const [row = {}] = await db.query(`SELECT ${selected.join(', ')}`)
  return new Map(
    tables.map(({ name, columns }) => {
      const rows: unknown[] = JSON.parse(String(row[name]))
      return [name, { columns, rows: rows.map((one) => JSON.stringify(one)).sort() }]
    }),
  )
}

export const emptyIn = (contents: Contents): string[] =>
  [...contents].filter(([, { rows }]) => rows.length === 0).map(([name]) => name)
