/** The local outbox: what a person at this machine would have found in the mailbox. */
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { iso } from '../http/clock.ts'
import { unsubscribeHeaders } from '../mail/sendgrid.ts'
import { outbox } from '../mail/tables.ts'

const SHOWN_MAX = 100
/** The newest are looked through: no index is kept for what only local mode asks. */
const LOOKED_AT_MAX = 5_000

/** Newest first. */
export async function writtenMail(db: Db, to: string | undefined) {
  const rows = await db
    .select()
    .from(outbox)
    .where(
      and(
        sql`${outbox.id} > (select max(id) - ${LOOKED_AT_MAX} from outbox)`,
        to === undefined ? undefined : eq(outbox.recipient, to.trim().toLowerCase()),
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(SHOWN_MAX)
  return rows.map((row) => ({
    subject: row.subject,
    text: row.textBody,
    html: row.htmlBody,
    to: row.recipient,
    headers: unsubscribeHeaders(row.unsubscribeUrl),
    kind: row.kind,
    status: row.status,
    createdAt: iso(row.createdAt),
  }))
}
