/** Answers a list query: cursor in, plan, one page, cursor out. */
import type { Ctx, Viewer } from '../http/context.ts'
import { type Cursor, nameOfList, readCursor, writeCursor } from '../http/cursor.ts'
import { Refusal } from '../http/errors.ts'
import type { Page } from '../http/page.ts'
import type { Item } from '../items/contract.ts'
import { openCategories } from '../items/store.ts'
import { itemOf } from '../items/view.ts'
import { askerAt, townOf } from '../places/store.ts'
import { hidingFor } from '../safety/blocks/between.ts'
import { waysOf } from './asked-words.ts'
import type { Place } from './cards.ts'
import type { ListQuery } from './contract.ts'
import { type Plan, planOf, type Wanted, wantedOf } from './plan.ts'
import { findItems } from './store.ts'
import { ELSEWHERE_MAX, RADIUS } from './terms.ts'
import { correctedWords } from './words/correcting.ts'

/** `instead`: what a search without a hit may have meant (J328). */
export type Listed = Page<Item> & { instead?: string | null }

/** 400 `cursor_invalid` for a cursor of another list. */
export async function browseItems(
  ctx: Ctx,
  query: ListQuery,
  viewer: Viewer | null = null,
): Promise<Listed> {
  const { cursor: text, limit, ...filters } = query
  const list = nameOfList(filters)
  const cursor = readCursor(text, list)
  const wanted = await wantedBy(ctx, query, viewer)
  const page = await pageWanted(ctx, wanted, { list, cursor, limit })
  // Whose wants are asked for has spent a statement on them: what they typed is theirs to mend.
  if (wanted === null || wanted.wants || page.total !== '0') return page
  const meant = await correctedWords(ctx.db, wanted.text.words, waysOf)
  return { ...page, instead: meant?.join(' ') ?? null }
}

type Asked = { list: string; cursor: Cursor | null; limit: number }

async function pageWanted(
  ctx: Ctx,
  wanted: Wanted | null,
  { list, cursor, limit }: Asked,
): Promise<Page<Item>> {
  if (wanted === null) return { rows: [], next: null, total: cursor ? null : '0' }
  const plan = planOf(wanted)
  const from = cursor && placeOf(plan, cursor)
  const { cards, next, total } = await findItems(ctx.db, plan, wanted, from, limit)
  return {
    rows: cards.map((card) => itemOf(ctx, card, askerOf(wanted))),
    next: next && writeCursor(cursorOf(list, next)),
    total,
  }
}

/**
 * What a list that a place or a circle has emptied holds elsewhere, the nearest first, at most 8: from the asker's point, else
 * from the town that the place names, as far as lists reach (100 km). Empty as well where no place was asked for, and where the
 * asker's things are (D63): those are few anywhere.
 */
export async function itemsElsewhere(
  ctx: Ctx,
  query: ListQuery,
  viewer: Viewer | null,
): Promise<Item[]> {
  if (query.wantsMine && viewer) return []
  const town = query.location === '' ? null : await townOf(ctx.db, query.location)
  const { latitude = query.userLatitude, longitude = query.userLongitude } = town?.point ?? {}
  if (latitude === undefined || longitude === undefined) return []
  const near = { userLatitude: latitude, userLongitude: longitude, radius: RADIUS.max }
  const all = { ...query, ...near, location: '', sortBy: 'distance' as const, cursor: undefined }
  const own = town ? [] : await ownSpots(ctx, query)
  const wanted = wantedOf(all, ctx.clock.now(), hidingFor(viewer), own, null)
  const asked = { list: nameOfList(all), cursor: null, limit: ELSEWHERE_MAX }
  return (await pageWanted(ctx, wanted, asked)).rows
}

/** What somebody asks for, from where they are, and without whom they have blocked. */
export async function wantedBy(ctx: Ctx, query: ListQuery, viewer: Viewer | null) {
  const [wants, own] = await Promise.all([
    query.wantsMine && viewer ? wantsFor(ctx, viewer) : null,
    ownSpots(ctx, query),
  ])
  return wantedOf(query, ctx.clock.now(), hidingFor(viewer), own, wants)
}

const wantsFor = async ({ db }: Ctx, { id: of }: Viewer) => ({
  of,
  categoryIds: await openCategories(db, of),
})

/** The spots of the asker's own cell and town, which count as inside (D61); none: nobody said where they are. */
async function ownSpots(
  { db }: Ctx,
  { userLatitude: latitude, userLongitude: longitude }: ListQuery,
) {
  if (latitude === undefined || longitude === undefined) return []
  return (await askerAt(db, { latitude, longitude })).own
}

const askerOf = ({ circle }: Wanted) => circle

function cursorOf(l: string, { group, at, source }: Place): Cursor {
  return { l, g: group, k: at?.k ?? null, id: at?.id ?? null, ...(source && { s: source }) }
}

/** A cursor is ours only where its plan could have made it. */
function placeOf(plan: Plan, { g, k, id, s }: Cursor): Place {
  const kind = plan.key === 'titleSort' ? 'string' : 'number'
  const fits = g < plan.groups && (k === null || typeof k === kind)
  const source = plan.sources.find((name) => name === s) ?? null
  if (!fits || (source === null && s !== undefined)) throw new Refusal('cursor_invalid', 400)
  const at = k === null || id === null ? null : { k, id }
  return { group: g, at, source }
}
