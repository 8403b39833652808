/** A D1 whose answers to batches get lost on the way back: it was done, and the caller does not know. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

export function withLostAnswers(d1: D1Database): D1Database {
  const batch = async (statements: D1PreparedStatement[]) => {
    await d1.batch(statements)
    throw new Error('answer lost')
  }
  return { prepare: d1.prepare.bind(d1), batch } as unknown as D1Database
}
