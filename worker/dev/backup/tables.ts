/** The tables of a database of ours as they are found in it, and their rows in pages: the same on both engines. */
import type { Db, Value } from '../database/databases.ts'
import { UNFINISHED } from '../database/migrated.ts'

export type Columns = { name: string; columns: string[] }
/** `where`: which of its rows are ours. */
export type Table = Columns & { key: string[]; where?: string }
/** A row in the order of a table's columns. */
export type Row = Value[]
type Asked = Pick<Db, 'query'>
type Column = { owner: string; name: string; type: string; pk: number }

const PAGE_ROWS = 1_000
/** A statement of more than 100 KB is refused by D1. */
const STATEMENT_BYTES = 90_000

/** The engines' own bookkeeping. Applied migrations are told by the backup's first line. */
const NOT_OURS = /^(sqlite|_cf|d1|libsql)_/
/** Which numbers were given: one that was deleted is not given again. */
const SEQUENCES: Table = {
  name: 'sqlite_sequence',
  columns: ['name', 'seq'],
  key: ['name'],
  where: "name <> 'd1_migrations'",
}

const KINDS = "SELECT name, type, wr FROM pragma_table_list WHERE schema = 'main'"
// D1 forbids a look at its own tables.
const OPEN = "s.type = 'table' AND s.name NOT LIKE '\\_cf%' ESCAPE '\\'"
const COLUMNS = `SELECT s.name AS owner, i.name AS name, i.type AS type, i.pk AS pk
  FROM sqlite_schema s JOIN pragma_table_info(s.name) i WHERE ${OPEN} ORDER BY s.rowid, i.cid`
const PARENTS = `SELECT s.name AS child, f."table" AS parent
  FROM sqlite_schema s JOIN pragma_foreign_key_list(s.name) f WHERE ${OPEN}`

export const quoted = (name: string) => `"${name}"`
const listed = (names: string[]) => names.map(quoted).join(', ')

/** A table whose rows are numbered behind its back keeps those numbers: figures count by them. */
function tableOf(name: string, columns: Column[], isWithoutRowid: boolean): Table {
  const key = columns.filter((column) => column.pk > 0).sort((a, b) => a.pk - b.pk)
  const names = columns.map((column) => column.name)
  const isNumbered = key.length === 1 && key[0]?.type === 'INTEGER'
  if (isWithoutRowid || isNumbered) return { name, columns: names, key: key.map((k) => k.name) }
  return { name, columns: ['rowid', ...names], key: ['rowid'] }
}

function parentsFirst(tables: Table[], links: { child: string; parent: string }[]): Table[] {
  const sorted = new Set<Table>()
  const add = (table: Table | undefined) => {
    if (!table || sorted.has(table)) return
    const parents = links.filter(({ child, parent }) => child === table.name && parent !== child)
    for (const { parent } of parents) add(tables.find(({ name }) => name === parent))
    sorted.add(table)
  }
  for (const table of tables) add(table)
  return [...sorted]
}

/** `{name, columns, key, where?}` of each, what others refer to first, the given numbers last. */
export async function tablesOf(db: Asked): Promise<Table[]> {
  const found = await db.query<{ name: string; type: string; wr: number }>(KINDS)
  const kinds = new Map(found.map((row) => [row.name, row]))
  const columns = new Map<string, Column[]>()
  for (const column of await db.query<Column>(COLUMNS)) {
    columns.set(column.owner, [...(columns.get(column.owner) ?? []), column])
  }
  const tables = [...columns]
    .filter(
      ([name]) => kinds.get(name)?.type === 'table' && !NOT_OURS.test(name) && name !== UNFINISHED,
    )
    .map(([name, own]) => tableOf(name, own, kinds.get(name)?.wr === 1))
  return [...parentsFirst(tables, await db.query(PARENTS)), SEQUENCES]
}

/** How many rows each table has, by its name, as of one moment. */
export async function countsOf(db: Asked, tables: Table[]): Promise<Map<string, number>> {
  const each = tables.map(({ name, where }) => {
    const rows = `SELECT count(*) FROM ${quoted(name)}${where ? ` WHERE ${where}` : ''}`
    return `(${rows}) AS ${quoted(name)}`
  })
  const [row = {}] = await db.query<Record<string, number>>(`SELECT ${each.join(', ')}`)
  return new Map(tables.map(({ name }) => [name, row[name] ?? 0]))
}

/** libSQL's reader of files ends a text at its first zero letter: such a one is asked for as bytes. */
const whole = (column: string) =>
  `iif(typeof(${column}) = 'text' AND instr(${column}, char(0)) > 0, CAST(${column} AS BLOB), ${column}) AS ${column}`

/** Rows as arrays in the order of `columns`, a page at a time, by key. */
export async function* pagesOf(
  db: Asked,
  { name, columns, key, where }: Table,
): AsyncGenerator<Row[]> {
  const selected = columns.map((one) => (key.includes(one) ? quoted(one) : whole(quoted(one))))
  const wanted = `SELECT ${selected.join(', ')} FROM ${quoted(name)}`
  const order = `ORDER BY ${listed(key)} LIMIT ${PAGE_ROWS}`
  const at = key.map((column) => columns.indexOf(column))
  const rowAt = (row: Row) => at.map((i) => literal(row[i] ?? null)).join(', ')
  let last: Row | undefined
  for (;;) {
    const behind = last && `(${listed(key)}) > (${rowAt(last)})`
    const conditions = [where, behind].filter(Boolean).join(' AND ')
    const found: Record<string, unknown>[] = await db.query(
      `${wanted}${conditions && ` WHERE ${conditions}`} ${order}`,
    )
    const rows = found.map((row) => columns.map((column) => plain(row[column], name, column)))
    if (rows.length > 0) yield rows
    if (rows.length < PAGE_ROWS) return
    last = rows.at(-1)
  }
}

/** What JSON keeps as it is. Both engines answer bytes, as a list or a buffer, for nothing but such texts. */
function plain(value: unknown, table: string, column: string): Value {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (Array.isArray(value) || value instanceof ArrayBuffer) return Buffer.from(value).toString()
  throw new Error(`${table}.${column} holds what a backup cannot keep: ${typeof value}`)
}

/** A value in SQL. What stands behind a zero letter would be lost in a text. */
export function literal(value: Value): string {
  if (value === null) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (value.includes('\0')) return `CAST(X'${Buffer.from(value).toString('hex')}' AS TEXT)`
  return `'${value.replaceAll("'", "''")}'`
}

/** INSERT statements of many rows each, as long as an engine takes them. */
export function* insertsOf({ name, columns }: Columns, rows: Row[]): Generator<string> {
  const begin = `INSERT INTO ${quoted(name)} (${listed(columns)}) VALUES `
  let values: string[] = []
  let bytes = 0
  for (const row of rows) {
    const text = `(${row.map(literal).join(', ')})`
    const more = Buffer.byteLength(text) + 2
    if (values.length > 0 && bytes + more > STATEMENT_BYTES) {
      yield begin + values.join(', ')
      values = []
      bytes = 0
    }
    values.push(text)
    bytes += more
  }
  if (values.length > 0) yield begin + values.join(', ')
}
