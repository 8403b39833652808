/** A D1 whose rows are summed up as it tells them itself, whoever asks: requests, what they leave for later, cron. */
import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'

export type Rows = { read: number; written: number }

export function summedD1(d1: D1Database): { db: D1Database; rows: Rows } {
  const rows: Rows = { read: 0, written: 0 }
  const inner = new WeakMap<object, D1PreparedStatement>()
  function add<T>(result: D1Result<T>): D1Result<T> {
    rows.read += result.meta.rows_read
    rows.written += result.meta.rows_written
    return result
  }
  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const all = async () => add(await statement.all())
    const own = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      // Asked only for the names of columns.
      raw: (options: { columnNames: true }) => statement.raw(options),
      ...{ all, run: all },
    }
    inner.set(own, statement)
    return own as unknown as D1PreparedStatement
  }
  const db = {
    prepare: (sql: string) => wrap(d1.prepare(sql)),
    batch: async (list: D1PreparedStatement[]) =>
      (await d1.batch(list.map((one) => inner.get(one) ?? one))).map(add),
  }
  return { db: db as unknown as D1Database, rows }
}
