/** Counts what a request costs the database, at the driver, so that nothing is counted by hand. */
import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import type { Client } from '@libsql/client'
import { isOfStatement } from './batch.ts'
import { Down, nonsense } from './down.ts'

/** What the database did for one request. Row counts are absent where the engine does not tell (libSQL). */
export type Cost = {
  queries: number
  /** One after the other: what is sent only once something else was answered is a further one (J345). */
  trips: number
  rowsRead: number
  rowsWritten: number
}

/** How many trips of a request are over: what is sent then begins the next. Whatever connections it has. */
const tripsOver = new WeakMap<Cost, number>()

async function onTrip<T>(cost: Cost, work: () => PromiseLike<T>): Promise<T> {
  const trip = (tripsOver.get(cost) ?? 0) + 1
  cost.trips = Math.max(cost.trips, trip)
  try {
    return await work()
  } finally {
    tripsOver.set(cost, Math.max(tripsOver.get(cost) ?? 0, trip))
  }
}

/** What a statement that changes something waits for; it is not sent where that rejects. */
export type Sure = Promise<unknown> | undefined

const READS = /^\s*(?:select\b|with\b(?!.*\b(?:insert|update|delete|replace)\b))/is

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
export function countedD1(d1: D1Database, cost: Cost, verify: boolean, sure?: Sure): D1Database {
  const inner = new WeakMap<object, D1PreparedStatement>()
  const writing = new WeakSet<object>()

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
        if (sure && !READS.test(sql)) await sure
        cost.queries += 1
        const result = await onTrip(cost, () => asked(statement.all<Record<string, unknown>>()))
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
    if (!READS.test(sql)) writing.add(proxy)
    return proxy
  }

  const proxy = {
    prepare: (sql: string) => wrap(sql, d1.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      if (sure && statements.some((one) => writing.has(one))) await sure
      cost.queries += statements.length
      const sent = statements.map((s) => inner.get(s) ?? s)
      const results = await onTrip(cost, () => asked(d1.batch(sent)))
      if (results?.length !== statements.length) throw new Down('database', nonsense())
      for (const result of results) count(result)
      return results
    },
  }
  return proxy as unknown as D1Database
}

type LibsqlStatement = string | { sql: string } | [string, ...unknown[]]

const isWriting = (statement: LibsqlStatement): boolean => {
  const [sql] = Array.isArray(statement) ? statement : [statement]
  return !READS.test(typeof sql === 'string' ? sql : sql.sql)
}

export function countedLibsql(client: LibsqlClient, cost: Cost, sure?: Sure): LibsqlClient {
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      if (key !== 'execute' && key !== 'batch') {
        return (...args: unknown[]) => {
          const answer: unknown = Reflect.apply(value, target, args)
          return answer instanceof Promise ? asked(answer) : answer
        }
      }
      return async (...args: unknown[]) => {
        // What the client takes as its first: one statement, or a list of them.
        const sent = (key === 'batch' ? args[0] : [args[0]]) as LibsqlStatement[]
        const changes = sent.some(isWriting)
        if (sure && changes) await sure
        cost.queries += sent.length
        // Begun as one that reads, it would lose to whoever writes in the meantime: it waits for its turn from the start.
        const all = key === 'batch' && changes ? [sent, 'write'] : args
        return onTrip(cost, () => asked(Reflect.apply(value, target, all) as Promise<unknown>))
      }
    },
  })
}
