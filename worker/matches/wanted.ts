/** Things whose owners want what I have (D63, D65): by what is written on them, whoever likes what. */
import { type SQL, sql } from 'drizzle-orm'
import { publicPerson } from '../accounts/person/person.ts'
import type { Db } from '../db/connect.ts'
import { listed } from '../db/listed.ts'
import { iso } from '../http/clock.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { cursorBehind, readCursor } from '../http/cursor.ts'
import type { Page } from '../http/page.ts'
import { cardsById } from '../items/store.ts'
import { itemOf } from '../items/view.ts'
import { photoViews } from '../media/views.ts'
import { blockedWith, hidingFor } from '../safety/blocks/between.ts'
import type { Match } from './contract.ts'
import { likedKinds, parsed, soughtKinds, type ThingColumns, thingsOf } from './liked.ts'
import { comparedWith } from './outcome.ts'
import { closeness, counterpart, kindsOf, type Taste, tasteOf } from './rules.ts'
import {
  KINDS_AMONG,
  MINE_AMONG,
  PAGE_THINGS,
  SHOWN_OF_ONE,
  WANTED_AMONG,
  WANTED_OF_KIND,
} from './terms.ts'

/** 400 `cursor_invalid` for a cursor of another list. Newest things first, page by page; in a page the closest. */
export async function pageOfWanted(
  ctx: Ctx,
  viewer: Viewer,
  cursor: string | undefined,
): Promise<Page<Match>> {
  const list = `matches wanted ${viewer.id}`
  const behind = readCursor(cursor, list)?.id ?? null
  const { mine, taste } = await ownSide(ctx.db, viewer.id)
  const kinds = kindsOf(mine, KINDS_AMONG)
  const windows = kinds.length > 0 ? await windowsOf(ctx.db, kinds, behind) : []
  const { looked, end } = lookedAt(windows.map(({ found }) => found))
  const things = await thingsAmong(ctx.db, viewer, looked)
  const wants = (id: number) =>
    windows.filter(({ found }) => found.includes(id)).map(({ kind }) => kind)

  const pairs = things.flatMap((thing) => {
    const fitting = mine.filter(({ categoryId }) => wants(thing.id).includes(categoryId))
    const own = counterpart(thing.value, fitting)
    const [compared] = comparedWith(own?.spot ?? null, [thing.columns])
    return own && compared ? [{ thing, own, score: closeness(compared, own, taste) }] : []
  })
  const people = [...Map.groupBy(pairs, ({ thing }) => thing.ownerId).values()].map((theirs) =>
    theirs.toSorted((a, b) => b.score - a.score).slice(0, SHOWN_OF_ONE),
  )
  return {
    rows: await asMatches(ctx, people),
    next: cursorBehind(list, end),
    total: null,
  }
}

/** Where one window ends others may not be looked at further: what follows in it would be left out. */
function lookedAt(windows: readonly number[][]): { looked: number[]; end: number | undefined } {
  const full = windows.filter((found) => found.length === WANTED_OF_KIND)
  const floor = Math.max(0, ...full.map((found) => found.at(-1) ?? 0))
  const ids = [...new Set(windows.flat())].filter((id) => id >= floor).toSorted((a, b) => b - a)
  const looked = ids.slice(0, WANTED_AMONG)
  const isMore = full.length > 0 || ids.length > looked.length
  return { looked, end: isMore ? looked.at(-1) : undefined }
}

type Own = { id: number; value: number; categoryId: number; spot: number | null }
type Thing = NonNullable<Awaited<ReturnType<typeof thingsAmong>>[number]>
type Pair = { thing: Thing; own: Own }

/** The things of each person, the closest first, beside what of mine that one may be exchanged for. */
async function asMatches(ctx: Ctx, people: readonly Pair[][]): Promise<Match[]> {
  const shown = people
    .flatMap((theirs) => theirs.map(({ thing }) => thing.id))
    .slice(0, PAGE_THINGS)
  const own = people.flatMap(([first]) => first?.own.id ?? [])
  const cards = await cardsById(ctx.db, [...new Set([...shown, ...own])])
  const byId = new Map(cards.map((card) => [card.id, card]))
  return people.flatMap((theirs) => {
    const [first] = theirs
    const mine = first && byId.get(first.own.id)
    const things = theirs.flatMap(({ thing: { id } }) => (shown.includes(id) && byId.get(id)) || [])
    const [card] = things
    if (!mine || !card) return []
    return {
      person: publicPerson(ctx.language, card.ownerId, card),
      mine: {
        ...{ id: mine.id, title: mine.title },
        imageUrl: photoViews(ctx.settings, mine.id, mine.photos)[0]?.urls[320] ?? null,
      },
      things: things.map((thing) => itemOf(ctx, thing)),
      isMutual: false,
      likedAt: iso(card.createdAt),
    }
  })
}

async function ownSide(db: Db, userId: string): Promise<{ mine: Own[]; taste: Taste }> {
  const me = sql`${userId}`
  const [row] = await db
    .select({
      things: thingsOf(me, MINE_AMONG).as('things'),
      liked: likedKinds(me).as('liked'),
      sought: soughtKinds(me).as('sought'),
    })
    .from(sql`(select 1)`)
  const mine = (row?.things ?? []).map(([id, value, categoryId, spot]) => ({
    ...{ id, value, categoryId, spot },
  }))
  return { mine, taste: tasteOf({ liked: row?.liked ?? [], ...row?.sought }) }
}

/** Of each kind the newest things whose owners want it, behind a thing when given. */
function windowsOf(db: Db, kinds: readonly number[], behind: number | null) {
  const after = behind === null ? sql`` : sql`and item_id < ${behind}`
  return db
    .select({
      kind: sql<number>`kind.value`.as('kind'),
      found: sql<number[]>`(select json_group_array(item_id) from (select item_id from item_wants
        where category_id = kind.value ${after} order by item_id desc limit ${WANTED_OF_KIND}))`
        .mapWith(parsed<number[]>)
        .as('found'),
    })
    .from(sql`json_each(${JSON.stringify(kinds)}) as kind`)
}

/** Those of these that may stand in the list, the newest first: of nobody who stands in it already, or said no. */
async function thingsAmong(db: Db, { id: me, ...viewer }: Viewer, ids: readonly number[]) {
  if (ids.length === 0) return []
  const blockedFor = hidingFor({ id: me, ...viewer })
  const known = (owner: SQL, giver: SQL, more: SQL) =>
    sql`exists (select 1 from interests where interests.owner_id = ${owner} and interests.giver_id = ${giver} ${more})`
  const theirs = sql`items.owner_id`
  const rows = await db
    .select({
      ownerId: sql<string>`items.owner_id`.as('owner_id'),
      columns:
        sql<ThingColumns>`json_array(items.id, items.estimated_value, items.category_id, items.spot, items.created_at)`
          .mapWith(parsed<ThingColumns>)
          .as('columns'),
    })
    .from(sql`items join users on users.id = items.owner_id`)
    .where(
      sql`items.id in ${listed(ids)} and items.deleted_at is null and items.trade_status = 'available'
        and items.owner_id <> ${me} and users.suspended_at is null and users.left_at is null
        and not ${known(sql`${me}`, theirs, sql``)} and not ${known(theirs, sql`${me}`, sql`and refused_at is not null`)}
        ${blockedFor === null ? sql`` : sql`and items.owner_id not in ${blockedWith(blockedFor)}`}`,
    )
  return rows
    .map(({ ownerId, columns }) => ({ ownerId, columns, id: columns[0], value: columns[1] }))
    .toSorted((a, b) => b.id - a.id)
}
