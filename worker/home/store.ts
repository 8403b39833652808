/** SQL of one's home: the trades that may wait for a person, and the newest of their own things. */
import { type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import { items } from '../items/tables.ts'
import { field } from '../items/view.ts'
import { goingOn } from '../proposals/store.ts'
import { reviewOf, standing, unreadOf } from '../trades/rows/store.ts'
import { trades } from '../trades/tables.ts'
import { DONE_LOOKED, MINE_AMONG, TRADES_AMONG, TRADES_LOOKED } from './terms.ts'

/** Completed since then, in the order of the indexes, the newest first. */
const done = (userId: string, since: number): SQL =>
  sql.join(
    ['from', 'to'].map(
      (
        side,
      ) => sql`select id from (select id from trades indexed by ${sql.raw(`trades_done_${side}`)}
        where ${sql.raw(`${side}_user_id`)} = ${userId} and status = 'completed' and completed_at > ${since}
        order by completed_at desc limit ${DONE_LOOKED})`,
    ),
    sql` union all `,
  )

/** One statement: those that go on, and those completed since `since`, with what the rules read and what a line says. */
export const tradesThatMayWait = (db: Db, userId: string, since: number) =>
  db
    .select({
      ...standing,
      unread: unreadOf(userId).as('unread'),
      review: reviewOf(userId).as('my_review'),
      title: sql<string>`(select title from items where items.id = ${trades.requestedItemId})`.as(
        'asked_title',
      ),
      firstName: field(users.firstName),
      lastName: field(users.lastName),
    })
    .from(trades)
    .innerJoin(
      users,
      sql`${users.id} = iif(${trades.fromUserId} = ${userId}, ${trades.toUserId}, ${trades.fromUserId})`,
    )
    .where(
      sql`${trades.id} in (${goingOn(userId, TRADES_AMONG, TRADES_LOOKED)} union all ${done(userId, since)})`,
    )

/** The newest of one's own things, also those that are promised or traded. */
export const ownThings = (db: Db, userId: string) =>
  db
    .select({
      id: field(items.id),
      title: field(items.title),
      categoryId: field(items.categoryId),
      askedAt: field(items.askedAt),
    })
    .from(
      sql`(select * from items indexed by items_owner where owner_id = ${userId} and deleted_at is null
        order by id desc limit ${MINE_AMONG}) as items`,
    )
