/**
 * Cron: what people wrote before texts were cleaned by their kind (J127), as it would be stored today: from the first
 * row of each table to the last, once, so many a run. Nobody is told and no edit counts: to the eye nothing changed.
 * Items have their own walk (items/renew-columns.ts), since what they are found by is made of their texts.
 */
import { asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { users } from '../accounts/tables.ts'
import { runBatch, type Statement } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import { counters, countersOf, putCounter } from '../db/counters.ts'
import type { Ctx } from '../http/context.ts'
import { reviews } from '../reputation/tables.ts'
import { cleanLine, cleanName, cleanText } from '../text/terms.ts'
import { trades } from '../trades/tables.ts'

/** Raised with each new rule of cleaning: the walks begin anew. */
const RULES = 1
/** Rows a run; a batch changes as many in one statement. */
const AT_ONCE = 200
/** While it is there another name of the same person is the same name (migrations/0023_private_details.sql). */
const MARK = 'texts_rewriting'

type Clean = (text: string) => string
type Written = { name: string; table: SQLiteTable; texts: Readonly<Record<string, Clean>> }

const cleanList: Clean = (json) => {
  const words: string[] = JSON.parse(json)
  return JSON.stringify([...new Set(words.map(cleanLine).filter(Boolean))])
}

/** Not a phone number: nobody else is shown it, and another spelling of it would be another one to its proof. */
const WRITTEN: readonly Written[] = [
  {
    name: 'people',
    table: users,
    texts: {
      firstName: cleanName,
      lastName: cleanName,
      city: cleanLine,
      address: cleanLine,
      occupation: cleanLine,
      bio: cleanText,
      skills: cleanList,
      interests: cleanList,
    },
  },
  {
    name: 'trades',
    table: trades,
    texts: {
      message: cleanText,
      responseMessage: cleanText,
      cancellationReason: cleanText,
      cancellationResponse: cleanText,
      meetingLocation: cleanLine,
      meetingNotes: cleanText,
    },
  },
  {
    name: 'reviews',
    table: reviews,
    texts: { title: cleanLine, comment: cleanText, tags: cleanList, answer: cleanText },
  },
]
const doneOf = ({ name }: Written) => `texts_rules_${name}`
const reachedOf = ({ name }: Written) => `texts_reached_${name}`

/** Answers how many rows changed. */
export async function rewriteOldTexts({ db }: Ctx): Promise<number> {
  const names = WRITTEN.flatMap((one) => [doneOf(one), reachedOf(one)])
  const kept = await countersOf(db, names)
  const next = WRITTEN.find((one) => (kept.get(doneOf(one)) ?? 0) < RULES)
  return next ? rewrite(db, next, kept.get(reachedOf(next)) ?? 0) : 0
}

type Row = { id: number } & Record<string, string | null>

async function rewrite(db: Db, written: Written, after: number): Promise<number> {
  const { table, texts } = written
  const columns = getTableColumns(table)
  const fields = Object.keys(texts)
  const rowid = sql<number>`${table}.rowid`
  // As they are stored: lists too.
  const stored = fields.map((field) => [field, sql`${columns[field]}`.as(field)] as const)
  const found = (await db
    .select({ id: rowid.as('id'), ...Object.fromEntries(stored) })
    .from(table)
    .where(gt(rowid, after))
    .orderBy(asc(rowid))
    .limit(AT_ONCE)) as Row[]
  const changed = found.flatMap((row) => {
    const clean = fields.map((field) => cleaned(row[field] ?? null, texts[field]))
    const isSame = clean.every((text, i) => text === (row[fields[i] ?? ''] ?? null))
    return isSame ? [] : [[row.id, ...clean, ...fields.map((field) => row[field] ?? null)]]
  })
  const isEnd = found.length < AT_ONCE
  const statements: Statement[] = [
    putCounter(db, reachedOf(written), isEnd ? 0 : (found.at(-1)?.id ?? 0)),
  ]
  if (isEnd) statements.push(putCounter(db, doneOf(written), RULES))
  if (changed.length > 0) {
    const at = (i: number) => sql.raw(`json_extract(new.value, '$[${i}]')`)
    // What was edited meanwhile is as it was written then.
    const set = fields.map((field, i) => {
      const now = sql`${columns[field]}`
      return [
        field,
        sql`iif(${now} is ${at(1 + fields.length + i)}, ${at(1 + i)}, ${now})`,
      ] as const
    })
    statements.push(
      putCounter(db, MARK, 1),
      db
        .update(table)
        .set(Object.fromEntries(set))
        .from(sql`json_each(${JSON.stringify(changed)}) as new`)
        .where(eq(rowid, at(0))),
      db.delete(counters).where(eq(counters.name, MARK)),
    )
  }
  await runBatch(db, statements)
  return changed.length
}

/** What nothing would be left of stays: no rule of today has an answer for it, and an empty name is that of who left. */
const cleaned = (text: string | null, clean: Clean | undefined): string | null =>
  text === null || !clean ? text : clean(text) || text
