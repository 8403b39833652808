import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { limitCounters } from '../http/guards/limits.ts'
import { testContext } from '../testing/app.ts'
import { lostConstraint, runBatch } from './batch.ts'

const counter = (key: string) => ({ key, count: 1, resetsAt: 1 })

test('a batch is all or nothing, and tells which constraint it lost', async () => {
  const { ctx } = testContext()
  await ctx.db.insert(limitCounters).values(counter('taken'))
  const lost = await runBatch(ctx.db, [
    ctx.db.insert(limitCounters).values(counter('fresh')),
    ctx.db.insert(limitCounters).values(counter('taken')),
  ]).catch((error: unknown) => lostConstraint(error))
  expect(lost).toBe('limit_counters.key')
  expect(await ctx.db.select().from(limitCounters).where(eq(limitCounters.key, 'fresh'))).toEqual(
    [],
  )
})

test('a guard that finds nothing writes NULL into NOT NULL and undoes the batch', async () => {
  const { ctx } = testContext()
  const lost = await runBatch(ctx.db, [
    ctx.db.insert(limitCounters).values(counter('guarded')),
    ctx.db.insert(limitCounters).values({
      ...counter('guard'),
      count: sql`(select count from limit_counters where key = 'absent')`,
    }),
  ]).catch((error: unknown) => lostConstraint(error))
  expect(lost).toBe('limit_counters.count')
})

test('errors that are no constraint are not taken for one', () => {
  expect(lostConstraint(new Error('network down'))).toBeNull()
  expect(lostConstraint('UNIQUE constraint failed: a.b')).toBeNull()
})

test('what a request costs is counted at the driver', async () => {
  const { ctx, cost } = testContext()
  await ctx.db.insert(limitCounters).values(counter('counted'))
  await ctx.db.select().from(limitCounters).where(eq(limitCounters.key, 'counted'))
  expect(cost).toEqual({ queries: 2, trips: 2, rowsRead: 1, rowsWritten: expect.any(Number) })
  expect(cost.rowsWritten).toBeGreaterThan(0)
})

test('two result columns of one name are refused instead of silently collapsing', async () => {
  const { ctx } = testContext()
  await env.DB.prepare("INSERT OR REPLACE INTO limit_counters VALUES ('twice', 1, 1)").run()
  const twice = { a: limitCounters.key, b: sql`key` }
  await expect(ctx.db.select(twice).from(limitCounters)).rejects.toThrow()
})
