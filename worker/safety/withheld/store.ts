/**
 * Posts that are there and not shown (D60), whatever kind of post they are. What is withheld stands in `withheld`; how a
 * post of each kind is taken out of sight stands here, so that the next kind needs its line and nothing else.
 */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import { items } from '../../items/tables.ts'
import { SUSPENDED, WITHHELD } from '../../items/terms.ts'
import { wishes } from '../../wishes/tables.ts'
import type { About } from '../evidence/copies.ts'
import { withheld } from '../tables.ts'
import type { ReportKind, WithheldReason } from '../terms.ts'

type Post = {
  /** What its owner is told that it is; absent: a thing. */
  about?: 'wish'
  /** Its owner, while it is shown and promised to nobody: null else. */
  hideable: (target: string) => SQL
  /** Its title, while it is there. */
  title: (target: string) => SQL<string | null>
  /** Shows or hides it, as `withheld` says by then. */
  settle: (db: Db, target: string) => Statement
}

const isOn = (kind: ReportKind, target: SQL) =>
  sql`exists (select 1 from withheld as on_hold where on_hold.kind = ${kind}
    and on_hold.target = ${target} and on_hold.ended_at is null)`

/** What comes back while its owner is suspended or leaving waits for them, as all of theirs. */
const asOwner = sql`(select case when suspended_at is not null then ${-SUSPENDED}
  when left_at is not null then -left_at end from users where id = ${items.ownerId})`

const ITEM: Post = {
  hideable: (
    target,
  ) => sql`(select owner_id from items where id = ${Number(target)} and deleted_at is null
    and trade_status = 'available' and not exists (select 1 from item_holds where item_id = ${Number(target)}))`,
  title: (target) =>
    sql<
      string | null
    >`(select title from items where id = ${Number(target)} and (deleted_at is null or deleted_at = ${WITHHELD}))`,
  settle: (db, target) => {
    const by = sql`iif(${isOn('item', sql`${target}`)}, ${WITHHELD}, ${asOwner})`
    // Only what differs is written: the column is in every index of what is shown.
    const isOther = sql`(${items.deletedAt} is null or ${items.deletedAt} = ${WITHHELD}) and ${items.deletedAt} is not ${by}`
    return db
      .update(items)
      .set({ deletedAt: by })
      .where(and(eq(items.id, Number(target)), isOther))
  },
}

/** Open and public; whether its owner is here is asked where it is shown. */
const isOpenWish = (target: string) =>
  sql`id = ${Number(target)} and is_public = 1 and closed_at is null`

const WISH: Post = {
  about: 'wish',
  hideable: (target) =>
    sql`(select owner_id from wishes where ${isOpenWish(target)} and withheld = 0)`,
  title: (target) => sql<string | null>`(select words from wishes where ${isOpenWish(target)})`,
  settle: (db, target) => {
    const by = sql<boolean>`${isOn('wish', sql`${target}`)}`
    return db
      .update(wishes)
      .set({ withheld: by })
      .where(and(eq(wishes.id, Number(target)), sql`${wishes.withheld} <> ${by}`))
  },
}

const POSTS: Partial<Record<ReportKind, Post>> = { item: ITEM, wish: WISH }

/** Null: what is not a post of its own (a review, a person, a message) is not hidden by itself. */
export const postOf = (kind: ReportKind): Post | null => POSTS[kind] ?? null

const of = ({ kind, target }: About) => and(eq(withheld.kind, kind), eq(withheld.target, target))

type Withholding = About & {
  why: WithheldReason
  /** The NOT NULL column of its owner: a sub-select of nobody makes the batch fail. */
  ownerId: string | SQL
  since: number
  until: number | null
}

/** Fails on withheld.kind where it was withheld for this before: once a post. */
export const withholdOnce = (db: Db, given: Withholding): Statement =>
  db.insert(withheld).values({ ...given, ownerId: sql`${given.ownerId}` })

/** Again, if it was before; where `where` holds. */
export const withhold = (db: Db, given: Withholding, where: SQL): Statement =>
  db
    .insert(withheld)
    .select(
      db
        .select({
          kind: sql<ReportKind>`${given.kind}`.as('kind'),
          target: sql<string>`${given.target}`.as('target'),
          why: sql<WithheldReason>`${given.why}`.as('why'),
          ownerId: sql<string>`${given.ownerId}`.as('owner_id'),
          since: sql<number>`${given.since}`.as('since'),
          until: sql<number | null>`${given.until}`.as('until'),
          endedAt: sql<null>`null`.as('ended_at'),
        })
        .from(sql`(select 1)`)
        .where(where),
    )
    .onConflictDoUpdate({
      target: [withheld.kind, withheld.target, withheld.why],
      set: { since: given.since, until: given.until, endedAt: null },
    })

/** For `why`, or for whatever it was. */
export const endWithheld = (db: Db, about: About, now: number, more?: SQL): Statement =>
  db
    .update(withheld)
    .set({ endedAt: now })
    .where(and(of(about), isNull(withheld.endedAt), more))
