/**
 * Words as full-text expressions and as tests on a single row. Both say the same: a list that walks a
 * sort index finds what the full-text index would have found.
 */
import { and, not, or, type SQL, sql } from 'drizzle-orm'
import { foldText, titled } from '../db/fold.ts'
import { items } from '../items/tables.ts'
import { smallOf, waysOf } from './asked-words.ts'
import type { Text } from './plan.ts'

/** D7: a group of exact hits and of those in the title, then the rest; 'any' is both. */
export type Group = 0 | 1 | 'any'

/** One letter would begin half of all words. */
const PREFIX_MIN = 2

type Alternatives = { whole: string[]; start: string | null }

/** Forms of each word; the last one also counts as a beginning, as it may still be being typed. */
function writtenWords(words: string[]): Alternatives[] {
  return words.map(foldText).map((word, i) => {
    const start = i === words.length - 1 && [...word].length >= PREFIX_MIN ? word : null
    const whole = waysOf(word).filter((form) => start === null || !form.startsWith(start))
    return { whole, start }
  })
}

/** With those of the small thing, which are no first hits: "cocinita" is a toy. */
function foldedWords(words: string[]): Alternatives[] {
  return writtenWords(words).map(({ whole, start }, i) => ({
    whole: [...whole, ...smallOf(foldText(words[i] ?? ''))],
    start,
  }))
}

/** The word as it was written anywhere, or any of its forms in the title. */
function firstWords(words: string[]): Alternatives[] {
  return writtenWords(words).map(({ whole, start }, i) => ({
    whole: [words[i] ?? '', ...whole.map(titled)],
    start: start && titled(start),
  }))
}

function placeWords(words: string[]): Alternatives[] {
  return words.map((word, i) =>
    i === words.length - 1 && [...word].length >= PREFIX_MIN
      ? { whole: [], start: word }
      : { whole: [word], start: null },
  )
}

/** Letters, digits and what is between the words of a phrase; quoted all the same, so that no text is ever syntax (case 14). */
const quoted = (words: string) => `"${words.replaceAll('"', '""')}"`

function anyOf({ whole, start }: Alternatives): string {
  return `(${[...whole.map(quoted), ...(start ? [`${quoted(start)} *`] : [])].join(' OR ')})`
}

/** An FTS5 expression over items_fts. Call only with at least one word, place or tag. */
export function matchOf(text: Text, group: Group): string {
  const exact = firstWords(text.words).map((w) => `{search_exact} : ${anyOf(w)}`)
  const folded = foldedWords(text.words).map((w) => `{search_folded} : ${anyOf(w)}`)
  const rest = [
    ...placeWords(text.place).map((w) => `{search_place} : ${anyOf(w)}`),
    ...text.tags.map((tag) => `{search_tags} : ${quoted(tag)}`),
  ]
  if (group === 0 && exact.length > 0) return [...exact, ...rest].join(' AND ')
  const all = [...folded, ...rest].join(' AND ')
  return group === 1 ? `(${all}) NOT (${exact.join(' AND ')})` : all
}

/** The same as a condition on one row of items. */
export function rowMatches(text: Text, group: Group): SQL | undefined {
  const rest = and(
    ...placeWords(text.place).map((w) => hasAny(items.searchPlace, w)),
    ...text.tags.map((tag) => sql`instr(${items.searchTags}, ${`|${tag}|`}) > 0`),
  )
  if (text.words.length === 0) return rest
  if (group === 0) return and(isExact(text), rest)
  const folded = foldedWords(text.words).map((w) => hasAny(items.searchFolded, w))
  return and(...folded, rest, group === 1 ? not(isExact(text)) : undefined)
}

/** True for the rows of group 0. Call only with words. */
export function isExact(text: Text): SQL {
  const tests = firstWords(text.words).map((w) => hasAny(items.searchExact, w))
  return sql`(${sql.join(tests, sql` and `)})`
}

/** Literal: a query may bind a hundred values, and eight words have more forms. Quoted as well. */
const literal = (words: string) => sql.raw(`'${words.replaceAll("'", "''")}'`)

type TextColumn = typeof items.searchExact | typeof items.searchFolded | typeof items.searchPlace

/** Words stand between single spaces, so a padded text holds ' word ' exactly when it has the word. */
function hasAny(column: TextColumn, { whole, start }: Alternatives): SQL {
  const tests = whole.map(
    (word) => sql`instr(' ' || ${column} || ' ', ${literal(` ${word} `)}) > 0`,
  )
  if (start !== null) tests.unshift(sql`instr(' ' || ${column}, ${literal(` ${start}`)}) > 0`)
  return or(...tests) ?? sql`1`
}
