/** SQL of mails that were given up and can be sent after all: those that keep their texts. */
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { outbox } from './tables.ts'

export const isDeadMail = (id: number) =>
  sql`exists (select 1 from outbox where id = ${id} and status = 'dead' and text_body <> '')`

/** As if it had just been written: with all its attempts. */
export const reviveMail = (db: Db, id: number, now: number) =>
  db.update(outbox).set({ status: 'pending', attempts: 0, nextAt: now }).where(eq(outbox.id, id))
