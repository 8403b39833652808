/** A D1 that remembers what it was asked, so that tests can look at the plan of every statement. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

export type Asked = { sql: string; values: unknown[] }

export function recording(d1: D1Database): { db: D1Database; asked: Asked[] } {
  const asked: Asked[] = []
  const watch = (sql: string, statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, key) {
        if (key !== 'bind') {
          const value: unknown = Reflect.get(target, key, target)
          return typeof value === 'function' ? value.bind(target) : value
        }
        return (...values: unknown[]) => {
          asked.push({ sql, values })
          return watch(sql, target.bind(...values))
        }
      },
    })
  const prepare = (sql: string) => watch(sql, d1.prepare(sql))
  // Only prepare is used by reads; batches go to the database itself.
  const db = { prepare, batch: d1.batch.bind(d1) } as unknown as D1Database
  return { db, asked }
}

/** What reads a whole table, or sorts what an index should have sorted. */
export async function flawsOf(d1: D1Database, { sql, values }: Asked): Promise<string[]> {
  const plan = await d1
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>()
  const details = plan.results.map((row) => row.detail)
  const derived = details.flatMap((d) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)$/.exec(d)?.[1] ?? [])
  return details.filter((detail) => {
    if (detail.startsWith('USE TEMP B-TREE')) return true
    const table = /^SCAN (\w+)$/.exec(detail)?.[1]
    return table !== undefined && !derived.includes(table) && detail !== 'SCAN CONSTANT ROW'
  })
}
