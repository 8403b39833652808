/** The tables of a database of ours as they are found in it, and their rows in pages: the same on both engines. */
const PAGE_ROWS = 1_000
/** A statement of more than 100 KB is refused by D1. */
const STATEMENT_BYTES = 90_000

/** Stands in a database from the beginning of a restore to its end. */
export const UNFINISHED = 'restore_unfinished'

/** The engines' own bookkeeping. Applied migrations are told by the backup's first line. */
const NOT_OURS = /^(sqlite|_cf|d1|libsql)_/
/** Which numbers were given: one that was deleted is not given again. */
const SEQUENCES = {
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

export const quoted = (name) => `"${name}"`
const listed = (names) => names.map(quoted).join(', ')

/** A table whose rows are numbered behind its back keeps those numbers: figures count by them. */
function tableOf(name, columns, isWithoutRowid) {
  const key = columns.filter((column) => column.pk > 0).sort((a, b) => a.pk - b.pk)
  const names = columns.map((column) => column.name)
  const isNumbered = key.length === 1 && key[0].type === 'INTEGER'
  if (isWithoutRowid || isNumbered) return { name, columns: names, key: key.map((k) => k.name) }
  return { name, columns: ['rowid', ...names], key: ['rowid'] }
}

function parentsFirst(tables, links) {
  const sorted = new Set()
  const add = (table) => {
    if (sorted.has(table)) return
    const parents = links.filter(({ child, parent }) => child === table.name && parent !== child)
    for (const { parent } of parents) add(tables.find(({ name }) => name === parent))
    sorted.add(table)
  }
  for (const table of tables) add(table)
  return [...sorted]
}

/** `{name, columns, key, where?}` of each, what others refer to first, the given numbers last. */
export async function tablesOf(db) {
  const kinds = new Map((await db.query(KINDS)).map((row) => [row.name, row]))
  const columns = Map.groupBy(await db.query(COLUMNS), (row) => row.owner)
  const tables = [...columns]
    .filter(
      ([name]) => kinds.get(name)?.type === 'table' && !NOT_OURS.test(name) && name !== UNFINISHED,
    )
    .map(([name, own]) => tableOf(name, own, kinds.get(name).wr === 1))
  return [...parentsFirst(tables, await db.query(PARENTS)), SEQUENCES]
}

/** How many rows each table has, by its name, as of one moment. */
export async function countsOf(db, tables) {
  const each = tables.map(({ name, where }) => {
    const rows = `SELECT count(*) FROM ${quoted(name)}${where ? ` WHERE ${where}` : ''}`
    return `(${rows}) AS ${quoted(name)}`
  })
  const [row] = await db.query(`SELECT ${each.join(', ')}`)
  return new Map(tables.map(({ name }) => [name, row[name]]))
}

/** libSQL's reader of files ends a text at its first zero letter: such a one is asked for as bytes. */
const whole = (column) =>
  `iif(typeof(${column}) = 'text' AND instr(${column}, char(0)) > 0, CAST(${column} AS BLOB), ${column}) AS ${column}`

/** Rows as arrays in the order of `columns`, a page at a time, by key. */
export async function* pagesOf(db, { name, columns, key, where }) {
  const selected = columns.map((one) => (key.includes(one) ? quoted(one) : whole(quoted(one))))
  const wanted = `SELECT ${selected.join(', ')} FROM ${quoted(name)}`
  const order = `ORDER BY ${listed(key)} LIMIT ${PAGE_ROWS}`
  const at = key.map((column) => columns.indexOf(column))
  let last
  for (;;) {
    const behind = last && `(${listed(key)}) > (${at.map((i) => literal(last[i])).join(', ')})`
    const conditions = [where, behind].filter(Boolean).join(' AND ')
    const found = await db.query(`${wanted}${conditions && ` WHERE ${conditions}`} ${order}`)
    const rows = found.map((row) => columns.map((column) => plain(row[column], name, column)))
    if (rows.length > 0) yield rows
    if (rows.length < PAGE_ROWS) return
    last = rows.at(-1)
  }
}

/** What JSON keeps as it is. Both engines answer bytes, as a list or a buffer, for nothing but such texts. */
function plain(value, table, column) {
  if (value === null || typeof value === 'string' || Number.isFinite(value)) return value
  if (Array.isArray(value) || value instanceof ArrayBuffer) return Buffer.from(value).toString()
  throw new Error(`${table}.${column} holds what a backup cannot keep: ${typeof value}`)
}

/** A value in SQL. What stands behind a zero letter would be lost in a text. */
export function literal(value) {
  if (value === null) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (value.includes('\0')) return `CAST(X'${Buffer.from(value).toString('hex')}' AS TEXT)`
  return `'${value.replaceAll("'", "''")}'`
}

/** INSERT statements of many rows each, as long as an engine takes them. */
export function* insertsOf({ name, columns }, rows) {
  const begin = `INSERT INTO ${quoted(name)} (${listed(columns)}) VALUES `
  let values = []
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
