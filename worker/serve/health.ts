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
import { roomOf } from '../trades/room/room-client.ts'

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

/** No trade has this number: its room holds nothing, and answers who is no party with 404. */
const NO_TRADE = 0
/** Where no photo is: whether there is one is asked, and nothing fetched. */
const NO_PHOTO = 'health'

/** Whether it answers at all; what a product does without is not asked. */
async function answers(asked: Promise<unknown> | undefined): Promise<boolean> {
  try {
    await asked
    return true
  } catch (error) {
    logFailure('health', error)
    return false
  }
}

const askRoom = (ctx: Ctx) =>
  ctx.env.TRADE_ROOM && roomOf(ctx, NO_TRADE).fetch(new Request('https://room.invalid/'))

export const health = new Hono<AppEnv>().get('/', async (c) => {
  const ctx = c.get('ctx')
  const [state, bucket, rooms] = await Promise.all([
    databaseState(ctx),
    answers(ctx.env.PHOTOS?.head(NO_PHOTO)),
    answers(askRoom(ctx)),
  ])
  const { ENVIRONMENT: environment } = ctx.settings
  const common = { version, environment, database: engineOf(ctx.settings) }
  const lacks = [!bucket && 'bucket_unreachable', !rooms && 'rooms_unreachable']
  const reason = 'reason' in state ? state.reason : lacks.find((lack) => lack !== false)
  const told = { ...common, ...state, bucket, rooms, ...(reason && { reason }) }
  const status = reason === undefined ? 'ok' : 'unavailable'
  return c.json({ status, ...told }, reason === undefined ? 200 : 503, {
    'cache-control': 'no-store',
  })
})
