/** SQL of the public list: windows of one index, or of the full-text one, newest or oldest first. */
import { eq, type SQL, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import { meaningsOf } from '../../browse/region-words.ts'
import type { Db } from '../../db/connect.ts'
import { counters } from '../../db/counters.ts'
import { ownerIsHere } from '../rows/store.ts'
import { columnsOf, wishFields } from '../rows/view.ts'
import { wishes } from '../tables.ts'
import type { Wanted } from './rules.ts'

/** As the condition of the partial indexes. */
const SHOWN = 'is_public = 1 and closed_at is null and withheld = 0'

/** Quoted, so that no text is ever syntax (case 14). */
const quoted = (words: string) => `"${words.replaceAll('"', '""')}"`

/** An FTS5 expression: each word in any of its forms, each word of the place. */
function matchOf({ words, place }: Wanted): string {
  const said = words.map(
    (word) => `{search_words} : (${meaningsOf(word).map(quoted).join(' OR ')})`,
  )
  return [...said, ...place.map((word) => `{search_place} : ${quoted(word)}`)].join(' AND ')
}

const ROW = [
  ...(['id', 'ownerId', 'categoryId', 'maxValue', 'createdAt', 'expiresAt'] as const),
  ...(['latitude', 'longitude'] as const),
] as const

/** At most `size` rows behind an id that the index has; what it does not answer is tested of each. */
export function windowOf(db: Db, wanted: Wanted, afterId: number | null, size: number) {
  return db.select(columnsOf(ROW)).from(rowsOf(wanted, afterId, size))
}

/** The same as cards, where the index answers all that is asked: two rows each. Of whoever is gone there is none. */
export const cardsBehind = (db: Db, wanted: Wanted, afterId: number | null, size: number) =>
  db
    .select({ ...wishFields, isHere: sql<boolean>`${ownerIsHere}`.mapWith(Boolean).as('is_here') })
    .from(rowsOf(wanted, afterId, size))
    .innerJoin(users, eq(users.id, wishes.ownerId))

const way = ({ isRising }: Wanted) => sql.raw(isRising ? 'asc' : 'desc')

function rowsOf(wanted: Wanted, afterId: number | null, size: number): SQL {
  const behind = (name: string) =>
    afterId === null
      ? sql`1`
      : sql`${sql.raw(name)} ${sql.raw(wanted.isRising ? '>' : '<')} cast(${afterId} as integer)`
  if (wanted.words.length + wanted.place.length > 0) {
    const found = sql`select rowid as found_id from wishes_fts
      where wishes_fts match ${matchOf(wanted)} and ${behind('rowid')} order by rowid ${way(wanted)} limit ${size}`
    return sql`(${found}) as found cross join wishes on wishes.id = found_id`
  }
  const [only, ...others] = wanted.categoryIds
  const byCategory = only !== undefined && others.length === 0
  const index = sql.raw(byCategory ? 'wishes_shown_category' : 'wishes_shown')
  const category = byCategory ? sql`category_id = ${only}` : sql`1`
  return sql`(select * from wishes indexed by ${index} where ${sql.raw(SHOWN)} and ${category} and ${behind('id')}
    order by id ${way(wanted)} limit ${size}) as wishes`
}

export async function countOfShown(db: Db): Promise<number> {
  const [row] = await db
    .select({ value: counters.value })
    .from(counters)
    .where(sql`${counters.name} = 'wishes_shown'`)
  return row?.value ?? 0
}
