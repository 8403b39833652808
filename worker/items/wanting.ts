/** After a publication (D66): what there is near, of like value, whose owners would like such a thing. Three statements, 150 rows. */
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { pointOfSpot, toldDistance } from '../places/grid.ts'
import { peopleBlocked } from '../safety/blocks/between.ts'
import type { Item } from './contract.ts'
import { likeAndNear } from './rules.ts'
import { cardsById, type ItemRow, itemById } from './store.ts'
import { items } from './tables.ts'
import { WANTING_AMONG, WANTING_MAX } from './terms.ts'
import { itemOf } from './view.ts'

/** Of one's own thing: asked of others' it would tell what their owners could get. Throws 403, 404. */
export async function wantingFor(ctx: Ctx, viewer: Viewer, id: number): Promise<Item[]> {
  const item = await itemById(ctx.db, id)
  if (!item || item.deletedAt !== null) throw new Refusal('item_not_found', 404)
  if (item.ownerId !== viewer.id) throw new Refusal('item_not_yours', 403)
  if (item.spot === null) return []
  const { spot } = item
  const from = { ...pointOfSpot(spot), own: [spot] }
  const apart = await peopleBlocked(ctx.db, viewer)
  const found = await newestWanting(ctx.db, item)
  const others = found
    .filter(({ ownerId }) => ownerId !== viewer.id && !apart.includes(ownerId))
    .map((one) => ({ ...one, km: toldDistance(from, one.spot) }))
  const cards = await cardsById(ctx.db, likeAndNear(others, item.estimatedValue, WANTING_MAX))
  return cards.map((card) => itemOf(ctx, card, from))
}

/** Two rows each. */
function newestWanting(db: Db, { categoryId }: Pick<ItemRow, 'categoryId'>) {
  return db
    .select({
      id: sql<number>`${items.id}`,
      ownerId: sql<string>`${items.ownerId}`,
      value: sql<number>`${items.estimatedValue}`,
      spot: sql<number | null>`${items.spot}`,
    })
    .from(
      sql`(select item_id from item_wants where category_id = ${categoryId}
        order by item_id desc limit ${WANTING_AMONG}) as wanting cross join items on items.id = item_id`,
    )
    .where(sql`${items.deletedAt} is null and ${items.tradeStatus} = 'available'`)
}
