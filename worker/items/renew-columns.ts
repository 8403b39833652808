/**
 * Cron: what an item says (cleaned by its kind, J127) and the columns that lists search and sort by, as an item of today
 * would have them. These are made of those, so that a new rule (Ñ after N, a title's words, a place that is now understood)
 * reaches old items: from the first to the last once, each run a little further. No edit counts: to the eye nothing changed.
 */
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { categoryName } from '../categories/terms.ts'
import { runBatch, type Statement } from '../db/batch.ts'
import { countersOf, putCounter } from '../db/counters.ts'
import type { Ctx } from '../http/context.ts'
import { DEFAULT_LANGUAGE } from '../http/terms.ts'
import { cleanLine, cleanText } from '../text/terms.ts'
import { placeOf } from './place.ts'
import { searchColumns } from './search-columns.ts'
import type { ItemRow } from './store.ts'
import { items } from './tables.ts'

/** Raised with each new rule: the walk begins anew. */
const RULES = 2
const DONE = 'item_columns_rules'
const REACHED = 'item_columns_item'
/** Items a run; a batch changes as many in one statement. */
const AT_ONCE = 200
/** Of them so many whose place is looked up. */
const PLACED_AT_ONCE = 20

/** Answers how many items changed. */
export async function renewColumns(ctx: Ctx): Promise<number> {
  const { db } = ctx
  const kept = await countersOf(db, [DONE, REACHED])
  if ((kept.get(DONE) ?? 0) >= RULES) return 0
  const found = await db
    .select()
    .from(items)
    .where(and(isNull(items.deletedAt), gt(items.id, kept.get(REACHED) ?? 0)))
    .orderBy(asc(items.id))
    .limit(AT_ONCE)
  const renewed: Renewed[] = []
  let last = 0
  let placed = 0
  for (const item of found) {
    const isPlaceless = item.latitude === null && item.city === null
    if (isPlaceless && placed === PLACED_AT_ONCE) break
    if (isPlaceless) placed += 1
    const change = await renewedOf(ctx, item, isPlaceless)
    if (change) renewed.push(change)
    last = item.id
  }
  const isEnd = found.length < AT_ONCE && last === (found.at(-1)?.id ?? 0)
  const statements: Statement[] = renewed.length > 0 ? [write(ctx, renewed)] : []
  statements.push(putCounter(db, REACHED, isEnd ? 0 : last))
  if (isEnd) statements.push(putCounter(db, DONE, RULES))
  await runBatch(db, statements)
  return renewed.length
}

const NAMES = [
  'title',
  'description',
  'location',
  'tags',
  'titleSort',
  'searchExact',
  'searchFolded',
  'searchPlace',
  'searchTags',
  'latitude',
  'longitude',
  'cell',
  'settled',
  'city',
  'country',
] as const satisfies (keyof ItemRow)[]
type Renewed = Pick<ItemRow, 'id' | 'updatedAt' | (typeof NAMES)[number]>

async function renewedOf(ctx: Ctx, item: ItemRow, isPlaceless: boolean): Promise<Renewed | null> {
  const texts = textsOf(item)
  const place = isPlaceless ? await placeOf(ctx, item.ownerId, { location: texts.location }) : {}
  const now = { ...item, ...texts, ...place }
  const after = { ...now, ...searchColumns(now) }
  return NAMES.every((name) => isSame(after[name], item[name])) ? null : after
}

/** A title of which nothing is left is the name of its category; what else would be empty stays. */
function textsOf({ title, description, location, tags, categoryId }: ItemRow) {
  return {
    title: cleanLine(title) || categoryName(categoryId, DEFAULT_LANGUAGE),
    description: cleanText(description) || description,
    location: cleanLine(location) || location,
    tags: [...new Set(tags.map(cleanLine).filter(Boolean))],
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What was edited meanwhile has its columns of today already. */
function write({ db }: Ctx, renewed: Renewed[]): Statement {
  const at = (i: number) => sql.raw(`json_extract(new.value, '$[${i}]')`)
  const set = Object.fromEntries(NAMES.map((name, i) => [name, at(i + 2)]))
  const values = renewed.map((row) => [
    row.id,
    row.updatedAt,
    ...NAMES.map((name) => stored(row[name])),
  ])
  return db
    .update(items)
    .set(set)
    .from(sql`json_each(${JSON.stringify(values)}) as new`)
    .where(and(eq(items.id, at(0)), eq(items.updatedAt, at(1)), isNull(items.deletedAt)))
}

/** A list as its column holds it. */
const stored = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : value)
