/** The local outbox: what a person at this machine would have found in the mailbox. */
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { outbox } from '../mail/tables.ts'

const SHOWN_MAX = 100

/** Newest first. */
export async function writtenMail(db: Db, to: string | undefined) {
  const rows = await db
    .select()
    .from(outbox)
    .where(to === undefined ? undefined : eq(outbox.recipient, to.trim().toLowerCase()))
    .orderBy(desc(outbox.id))
    .limit(SHOWN_MAX)
  return rows.map((row) => ({
    subject: row.subject,
    text: row.textBody,
    html: row.htmlBody,
    to: row.recipient,
    kind: row.kind,
    status: row.status,
    createdAt: new Date(row.createdAt).toISOString(),
  }))
}
