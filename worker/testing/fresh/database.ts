/** The database as all migrations leave it, and nothing else in it. One module for all files of a runtime. */
import { env } from 'cloudflare:test'

type Value = string | number | null
type Row = Record<string, Value>
type Thing = { type: string; name: string; sql: string }

const MIGRATIONS = [
  'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)',
  ...env.TEST_MIGRATIONS.flatMap(({ name, queries }) => [
    ...queries,
    `INSERT INTO d1_migrations (name) VALUES ('${name}')`,
  ]),
]
const SEQUENCES = 'sqlite_sequence'
const ALL =
  "select type, name, sql from sqlite_master where sql is not null and name not like '\\_cf\\_%' escape '\\' order by rowid"

/** All at once, with the book of them: one by one they are a good part of what a file costs. */
export async function migrate(): Promise<void> {
  await env.DB.batch(MIGRATIONS.map((query) => env.DB.prepare(query)))
}

const rowsOf = async (table: string): Promise<Row[]> =>
  (await env.DB.prepare(`select * from "${table}"`).all<Row>()).results

/** All of it, also what virtual tables make for themselves. */
export const everything = async (): Promise<Thing[]> =>
  (await env.DB.prepare(ALL).all<Thing>()).results

/** What has to be made by name. */
async function things(): Promise<Thing[]> {
  const shadows = "select name from pragma_table_list where type = 'shadow'"
  const { results } = await env.DB.prepare(shadows).all<{ name: string }>()
  const made = new Set(results.map(({ name }) => name))
  return (await everything()).filter(({ name }) => !name.startsWith('sqlite_') && !made.has(name))
}

/** What is there and what is in it. */
export async function contents() {
  const all = await things()
  const tables = all.filter(({ type }) => type === 'table').map(({ name }) => name)
  const rows: [string, Row[]][] = []
  for (const table of [...tables, SEQUENCES]) rows.push([table, await rowsOf(table)])
  return { all, rows: rows.filter(([, found]) => found.length > 0) }
}

function inserted(table: string, row: Row): D1PreparedStatement {
  const names = Object.keys(row).map((name) => `"${name}"`)
  const marks = names.map(() => '?')
  const sql = `INSERT INTO "${table}" (${names.join(', ')}) VALUES (${marks.join(', ')})`
  return env.DB.prepare(sql).bind(...Object.values(row))
}

/** What writes the same again: triggers last, for they would act on the rows. */
async function written(): Promise<D1PreparedStatement[]> {
  const { all, rows } = await contents()
  const isTrigger = ({ type }: Thing) => type === 'trigger'
  const made = (some: Thing[]) => some.map(({ sql }) => env.DB.prepare(sql))
  const filled = rows.filter(([table]) => table !== SEQUENCES)
  return [
    ...made(all.filter((one) => !isTrigger(one))),
    ...filled.flatMap(([table, found]) => found.map((row) => inserted(table, row))),
    env.DB.prepare(`DELETE FROM ${SEQUENCES}`),
    ...rows
      .filter(([table]) => table === SEQUENCES)
      .flatMap(([table, found]) => found.map((row) => inserted(table, row))),
    ...made(all.filter(isTrigger)),
  ]
}

let copy: D1PreparedStatement[] | undefined

/**
 * Into an empty database: the first time by the migrations, from then on as a copy of what they made, which costs a
 * fraction. Throws where something is left of the file before.
 */
export async function makeDatabase(): Promise<void> {
  if (copy) {
    await env.DB.batch(copy)
  } else {
    await migrate()
    copy = await written()
  }
  const left = await env.DB.prepare('select count(*) as rows from users').first<{ rows: number }>()
  if (left?.rows !== 0) throw new Error(`${left?.rows} people of another file are still there`)
}
