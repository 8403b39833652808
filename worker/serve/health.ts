/** GET /api/health: what a newcomer's start command, a deploy and a monitor ask. */
import { sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { Hono } from 'hono'
import { version } from '../../package.json'
import { lacksTable } from '../db/batch.ts'
import { engineOf } from '../db/connect.ts'
import { MIGRATIONS } from '../db/migrations.ts'
import type { AppEnv, Ctx } from '../http/context.ts'
import { logFailure } from '../http/log.ts'

/** Written by `npm run db:migrate` (wrangler's own table and, over libSQL, ours of the same shape). */
const applied = sqliteTable('d1_migrations', { id: integer('id').primaryKey(), name: text('name') })

type State = { migrations: number } | { reason: 'database_unreachable' | 'database_behind' }

async function databaseState(ctx: Ctx): Promise<State> {
  try {
    const rows = await ctx.db.select({ name: applied.name }).from(applied).orderBy(sql`id`)
    const names = new Set(rows.map((r) => r.name))
    if (!MIGRATIONS.every((m) => names.has(m))) return { reason: 'database_behind' }
    return { migrations: rows.length }
  } catch (error) {
    if (lacksTable(error, 'd1_migrations')) return { reason: 'database_behind' }
    logFailure('health', error)
    return { reason: 'database_unreachable' }
  }
}

export const health = new Hono<AppEnv>().get('/', async (c) => {
  const ctx = c.get('ctx')
  const state = await databaseState(ctx)
  const { ENVIRONMENT: environment } = ctx.settings
  const common = { version, environment, database: engineOf(ctx.settings) }
  const ok = 'migrations' in state
  return c.json({ status: ok ? 'ok' : 'unavailable', ...common, ...state }, ok ? 200 : 503, {
    'cache-control': 'no-store',
  })
})
