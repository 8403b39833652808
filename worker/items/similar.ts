/**
 * Things like one: of its category, nearby first, then from anywhere, each group newest first. Three
 * statements and at most 100 rows, however many there are: windows of two indexes are looked at, the
 * shown ones are read. The viewer's own items are left to the browser.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { neighboursOf } from '../places/grid.ts'
import { peopleBlocked } from '../safety/blocks/between.ts'
import type { Item } from './contract.ts'
import { type Candidate, choose } from './rules.ts'
import { cardsById, type ItemRow, placedItem } from './store.ts'
import { SIMILAR_MAX } from './terms.ts'
import { itemOf } from './view.ts'

/** Newest that are looked at: of the item's own cell, of each of the eight around it, of everywhere. */
const OWN_CELL = 14
const NEXT_CELL = 4
const ANYWHERE = 20

/** Throws 404 for an item that is absent or deleted. */
export async function similarTo(
  ctx: Ctx,
  id: number,
  viewer: Viewer | null = null,
): Promise<Item[]> {
  const [item, apart] = await Promise.all([placedItem(ctx.db, id), peopleBlocked(ctx.db, viewer)])
  if (!item || apart.includes(item.ownerId)) throw new Refusal('item_not_found', 404)
  const found = await candidates(ctx.db, item)
  const others = found.filter(({ ownerId }) => !apart.includes(ownerId))
  const ids = choose(others, item, SIMILAR_MAX)
  const cards = await cardsById(ctx.db, ids)
  return cards.map((card) => itemOf(ctx, card))
}

type Placed = Pick<ItemRow, 'id' | 'ownerId' | 'categoryId' | 'cell'>

/** One row a window: D1 takes five selects a union at most, and there may be ten windows. */
async function candidates(db: Db, { categoryId, cell }: Placed): Promise<Candidate[]> {
  const anywhere = sql`select id, owner_id from items indexed by items_offer_category
    where deleted_at is null and trade_status = 'available' and category_id = ${categoryId}
    order by id desc limit ${ANYWHERE}`
  const windows = [sql`select 0 as near, ${inOneRow(anywhere)} as found`]
  if (cell !== null) {
    const around = sql`json_each(${JSON.stringify(neighboursOf(cell))}) as around`
    const own = inOneRow(inCell(sql`${cell}`, categoryId, OWN_CELL))
    const next = inOneRow(inCell(sql`around.value`, categoryId, NEXT_CELL))
    windows.push(sql`select 1, ${own}`, sql`select 1, ${next} from ${around}`)
  }
  const rows = await db
    .select({ near: sql<number>`near`, found: sql<string>`found` })
    .from(sql`(${sql.join(windows, sql` union all `)})`)
  return rows.flatMap(({ near, found }) =>
    (JSON.parse(found) as [number, string][]).map(([id, ownerId]) => ({
      id,
      ownerId,
      near: near === 1,
    })),
  )
}

const inOneRow = (window: SQL) =>
  sql`(select json_group_array(json_array(id, owner_id)) from (${window}))`

const inCell = (cell: SQL, categoryId: number, most: number) =>
  sql`select id, owner_id from items indexed by items_offer_near
    where deleted_at is null and trade_status = 'available' and cell is not null
      and cell = ${cell} and category_id = ${categoryId}
    order by id desc limit ${most}`
