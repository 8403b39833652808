/** Fills a database with people and items in few statements. The caller brings the engine. */
import type { Value } from '../../dev/database/databases.ts'
import { type ItemRow, rowsFor } from './item-rows.ts'

/** Runs one statement with bound values: D1's prepare/bind/run or libSQL's execute. */
export type Run = (sql: string, values: Value[]) => Promise<unknown>

const CHUNK = 400

const COLUMNS = {
  ownerId: 'owner_id',
  title: 'title',
  description: 'description',
  categoryId: 'category_id',
  condition: 'condition',
  estimatedValue: 'estimated_value',
  location: 'location',
  city: 'city',
  country: 'country',
  latitude: 'latitude',
  longitude: 'longitude',
  cell: 'cell',
  settled: 'settled',
  tags: 'tags',
  tradeStatus: 'trade_status',
  popularity: 'popularity',
  views: 'views',
  titleSort: 'title_sort',
  searchExact: 'search_exact',
  searchFolded: 'search_folded',
  searchPlace: 'search_place',
  searchTags: 'search_tags',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  deletedAt: 'deleted_at',
  wantedCategories: 'wanted_categories',
  takesMoney: 'takes_money',
} as const satisfies Record<keyof ItemRow, string>

const NAMES = Object.keys(COLUMNS) as (keyof ItemRow)[]
const insertItems = (names: (keyof ItemRow)[]) =>
  `INSERT INTO items (${names.map((name) => COLUMNS[name]).join(', ')})
  SELECT ${names.map((_, i) => `json_extract(value, '$[${i}]')`).join(', ')} FROM json_each(?) ORDER BY key`
const INSERT_PEOPLE = `INSERT INTO users (id, email, password_hash, first_name, last_name, phone_number,
  date_of_birth, gender, country, city, email_verified_at, created_at, updated_at)
  SELECT value, value || '@example.com', 'none', 'Ana', 'Benítez', '0981123456', '1990-05-04', 'female',
  'Paraguay', 'Asunción', 1, 1, 1 FROM json_each(?)`

type Fill = {
  seed: number
  items: number
  people: number
  now: number
  cellOf: (latitude: number, longitude: number) => number
  /** Columns that a database of an earlier version lacks. */
  without?: (keyof ItemRow)[]
}

/** Adds people `filled-<seed>-<n>` and their items. Answers the rows in the order of their ids. */
export async function fill(run: Run, given: Fill): Promise<ItemRow[]> {
  const rows: ItemRow[] = []
  await pour(run, given, (row) => rows.push(row))
  return rows
}

/** The same for more rows than memory holds: each is told to `seen` once, in the order of the ids. */
export async function pour(
  run: Run,
  given: Fill,
  seen: (row: ItemRow) => void = () => undefined,
): Promise<void> {
  const ownerIds = Array.from({ length: given.people }, (_, i) => `filled-${given.seed}-${i}`)
  await inChunks(ownerIds, (ids) => run(INSERT_PEOPLE, [JSON.stringify(ids)]))
  await inChunks(rowsFor(given.seed, given.items, { ...given, ownerIds }), async (rows) => {
    const names = NAMES.filter((name) => !given.without?.includes(name))
    const lists = rows.map((row) => names.map((name) => stored(row[name])))
    await run(insertItems(names), [JSON.stringify(lists)])
    rows.forEach(seen)
  })
}

async function inChunks<T>(all: Iterable<T>, put: (some: T[]) => Promise<unknown>): Promise<void> {
  let some: T[] = []
  for (const one of all) {
    some.push(one)
    if (some.length < CHUNK) continue
    await put(some)
    some = []
  }
  if (some.length > 0) await put(some)
}

function stored(value: ItemRow[keyof ItemRow]): string | number | null {
  return Array.isArray(value) ? JSON.stringify(value) : (value as string | number | null)
}
