/** Counts what a request costs the database, at the driver, so that nothing is counted by hand. */
import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import type { Client } from '@libsql/client'
import { isOfStatement } from './batch.ts'
import { Down, nonsense } from './down.ts'

/** What the database did for one request. Row counts are absent where the engine does not tell (libSQL). */
export type Cost = { queries: number; rowsRead: number; rowsWritten: number }

export type LibsqlClient = Client

const checkedSql = new Set<string>()
/** Trying a write (delete … returning) would do it twice. */
const READS_ONLY = /^\s*(select\b|with\b(?!.*\breturning\b))/is

/** What the engine itself throws stays its own for statements that are wrong or lose; else it is `Down`. */
async function asked<T>(work: PromiseLike<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isOfStatement(error) ? error : new Down('database', error)
  }
}

const isResult = (result: D1Result | undefined): boolean =>
  Array.isArray(result?.results) && typeof result?.meta?.rows_read === 'number'

/**
 * D1's `raw()` answers no row counts, so reads go through `all()`, whose rows are objects: two
 * result columns of one name would collapse. With `verify` (local mode, tests) each distinct
 * statement is tried once for that and a clash throws.
 */
export function countedD1(d1: D1Database, cost: Cost, verify: boolean): D1Database {
  const inner = new WeakMap<object, D1PreparedStatement>()

  function count(result: D1Result): void {
    if (!isResult(result)) throw new Down('database', nonsense())
    cost.rowsRead += result.meta.rows_read
    cost.rowsWritten += result.meta.rows_written
  }

  function wrap(sql: string, statement: D1PreparedStatement): D1PreparedStatement {
    const counted = {
      bind: (...values: unknown[]) => wrap(sql, statement.bind(...values)),
      run: () => counted.all(),
      all: async () => {
        cost.queries += 1
        const result = await asked(statement.all<Record<string, unknown>>())
        count(result)
        return result
      },
      raw: async () => {
        if (verify && READS_ONLY.test(sql) && !checkedSql.has(sql)) {
          const [names] = await asked(statement.raw({ columnNames: true }))
          if (new Set(names).size !== names?.length) throw new Error(`columns clash: ${names}`)
          checkedSql.add(sql)
        }
        const result = await counted.all()
        return result.results.map((row) => Object.values(row))
      },
    }
    const proxy = counted as unknown as D1PreparedStatement
    inner.set(proxy, statement)
    return proxy
  }

  const proxy = {
    prepare: (sql: string) => wrap(sql, d1.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      cost.queries += statements.length
      const results = await asked(d1.batch(statements.map((s) => inner.get(s) ?? s)))
      if (results?.length !== statements.length) throw new Down('database', nonsense())
      for (const result of results) count(result)
      return results
    },
  }
  return proxy as unknown as D1Database
}

export function countedLibsql(client: LibsqlClient, cost: Cost): LibsqlClient {
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (key === 'execute') cost.queries += 1
        if (key === 'batch' && Array.isArray(args[0])) cost.queries += args[0].length
        const answer: unknown = Reflect.apply(value, target, args)
        return answer instanceof Promise ? asked(answer) : answer
      }
    },
  })
}
