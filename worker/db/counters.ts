/** Numbers by name: counts that triggers keep (migrations/0002_items.sql), and how far the cron jobs have come. */
import { inArray } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Statement } from './batch.ts'
import type { Db } from './connect.ts'

export const counters = sqliteTable('counters', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
})

/** Those that are there. */
export async function countersOf(db: Db, names: string[]): Promise<Map<string, number>> {
  const rows = await db.select().from(counters).where(inArray(counters.name, names))
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** For a batch with what it counts. */
export const putCounter = (db: Db, name: string, value: number): Statement =>
  db
    .insert(counters)
    .values({ name, value })
    .onConflictDoUpdate({ target: counters.name, set: { value } })

/** Whether what was done at `last` is to be done again, each `every` ms; never done, it is. */
export const isDue = (last: number | undefined, now: number, every: number): boolean =>
  // In the future when the clock was set back: that is no reason to wait for it.
  last === undefined || last > now || now - last >= every
