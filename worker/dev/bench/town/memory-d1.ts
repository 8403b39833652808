/** D1 as its binding is, over SQLite in this process's memory: a hundred thousand requests of a simulation in minutes. */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

type Bound = null | number | string | bigint | Uint8Array
type Row = Record<string, Bound>

const KNOWN_MAX = 500

/** As D1 takes them. */
function boundOf(value: unknown): Bound {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || typeof value === 'number' || typeof value === 'string') return value
  throw new Error(`D1 binds no ${typeof value}`)
}

/** `copyTo`: into a file that is not there yet. `close` lets go of all of it. */
export function memoryD1(): {
  d1: D1Database
  copyTo: (path: string) => void
  close: () => void
} {
  const db = new DatabaseSync(':memory:')
  // As D1 has it.
  db.exec('PRAGMA foreign_keys = on')
  const known = new Map<string, StatementSync>()
  const runs = new WeakMap<object, () => ReturnType<typeof answerOf>>()

  function prepared(sql: string): StatementSync {
    const found = known.get(sql) ?? db.prepare(sql)
    // Lists of values of every length are statements of their own, and each holds its memory.
    if (known.size > KNOWN_MAX) known.clear()
    known.set(sql, found)
    return found
  }

  const answerOf = (results: Row[]) => ({
    success: true as const,
    results,
    // How much was read SQLite does not tell here; nothing of it is measured.
    meta: { rows_read: 0, rows_written: 0, changes: 0, duration: 0 },
  })

  function statement(sql: string, values: Bound[]): D1PreparedStatement {
    const run = () => answerOf(prepared(sql).all(...values) as Row[])
    const own = {
      bind: (...given: unknown[]) => statement(sql, given.map(boundOf)),
      all: async () => run(),
      run: async () => run(),
      first: async (column?: string) => {
        const [row] = run().results
        return row === undefined ? null : column === undefined ? row : (row[column] ?? null)
      },
      raw: async ({ columnNames = false } = {}) => {
        const names = prepared(sql)
          .columns()
          .map(({ name }) => name)
        const rows = run().results.map((row) => Object.values(row))
        return columnNames ? [names, ...rows] : rows
      },
    }
    runs.set(own, run)
    return own as unknown as D1PreparedStatement
  }

  function batch(statements: object[]) {
    db.exec('BEGIN')
    try {
      const answers = statements.map((one) => runs.get(one)?.())
      db.exec('COMMIT')
      return answers
    } catch (error) {
      db.exec('ROLLBACK')
      throw error
    }
  }

  const d1 = {
    prepare: (sql: string) => statement(sql, []),
    batch: async (statements: object[]) => batch(statements),
  }
  const copyTo = (path: string) => void db.prepare('VACUUM INTO ?').run(path)
  return { d1: d1 as unknown as D1Database, copyTo, close: () => db.close() }
}
