/** Every change of more than one row is ONE batch; this is the only module that reads database errors. */
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from './connect.ts'

export type Statement = BatchItem<'sqlite'>

/** At most so many statements a batch: what it costs must not grow with what it touches. */
export const MAX_BATCH_STATEMENTS = 15

/** Runs all or nothing, in order. Throws the engine's error: see `lostConstraint`. */
export async function runBatch(db: Db, statements: Statement[]): Promise<unknown[]> {
  const [first, ...rest] = statements
  if (!first) return []
  if (statements.length > MAX_BATCH_STATEMENTS) {
    throw new Error(`a batch of ${statements.length} statements`)
  }
  return db.batch([first, ...rest])
}

const CONSTRAINT =
  /(?:UNIQUE|CHECK|NOT NULL|FOREIGN KEY|PRIMARY KEY) constraint failed(?:: ([\w.]+(?:, [\w.]+)*))?/

/**
 * Which constraint made a statement or batch fail: "users.email", "balance_not_negative",
 * "foreign key", or null when the error is something else.
 */
export function lostConstraint(error: unknown): string | null {
  const found = inMessages(error, CONSTRAINT)
  return found && (found[1]?.split(', ')[0] ?? 'foreign key')
}

/** Where one column has a unique index and NOT NULL as its guard: which of them it was. */
export const isDoubled = (error: unknown): boolean =>
  inMessages(error, CONSTRAINT)?.[0].startsWith('UNIQUE') === true

/** SQLite's own words for a statement that is wrong or loses: asked again it would fail again. */
const OF_STATEMENT =
  /\bSQLITE_(?:ERROR|CONSTRAINT|MISMATCH|RANGE|TOOBIG|MISUSE)|constraint failed|no such (?:table|column)|D1_TYPE_ERROR/

/** The database answered, and it was no; anything else that a driver throws is a database that is down. */
export const isOfStatement = (error: unknown): boolean => inMessages(error, OF_STATEMENT) !== null

/** The database answers, but was never migrated. */
export function lacksTable(error: unknown, table: string): boolean {
  return inMessages(error, /no such table: (?:main\.)?(\w+)/)?.[1] === table
}

/** Walks `cause`: D1 wraps in Error, libSQL in LibsqlBatchError, Drizzle in DrizzleQueryError with SQL. */
function inMessages(error: unknown, pattern: RegExp): RegExpExecArray | null {
  let current: unknown = error
  for (let depth = 0; depth < 8 && current instanceof Error; depth += 1) {
    const found = pattern.exec(current.message)
    if (found) return found
    current = current.cause
  }
  return null
}
