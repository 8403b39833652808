/** Mails of the last days to the person, or about them; they are kept 30 days (worker/mail/outbox.ts). */
import { and, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { runBatch } from '../../db/batch.ts'
import type { Ctx } from '../../http/context.ts'
import { outbox } from '../../mail/tables.ts'
import { isName, toldName } from '../../text/names/terms.ts'
import type { Leaver } from './removal.ts'

/** Nobody is looked up by address: the table is walked once, so many rows a piece. */
const ROWS_AT_ONCE = 5_000

const namesOf = (firstName: string) =>
  [...new Set([firstName, toldName(firstName)])].filter(
    (name) => name === firstName || isName(name),
  )

export async function removeMails(
  ctx: Ctx,
  { email, firstName, closedAt }: Leaver,
  reached: string | null,
): Promise<string | null> {
  const { db } = ctx
  const after = Number(reached ?? 0)
  const [piece] = await db
    .select({ last: sql<number | null>`max(id)`.as('last') })
    .from(sql`(select id from outbox where id > ${after} order by id limit ${ROWS_AT_ONCE})`)
  const last = piece?.last ?? null
  if (last === null) return null
  const these = and(gt(outbox.id, after), lte(outbox.id, last))
  await runBatch(db, [
    // Since the account was closed the address may be somebody else's.
    db
      .delete(outbox)
      .where(and(these, eq(outbox.recipient, email), lte(outbox.createdAt, closedAt ?? 0))),
    // Sent to others: it told them, and is of no use here any more.
    db
      .update(outbox)
      .set({ subject: '', textBody: '', htmlBody: '' })
      .where(
        and(
          these,
          ne(outbox.status, 'pending'),
          // A name from before stands there as it may be told (D59).
          sql`exists (select 1 from json_each(${JSON.stringify(namesOf(firstName))}) as name
            where instr(${outbox.subject}, name.value) or instr(${outbox.textBody}, name.value))`,
        ),
      ),
  ])
  return String(last)
}
