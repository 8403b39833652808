/** What a search without a hit would have been with one letter more, less, another or moved. */
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { foldText } from '../../db/fold.ts'
import { asWritten, inTitles, titleOf } from './living.ts'
import { formsOfSpelling, meantBy, numbersOf } from './spelling.ts'
import { MISTYPED_MIN, WORD_MAX } from './terms.ts'

/** Words of a search that are looked at, and likenesses of all of them: with them it reads 280 rows at most. */
const LOOKED_AT = 3
const ALIKE_MAX = 24

/** A word that may be mistyped, or two that may be one; `at`, `length`: which of the words asked. */
type Suspect = { typed: string; at: number; length: 1 | 2 }
type Near = { nth: number; word: string; items: number; title: string }

/**
 * The words with those that nothing is called replaced; null when none can be. `ways`: of a folded word, all that it is found
 * by: what is written so is no mistake.
 */
export async function correctedWords(
  db: Db,
  words: readonly string[],
  ways: (word: string) => string[],
): Promise<string[] | null> {
  const suspects = suspectsOf(words)
  if (suspects.length === 0) return null
  const near = await nearWords(db, suspects)
  const known = suspects.filter(({ typed, length }, nth) => {
    const right = new Set(length === 2 ? [] : ways(typed))
    return near.some((one) => one.nth === nth && right.has(one.word))
  })
  const corrected = [...words]
  let isOther = false
  for (const [nth, suspect] of suspects.entries()) {
    const { typed, at, length } = suspect
    const isTaken = words.slice(at, at + length).some((_, i) => corrected[at + i] !== words[at + i])
    const isKnown = known.some((one) => one.length === 1 && one.at >= at && one.at < at + length)
    if (isTaken || isKnown) continue
    const among = near.filter((one) => one.nth === nth)
    const meant = length === 2 ? among.find(({ word }) => word === typed) : meantBy(typed, among)
    if (!meant) continue
    corrected[at] = asWritten(meant.word, meant.title)
    if (length === 2) corrected[at + 1] = ''
    isOther = true
  }
  return isOther ? corrected.filter((word) => word !== '') : null
}

const isWord = (word: string) => /^[a-z]+$/.test(word)
const mayBeMistyped = (word: string) =>
  isWord(word) && word.length >= MISTYPED_MIN && word.length <= WORD_MAX

/** Two words that are one come first: "note book" is no misspelt "note". */
function suspectsOf(words: readonly string[]): Suspect[] {
  const folded = words.map(foldText)
  const pairs = folded.slice(0, -1).map((word, at) => {
    const next = folded[at + 1] ?? ''
    return { typed: isWord(word) && isWord(next) ? word + next : '', at, length: 2 as const }
  })
  const singles = folded.map((typed, at) => ({ typed, at, length: 1 as const }))
  const first = (list: Suspect[]) =>
    list.filter(({ typed }) => mayBeMistyped(typed)).slice(0, LOOKED_AT)
  return [...first(pairs), ...first(singles)]
}

const formsFor = (typed: string, length: Suspect['length']) =>
  length === 2 ? [{ form: typed, at: 0 }] : numbersOf(typed).flatMap(formsOfSpelling)

/**
 * Words of titles that share a form with a suspect. Both left out a letter at nearly one place: of "rrr" and of "rr" the first
 * is left out, so that they may lie two apart.
 */
async function nearWords(db: Db, suspects: Suspect[]): Promise<Near[]> {
  const forms = suspects.flatMap(({ typed, length }, nth) =>
    formsFor(typed, length).map(({ form, at }) => [nth, form, at]),
  )
  const part = (i: number) => sql.raw(`json_extract(value, '$[${i}]')`)
  const asked = sql`(select ${part(0)} as nth, ${part(1)} as typed_form, ${part(2)} as typed_at from json_each(${JSON.stringify(forms)}))`
  const alike = sql`(select nth, misspellings.word as word from ${asked} cross join misspellings
    on misspellings.form = typed_form and (typed_at = 0 or at = 0 or abs(at - typed_at) <= 2) limit ${ALIKE_MAX})`
  const rows = await db
    .select({
      nth: sql<number>`nth`,
      word: sql<string>`alike.word`,
      items: sql<number>`vocabulary.items`,
      title: titleOf(inTitles(sql.raw('alike.word'))),
    })
    .from(sql`${alike} as alike cross join vocabulary on vocabulary.word = alike.word`)
  return rows.filter((row): row is Near => row.title !== null)
}
