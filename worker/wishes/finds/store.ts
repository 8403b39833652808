/** SQL of what has come of a wish: things, newest first by their number. */
import { desc, eq, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import type { Db } from '../../db/connect.ts'
import { items } from '../../items/tables.ts'
import { cardFields } from '../../items/view.ts'
import { isNotBlocked } from '../../safety/blocks/between.ts'
import { wishFinds } from '../tables.ts'

/** Those that are still there, and whose owner is. Three rows each. */
export const findsOf = (
  db: Db,
  wishId: number,
  afterId: number | null,
  limit: number,
  blockedFor: string | null,
) =>
  db
    .select({ ...cardFields, fromId: wishFinds.fromId })
    .from(wishFinds)
    .innerJoin(items, eq(items.id, wishFinds.itemId))
    .innerJoin(users, eq(users.id, items.ownerId))
    .where(
      sql`${wishFinds.wishId} = ${wishId} and ${items.deletedAt} is null
        and ${afterId === null ? sql`1` : sql`${wishFinds.itemId} < ${afterId}`}
        and ${isNotBlocked(blockedFor) ?? sql`1`}`,
    )
    .orderBy(desc(wishFinds.itemId))
    .limit(limit)
