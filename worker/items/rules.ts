/** Who may change an item and when, and what an edit makes of its photos. */
import type { Photo } from '../media/contract.ts'
import type { Wants } from './contract.ts'
import { LIKE_TIMES, RESTORE_WITHIN_MS, type TradeStatus, WITHHELD } from './terms.ts'

/** It can be asked for. */
export const isOnOffer = (status: TradeStatus): status is 'available' => status === 'available'
/** Promised in a trade that is not over. */
export const isReserved = (status: TradeStatus): boolean => status === 'reserved'

/** `deletedAt` 0: its photos are still on their way, nobody sees it yet; `WITHHELD`: its owner alone does (D60). */
export type ItemState = {
  ownerId: string
  tradeStatus: TradeStatus
  deletedAt: number | null
  /** It came back by silence, and its owner has not said yet that it is still there (D55). */
  askedAt: number | null
}

/** Promised to nobody: on offer, or waiting for its owner to say that it is still there. */
export const isFree = ({ tradeStatus, askedAt }: Pick<ItemState, 'tradeStatus' | 'askedAt'>) =>
  tradeStatus === 'available' || askedAt !== null

export type ItemRefusal =
  | 'item_not_found'
  | 'item_not_yours'
  | 'item_reserved'
  | 'item_traded'
  | 'restore_late'

/** There and shown to nobody but its owner, until it is decided or its time is over (D60). */
export const isWithheld = ({ deletedAt }: Pick<ItemState, 'deletedAt'>): boolean =>
  deletedAt === WITHHELD

/** To `actorId`: what is withheld is there for its owner. */
const isThere = (item: ItemState, actorId: string): boolean =>
  item.deletedAt === null || (isWithheld(item) && item.ownerId === actorId)

/** Editing and deleting (D10): the owner, while the item is promised to nobody. Null: yes. */
export function mayChange(item: ItemState | null, actorId: string): ItemRefusal | null {
  if (item === null || !isThere(item, actorId)) return 'item_not_found'
  if (item.ownerId !== actorId) return 'item_not_yours'
  if (isFree(item)) return null
  if (item.tradeStatus === 'reserved') return 'item_reserved'
  if (item.tradeStatus === 'traded') return 'item_traded'
  return null
}

/** Whether they still have it, by whoever owns it (D55). Null: yes. */
export function mayAnswer(item: ItemState | null, actorId: string): ItemRefusal | null {
  if (item === null || !isThere(item, actorId)) return 'item_not_found'
  return item.ownerId === actorId ? null : 'item_not_yours'
}

/** Published once and deleted since, asked by its owner; to all others it does not exist. */
export function isDeletedBy(item: ItemState | null, actorId: string): boolean {
  return item !== null && item.ownerId === actorId && item.deletedAt !== null && item.deletedAt > 0
}

/** Undoing a deletion (D3). An item that is not deleted may be "restored" again: a retry is no error. */
export function mayRestore(
  item: ItemState | null,
  actorId: string,
  now: number,
): ItemRefusal | null {
  if (item === null || item.deletedAt === 0) return 'item_not_found'
  if (item.ownerId !== actorId) return 'item_not_yours'
  if (isWithheld(item)) return null
  if (item.deletedAt !== null && now - item.deletedAt > RESTORE_WITHIN_MS) return 'restore_late'
  return null
}

/** The hash in a photo's name: the hash itself or any address that holds it. */
export function hashIn(name: string): string | null {
  return /(?:^|\/)([0-9a-f]{16})(?:$|\/)/.exec(name)?.[1] ?? null
}

/** `photos` without those that are named. */
export function photosWithout(photos: readonly Photo[], names: readonly string[]): Photo[] {
  const removed = new Set(names.map(hashIn))
  return photos.filter((photo) => !removed.has(photo.hash))
}

/**
 * `photos` in the named order; what is not named keeps its order behind. "new:0" is the first of
 * `added` (hashes in the order in which they were sent).
 */
export function photosInOrder(
  photos: readonly Photo[],
  names: readonly string[],
  added: readonly string[] = [],
): Photo[] {
  const hashes = names.map((name) => {
    const place = /^new:(\d)$/.exec(name)?.[1]
    return place === undefined ? hashIn(name) : (added[Number(place)] ?? null)
  })
  const named = [...new Set(hashes)].flatMap((hash) => photos.filter((p) => p.hash === hash))
  return [...named, ...photos.filter((photo) => !named.includes(photo))]
}

/** What one would like in exchange, as stored (D63). */
type WantedColumns = {
  wantedCategories: readonly number[]
  wantedText: string
  takesOffers: boolean
  takesMoney: boolean
}

/** Null: nothing was said, which is any offer and no money. */
export function wantsOf(item: WantedColumns): Wants | null {
  const { wantedCategories, wantedText: text, takesOffers, takesMoney } = item
  const isSaid = wantedCategories.length > 0 || text !== '' || !takesOffers || takesMoney
  return isSaid ? { categoryIds: [...wantedCategories], text, takesOffers, takesMoney } : null
}

/** What people see of an item; how it is found, and whether it is free, is no part of it. */
type Looks = {
  title: string
  description: string
  categoryId: number
  condition: string
  estimatedValue: number
  location: string
  city: string | null
  country: string | null
  tags: readonly string[]
  photos: readonly Pick<Photo, 'hash'>[]
}

/** Whether an edit makes it another one to the eye: then it gets a new revision. What its owner would take for it does not. */
export function looksOther(before: Looks, after: Looks): boolean {
  const seen = ({ photos, tags, ...item }: Looks) => {
    const { title, description, categoryId, condition, estimatedValue, location } = item
    const words = [title, description, categoryId, condition, estimatedValue, location]
    return JSON.stringify([words, item.city, item.country, tags, photos.map(({ hash }) => hash)])
  }
  return seen(before) !== seen(after)
}

export type Candidate = { id: number; ownerId: string; near: boolean }

/** Of those in question nearby ones first, each group newest first; not the item itself nor its owner's. */
export function choose(
  candidates: readonly Candidate[],
  item: { id: number; ownerId: string },
  most: number,
): number[] {
  const others = candidates.filter((c) => c.id !== item.id && c.ownerId !== item.ownerId)
  const inOrder = others.toSorted((a, b) => Number(b.near) - Number(a.near) || b.id - a.id)
  return [...new Set(inOrder.map((c) => c.id))].slice(0, most)
}

/** `km`: the step in which it is told, null where one of both has no place. `value`: 0 has no price. */
export type Wanting = { id: number; value: number; km: number | null }

/** How many times the one is worth the other, 1 and more; 1 where one of both has no price. */
const timesOf = (a: number, b: number): number =>
  a === 0 || b === 0 ? 1 : Math.max(a, b) / Math.min(a, b)

/** Of things that may be swapped for one of `value` those near and of like value: the nearest first, of these the likest, then the newest (D66). */
export function likeAndNear(found: readonly Wanting[], value: number, most: number): number[] {
  return found
    .filter((one) => one.km !== null && timesOf(one.value, value) <= LIKE_TIMES)
    .toSorted(
      (a, b) =>
        (a.km ?? 0) - (b.km ?? 0) ||
        timesOf(a.value, value) - timesOf(b.value, value) ||
        b.id - a.id,
    )
    .map(({ id }) => id)
    .slice(0, most)
}
