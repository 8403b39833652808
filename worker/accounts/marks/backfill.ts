/** Cron: marks of who was here before there were marks (D60): every mailbox and every proved number, once, so many a run. */
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { runBatch, type Statement } from '../../db/batch.ts'
import { countersOf, putCounter } from '../../db/counters.ts'
import type { Ctx } from '../../http/context.ts'
import { verifications } from '../../verification/tables.ts'
import { users } from '../tables.ts'
import { type Mark, mailboxMark, phoneMark } from './marks.ts'
import { identityMarks } from './tables.ts'

const AT_ONCE = 200
/** The number of the last row that is marked; below zero: all are. */
const REACHED = 'people_marked'
const ALL = -1

/** Answers how many people were marked. */
export async function markPeople(ctx: Ctx): Promise<number> {
  const { db } = ctx
  const reached = (await countersOf(db, [REACHED])).get(REACHED) ?? 0
  if (reached === ALL) return 0
  const rowid = sql<number>`${users}.rowid`
  const found = await db
    .select({
      rowid: rowid.as('number'),
      id: users.id,
      email: users.email,
      country: users.country,
      phone: verifications.subject,
    })
    .from(users)
    .leftJoin(
      verifications,
      and(
        eq(verifications.userId, users.id),
        eq(verifications.kind, 'phone'),
        eq(verifications.status, 'approved'),
      ),
    )
    .where(gt(rowid, reached))
    .orderBy(asc(rowid))
    .limit(AT_ONCE)
  const rows = found
    // Who was removed has no address.
    .filter(({ email }) => email.includes('@'))
    .flatMap(({ id, email, phone, country }) => {
      const marks: Mark[] = [mailboxMark(ctx, email)]
      if (phone) marks.push(phoneMark(ctx, phone, country))
      return marks.map(({ kind, hash }) => [id, kind, hash])
    })
  const last = found.at(-1)
  const next = found.length < AT_ONCE || !last ? ALL : last.rowid
  const statements: Statement[] = [putCounter(db, REACHED, next)]
  if (rows.length > 0) statements.push(insertAll(ctx, rows))
  await runBatch(db, statements)
  return found.length
}

function insertAll({ db, clock }: Ctx, rows: string[][]): Statement {
  const at = (i: number) => sql<string>`json_extract(one.value, ${sql.raw(`'$[${i}]'`)})`
  return db
    .insert(identityMarks)
    .select(
      db
        .select({
          userId: at(0).as('user_id'),
          kind: sql<Mark['kind']>`${at(1)}`.as('kind'),
          hash: at(2).as('hash'),
          createdAt: sql<number>`${clock.now()}`.as('created_at'),
          goesAt: sql<null>`null`.as('goes_at'),
        })
        .from(sql`json_each(${JSON.stringify(rows)}) as one`)
        // Without a condition SQLite takes ON CONFLICT for the join's.
        .where(sql`true`),
    )
    .onConflictDoNothing()
}
