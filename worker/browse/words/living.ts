/** Whether a word stands in the title of something on offer, and how it is written there. */
import { type SQL, sql } from 'drizzle-orm'
import { exactText, foldText, titled, wordsOf } from '../../db/fold.ts'

/** The newest hits that are looked at, two rows each: behind them nothing of a word may be on offer. */
const HITS_SEEN = 2

const MARK = titled('x').slice(0, -1)

/**
 * The title of something on offer that a full-text expression finds, or null: nothing that is hidden, deleted or traded lends
 * its words. `match`: the expression, in SQL.
 */
export const titleOf = (match: SQL): SQL<string | null> => sql`(select title from
  (select rowid as found_id from items_fts where items_fts match ${match} order by rowid desc limit ${sql.raw(String(HITS_SEEN))})
  cross join items on items.id = found_id where deleted_at is null and trade_status = 'available' limit 1)`

/** The expression of a word of titles; `word` in SQL, letters alone. */
export const inTitles = (word: SQL): SQL =>
  sql`('search_exact : "' || ${sql.raw(`'${MARK}'`)} || ${word} || '"')`

/** A folded word as a title writes it: "camara" in "Cámara de fotos" is "cámara". */
export function asWritten(word: string, title: string): string {
  return wordsOf(exactText(title)).find((one) => foldText(one) === word) ?? word
}
