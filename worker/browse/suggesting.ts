/** What is offered while somebody types, and which words lead on from a search without a hit. */
import { type SQL, sql } from 'drizzle-orm'
import { CATEGORIES, nameIn } from '../categories/terms.ts'
import type { Db } from '../db/connect.ts'
import { exactText, foldText, wordsOf } from '../db/fold.ts'
import { listed } from '../db/listed.ts'
import type { Language } from '../http/terms.ts'
import { HOME } from '../places/reading.ts'
import { wordsAsked } from './asked-words.ts'
import type { Suggestion } from './contract.ts'
import { CATEGORIES_OFFERED, PLACES_OFFERED, RELATED_MAX, SUGGESTIONS_MAX } from './terms.ts'
import { matchOf } from './text.ts'
import { asWritten, inTitles, titleOf } from './words/living.ts'
import { START_MAX, START_MIN, WORDS_OFFERED } from './words/terms.ts'

/** Letters from which on a town, and a category, may be meant. */
const NAME_MIN = 3
/** Words of the index that are read of a beginning that is longer than those kept ready. */
const READ_OF_BEGINNING = 12
/** Towns that are read of a beginning that few share; the rest have their largest ready. */
const TOWNS_READ = 8
/** Words of a search that others are looked for by. */
const RELATED_BY = 3

type Offered = { kind: 'word' | 'place'; name: string; title: string | null }

/** At most 8, one statement of 50 rows: words that follow what is typed in titles on offer, then categories, then towns where something is. */
export async function suggestionsFor(
  db: Db,
  typed: string,
  language: Language,
): Promise<Suggestion[]> {
  const asked = wordsOf(exactText(typed))
  const last = foldText(asked.at(-1) ?? '')
  const whole = foldText(typed)
  if (last.length < START_MIN && whole.length < NAME_MIN) return []
  const offered = await offeredFor(db, asked.slice(0, -1), last, whole)
  const before = asked.slice(0, -1).join(' ')
  const words = offered
    .filter((one) => one.kind === 'word' && one.title !== null)
    .map(({ name, title }) => `${before} ${asWritten(name, title ?? '')}`.trim())
    .filter((text) => foldText(text) !== whole)
    .map((text) => ({ kind: 'word' as const, text }))
  const places = offered
    .filter((one) => one.kind === 'place' && one.title !== null)
    .map(({ name }) => ({ kind: 'place' as const, text: name }))
  const categories = categoriesBy(whole, language)
  const named = [...categories, ...places]
  return [...words.slice(0, SUGGESTIONS_MAX - named.length), ...named]
}

function categoriesBy(whole: string, language: Language): Suggestion[] {
  if (whole.length < NAME_MIN) return []
  const found = CATEGORIES.filter(({ es, en }) =>
    [es, en].some((name) => ` ${foldText(name)}`.includes(` ${whole}`)),
  )
  return found
    .slice(0, CATEGORIES_OFFERED)
    .map((one) => ({ kind: 'category', id: one.id, text: nameIn(one, language) }))
}

async function offeredFor(
  db: Db,
  before: string[],
  last: string,
  whole: string,
): Promise<Offered[]> {
  const rest =
    before.length > 0 ? ` AND ${matchOf({ words: before, place: [], tags: [] }, 'any')}` : ''
  const words = sql`select 'word' as kind, word as name,
    ${titleOf(sql`(${inTitles(sql.raw('word'))} || ${rest})`)} as title from ${wordsBehind(last)}`
  const towns = sql`select 'place' as kind, name,
    ${titleOf(sql`('search_place : "' || folded || '"')`)} as title from ${townsBehind(whole)}`
  const parts = [
    ...(last.length < START_MIN ? [] : [words]),
    ...(whole.length < NAME_MIN ? [] : [towns]),
  ]
  return db
    .select({
      kind: sql<Offered['kind']>`kind`,
      name: sql<string>`name`,
      title: sql<string | null>`title`,
    })
    .from(sql`(${sql.join(parts, sql` union all `)}) as offered`)
}

/** The most frequent words of titles that begin so. */
function wordsBehind(start: string): SQL {
  if (start.length <= START_MAX) return sql`(${readyWords(sql`start = ${start}`)}) as ready`
  return sql`(select word from (select substr(term, 2) as word, doc from items_fts_words
    where term >= ${`§${start}`} and term < ${`§${start}{`} limit ${READ_OF_BEGINNING})
    where word not glob '*[^a-z]*' order by doc desc, word limit ${WORDS_OFFERED}) as ready`
}

const readyWords = (which: SQL) =>
  sql`select value as word from vocabulary_starts cross join json_each(vocabulary_starts.words) where ${which}`

/** The largest towns of the country that begin so. */
function townsBehind(start: string): SQL {
  const ready = sql`select name, folded, population from place_starts cross join json_each(ids) as ready
    cross join places on places.id = ready.value
    where place_starts.start = ${start} and place_starts.country = ${HOME} and ready.key < ${PLACES_OFFERED}`
  const few = sql`select name, folded, population from (select places.* from
    (select 1 where not exists (select 1 from place_starts where start = ${start} and country = ${HOME})) as few
    cross join places where folded >= ${start} and folded < ${`${start}{`} limit ${TOWNS_READ}) where country = ${HOME}`
  return sql`(select name, folded from (${ready} union all ${few}) order by population desc limit ${PLACES_OFFERED}) as towns`
}

/** Words that something on offer is called: those of a search by themselves, then others that begin like them. At most 6. */
export async function relatedWords(db: Db, search: string): Promise<string[]> {
  const words = wordsAsked(search)
    .map(foldText)
    .filter((word) => word.length >= NAME_MIN && /^[a-z]+$/.test(word))
    .slice(0, RELATED_BY)
  if (words.length === 0) return []
  const own = words.length > 1 ? words : []
  const starts = words.map((word) => word.slice(0, START_MAX))
  const like = readyWords(sql`start in ${listed(starts)}`)
  const rows = await db
    .select({
      word: sql<string>`word`,
      title: titleOf(inTitles(sql.raw('word'))),
    })
    .from(
      sql`(select value as word from json_each(${JSON.stringify(own)}) union all ${like}) as related`,
    )
  const written = rows.flatMap(({ word, title }) =>
    title === null ? [] : [asWritten(word, title)],
  )
  const typed = foldText(search)
  return [...new Set(written)].filter((word) => foldText(word) !== typed).slice(0, RELATED_MAX)
}
