/**
 * Cron: the words of titles, as the full-text index has them, round by round through the alphabet. A word comes within a round
 * and goes within a round; whoever offers one looks first whether something on offer has it (living.ts).
 */
import { and, gte, lt, sql } from 'drizzle-orm'
import { runBatch, type Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import { countersOf, isDue, putCounter } from '../../db/counters.ts'
import { listed } from '../../db/listed.ts'
import { HOUR } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import { type Change, type Counted, changeOf } from './rules.ts'
import { formsOfSpelling } from './spelling.ts'
import { misspellings, vocabulary, vocabularyStarts } from './tables.ts'
import { MEANT_MIN } from './terms.ts'

const BEGAN = 'vocabulary_began_at'
/** Where the round stands: the number of the next two first letters, 0 between rounds. */
const REACHED = 'vocabulary_reached'
/** Words of the index that a run reads. */
const READ_AT_ONCE = 1_000
const PAIRS = 26 * 26
const A = 'a'.charCodeAt(0)
/** Behind all words of letters. */
const BEHIND_Z = '{'

const pairOf = (n: number): string =>
  n >= PAIRS ? BEHIND_Z : String.fromCharCode(A + Math.floor(n / 26), A + (n % 26))

/** The number of the first pair that is not before these two letters, whatever they are. */
function numberOf(letters: string): number {
  const [first = A, second = A] = [letters.charCodeAt(0) || A, letters.charCodeAt(1) || A]
  return Math.min((first - A) * 26 + Math.min(Math.max(second - A, 0), 26), PAIRS)
}

/** Answers how many words came, went or changed. */
export async function fillVocabulary(ctx: Ctx): Promise<number> {
  const { db } = ctx
  const now = ctx.clock.now()
  const kept = await countersOf(db, [BEGAN, REACHED])
  const from = kept.get(REACHED) ?? 0
  if (from === 0 && !isDue(kept.get(BEGAN), now, HOUR)) return 0
  const { found, until } = await wordsFrom(db, from)
  const before = await keptBetween(db, pairOf(from), pairOf(until))
  const change = changeOf(before, found)
  await runBatch(db, [
    ...writes(db, change),
    ...(from === 0 ? [putCounter(db, BEGAN, now)] : []),
    putCounter(db, REACHED, until >= PAIRS ? 0 : until),
  ])
  return change.gone.length + change.put.length
}

/** Whole pairs of first letters from one on, as many as are read at once; of a larger pair its first words. */
async function wordsFrom(db: Db, from: number): Promise<{ found: Counted[]; until: number }> {
  const read = await db
    .select({ word: sql<string>`substr(term, 2)`, items: sql<number>`doc` })
    .from(sql`items_fts_words`)
    .where(sql`term >= ${`§${pairOf(from)}`} and term < ${`§${BEHIND_Z}`}`)
    .orderBy(sql`term`)
    .limit(READ_AT_ONCE)
  if (read.length < READ_AT_ONCE) return { found: read, until: PAIRS }
  const reached = numberOf(read.at(-1)?.word ?? BEHIND_Z)
  if (reached <= from) return { found: read, until: from + 1 }
  return { found: read.filter(({ word }) => word < pairOf(reached)), until: reached }
}

async function keptBetween(db: Db, from: string, until: string) {
  const words = db
    .select()
    .from(vocabulary)
    .where(and(gte(vocabulary.word, from), lt(vocabulary.word, until)))
  const starts = db
    .select()
    .from(vocabularyStarts)
    .where(and(gte(vocabularyStarts.start, from), lt(vocabularyStarts.start, until)))
  const [kept, ready] = await Promise.all([words, starts])
  return { words: kept, starts: ready }
}

function writes(db: Db, { gone, put, fresh, staleStarts, starts }: Change): Statement[] {
  const some = (list: readonly unknown[], statement: () => Statement) =>
    list.length > 0 ? [statement()] : []
  const formsOf = (words: string[]) =>
    words
      .filter((word) => word.length >= MEANT_MIN)
      .flatMap((word) => formsOfSpelling(word).map(({ form, at }) => [form, word, at]))
  const lost = formsOf(gone)
  const forms = formsOf(fresh)
  const part = (i: number) => sql.raw(`json_extract(value, '$[${i}]')`)
  return [
    ...some(gone, () => db.delete(vocabulary).where(sql`word in ${listed(gone)}`)),
    ...some(lost, () =>
      db
        .delete(misspellings)
        .where(
          sql`(form, word) in (select ${part(0)}, ${part(1)} from json_each(${JSON.stringify(lost)}))`,
        ),
    ),
    ...some(put, () =>
      db
        .insert(vocabulary)
        .select(
          sql`select ${part(0)}, ${part(1)} from json_each(${JSON.stringify(put.map(({ word, items }) => [word, items]))}) where true`,
        )
        .onConflictDoUpdate({ target: vocabulary.word, set: { items: sql`excluded.items` } }),
    ),
    ...some(forms, () =>
      db
        .insert(misspellings)
        .select(
          sql`select ${part(0)}, ${part(1)}, ${part(2)} from json_each(${JSON.stringify(forms)}) where true`,
        ),
    ),
    ...some(staleStarts, () =>
      db.delete(vocabularyStarts).where(sql`start in ${listed(staleStarts)}`),
    ),
    ...some(starts, () =>
      db
        .insert(vocabularyStarts)
        .select(
          sql`select ${part(0)}, ${part(1)} from json_each(${JSON.stringify(starts.map(({ start, words }) => [start, JSON.stringify(words)]))}) where true`,
        )
        .onConflictDoUpdate({
          target: vocabularyStarts.start,
          set: { words: sql`excluded.words` },
        }),
    ),
  ]
}
