/** Answers a list query: cursor in, one page, cursor out. At most LOOKED_MAX wishes are looked through for it. */
import type { Ctx, Viewer } from '../../http/context.ts'
import { cursorBehind, nameOfList, readCursor } from '../../http/cursor.ts'
import { cut, type Page, totalText } from '../../http/page.ts'
import { askerAt } from '../../places/store.ts'
import { peopleBlocked } from '../../safety/blocks/between.ts'
import type { Wish } from '../contract.ts'
import { wishCards } from '../rows/store.ts'
import { spotOfWish, type WishCard, wishOf } from '../rows/view.ts'
import type { WishQuery } from './contract.ts'
import { isListed, isPlain, type Wanted, wantedOf } from './rules.ts'
import { cardsBehind, countOfShown, windowOf } from './store.ts'

/** Candidates of a request; by words each is two rows. A page may be short and still carry `next` (D15, J17). */
const LOOKED_MAX = 1_000
/** Most pages are full by then. */
const FIRST_LOOK = 120

/** 400 `cursor_invalid` for a cursor of another list. */
export async function browseWishes(
  ctx: Ctx,
  { cursor: text, limit, ...query }: WishQuery,
  viewer: Viewer | null,
): Promise<Page<Wish>> {
  const list = `wishes ${nameOfList(query)}`
  const cursor = readCursor(text, list)
  const { userLatitude: latitude, userLongitude: longitude } = query
  const located = latitude !== undefined && longitude !== undefined
  const asker = located ? await askerAt(ctx.db, { latitude, longitude }) : null
  const wanted = wantedOf({ ...query, limit, cursor: text }, ctx.clock.now(), asker)
  if (wanted === null) return { rows: [], next: null, total: cursor ? null : '0' }
  const apart = new Set(await peopleBlocked(ctx.db, viewer))
  const look = isPlain(wanted) ? straight : lookThrough
  const found = await look(ctx, wanted, cursor?.id ?? null, limit, apart)
  const seen = { viewerId: viewer?.id ?? null, asker }
  return {
    rows: found.cards.map((card) => wishOf(ctx, card, seen)),
    next: cursorBehind(list, found.next ?? undefined),
    total: cursor ? null : await totalOf(ctx, wanted, found),
  }
}

type Found = { cards: WishCard[]; next: number | null; hits: number }

/** The index answers all of it. */
async function straight(
  ctx: Ctx,
  wanted: Wanted,
  from: number | null,
  limit: number,
  apart: ReadonlySet<string>,
): Promise<Found> {
  const { shown, end } = cut(await cardsBehind(ctx.db, wanted, from, limit + 1), limit)
  const now = ctx.clock.now()
  const cards = shown.filter(
    ({ isHere, expiresAt, ownerId }) => isHere && expiresAt > now && !apart.has(ownerId),
  )
  return { cards, next: end?.id ?? null, hits: cards.length }
}

async function lookThrough(
  ctx: Ctx,
  wanted: Wanted,
  from: number | null,
  limit: number,
  apart: ReadonlySet<string>,
): Promise<Found> {
  const now = ctx.clock.now()
  const hits: number[] = []
  let after = from
  for (const size of [FIRST_LOOK, LOOKED_MAX - FIRST_LOOK]) {
    const found = await windowOf(ctx.db, wanted, after, size)
    const rows = found.sort((a, b) => (wanted.isRising ? a.id - b.id : b.id - a.id))
    for (const row of rows) {
      const isHit = isListed({ ...row, spot: spotOfWish(row) }, wanted, now)
      if (isHit && !apart.has(row.ownerId)) hits.push(row.id)
    }
    after = rows.length < size ? null : (rows.at(-1)?.id ?? null)
    if (after === null || hits.length > limit) break
  }
  const ids = hits.slice(0, limit)
  const cards = await wishCards(ctx.db, ids)
  return { cards, next: hits.length > limit ? (ids.at(-1) ?? null) : after, hits: hits.length }
}

async function totalOf({ db }: Ctx, wanted: Wanted, { hits, next }: Found): Promise<string> {
  if (isPlain(wanted) && next !== null) return totalText(await countOfShown(db), true)
  return totalText(hits, next === null)
}
