/** Health over libSQL, the other engine. */
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '../db/migrations.ts'
import type { AppEnv } from '../http/context.ts'
import { libsqlContext } from '../testing/libsql.ts'
import { health } from './health.ts'

test('a database that was never migrated is behind; a migrated one is counted', async () => {
  const { ctx, client, close } = await libsqlContext()
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('ctx', ctx)
      await next()
    })
    .route('/', health)
  const without = await app.request('/')
  expect(without.status).toBe(503)
  expect(await without.json()).toMatchObject({ reason: 'database_behind' })

  await client.execute('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)')
  for (const args of MIGRATIONS.map((name) => [name])) {
    await client.execute({ sql: 'INSERT INTO d1_migrations (name) VALUES (?)', args })
  }
  const migrated = await app.request('/')
  expect(migrated.status).toBe(200)
  expect(await migrated.json()).toMatchObject({ status: 'ok', migrations: MIGRATIONS.length })
  await close()
})
