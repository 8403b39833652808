/**
 * One `Db`, two engines: Drizzle over D1 (the default) or over libSQL (when DATABASE_URL is set).
 * Stores use only what both have. Both are counted: queries, and rows where the engine tells.
 */
import { createClient } from '@libsql/client/web'
import { type DrizzleD1Database, drizzle as drizzleD1 } from 'drizzle-orm/d1'
import { drizzle as drizzleLibsql } from 'drizzle-orm/libsql/web'
import type { Bindings, Settings } from '../env.ts'

import { type Cost, countedD1, countedLibsql, type LibsqlClient, type Sure } from './counted.ts'

/** The query builder that stores write against. Interactive transactions exist on neither edge. */
export type Db = Omit<
  DrizzleD1Database,
  'transaction' | '$client' | 'run' | 'all' | 'get' | 'values'
>

/** Over the network nobody else ends a wait; D1 has limits of its own. */
export const LIBSQL_TIMEOUT_MS = 10_000

const limitedFetch = (request: Request): Promise<Response> =>
  fetch(request, { signal: AbortSignal.timeout(LIBSQL_TIMEOUT_MS) })

export type Engine = 'd1' | 'libsql'

export function engineOf(settings: Settings): Engine {
  return settings.DATABASE_URL ? 'libsql' : 'd1'
}

/** `sure`: what writes wait for, and come to nothing without. */
export function connect(env: Bindings, settings: Settings, cost: Cost, sure?: Sure): Db {
  if (settings.DATABASE_URL) {
    const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = settings
    return overLibsql(createClient({ url, authToken, fetch: limitedFetch }), cost, sure)
  }
  return drizzleD1(countedD1(env.DB, cost, settings.ENVIRONMENT === 'local', sure))
}

/** Also used by the store tests, which hand in a client on a file. */
export function overLibsql(client: LibsqlClient, cost: Cost, sure?: Sure): Db {
  // Drizzle types its drivers apart although the builders are the same; the store tests run on both.
  return drizzleLibsql(countedLibsql(client, cost, sure)) as unknown as Db
}
