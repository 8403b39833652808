/** Changing, deleting and restoring one's own item; opening anybody's. */

import { requireMayLink } from '../accounts/person/beginner.ts'
import { tellAdministrators } from '../admin/waiting/telling.ts'
import { runBatch } from '../db/batch.ts'
import { foldText } from '../db/fold.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal, type RefusalStatus } from '../http/errors.ts'
import { spend } from '../http/guards/limits.ts'
import type { Photo } from '../media/contract.ts'
import { checkPhotos, type IncomingPhoto, storePhotos } from '../media/store-photos.ts'
import { PHOTOS_MAX } from '../media/terms.ts'
import { isBlocked } from '../safety/blocks/between.ts'
import { cancelPending } from '../trades/steps/endings.ts'
import { deleteFiles } from './cleaning.ts'
import type { EditItem } from './contract.ts'
import { isDoubledLost, type New, requireNoDouble, unlessDoubled } from './doubled.ts'
import { judgedEdit, settled, wordsOf } from './judged.ts'
import { requireNoNearPhoto } from './near-photos.ts'
import { ownCard } from './own-card.ts'
import { placeOf } from './place.ts'
import {
  type ItemRefusal,
  isDeletedBy,
  isWithheld,
  looksOther,
  mayAnswer,
  mayChange,
  mayRestore,
  photosInOrder,
  photosWithout,
} from './rules.ts'
import { searchColumns, titleSort } from './search-columns.ts'
import {
  addViews,
  type ItemRow,
  itemById,
  markDeleted,
  markRestored,
  stillThere,
  updateItem,
} from './store.ts'
import { deleteUnnamed } from './unnamed.ts'
import type { Card, PageCard } from './view.ts'

const STATUS: Record<ItemRefusal, RefusalStatus> = {
  item_not_found: 404,
  item_not_yours: 403,
  item_reserved: 409,
  item_traded: 409,
  restore_late: 409,
}

function refuseIf(refusal: ItemRefusal | null): void {
  if (refusal) throw new Refusal(refusal, STATUS[refusal])
}

/** The item, when `viewer` may change it now; else 403, 404 or 409. */
export async function changeable(ctx: Ctx, viewer: Viewer, id: number): Promise<ItemRow> {
  const item = await itemById(ctx.db, id)
  refuseIf(mayChange(item, viewer.id))
  if (!item) throw new Refusal('item_not_found', 404)
  return item
}

/** 409 `item_changed` when it was changed by another request meanwhile, `item_doubled` and `items_doubled` (D59); of a beginner 422 `beginner_link`. */
export async function editItem(
  ctx: Ctx,
  viewer: Viewer,
  id: number,
  input: EditItem,
  incoming: IncomingPhoto[],
): Promise<Card> {
  const item = await changeable(ctx, viewer, id)
  await requireMayLink(ctx, viewer.id, wordsOf(input))
  const fields = await fieldsOf(ctx, item, input)
  const { photos, fresh } = await photosOf(ctx, item, input, incoming)
  const made = madeNew(item, input, fresh)
  if (made) {
    await requireNoNearPhoto(ctx, { ...made, photos: fresh }).catch(async (refusal: unknown) => {
      await deleteUnnamed(ctx, id, fresh)
      throw refusal
    })
  }
  const categoryId = fields.categoryId ?? item.categoryId
  const isOther = looksOther(item, { ...item, ...fields, photos })
  const change = {
    ...fields,
    ...(made && { categoryId: unlessDoubled(ctx, made, categoryId) }),
    ...(isOther && { revision: item.revision + 1 }),
    ...newSearchColumns(item, { ...item, ...fields }),
    photos,
    updatedAt: Math.max(ctx.clock.now(), item.updatedAt + 1),
  }
  const after = { ...item, ...change }
  const { deletedAt, statements, isFound } = await judgedEdit(ctx, item, after)
  // Naming the column, even with its old value, rewrites the indexes of what is shown.
  const isMoved = deletedAt !== item.deletedAt
  const updated = updateItem(ctx.db, item, { ...change, ...(isMoved && { deletedAt }) })
  const [changed] = await runBatch(ctx.db, [updated, ...statements]).catch(
    async (error: unknown) => {
      await deleteUnnamed(ctx, id, fresh)
      if (made && isDoubledLost(error)) await requireNoDouble(ctx, made)
      throw error
    },
  )
  const gone = item.photos.filter((old) => !photos.some((photo) => photo.hash === old.hash))
  // The answer of the first statement: the row, when it was still as loaded.
  if ((changed as unknown[]).length === 0) {
    await deleteUnnamed(ctx, id, fresh)
    throw new Refusal('item_changed', 409)
  }
  if (isFound) tellAdministrators(ctx)
  if (gone.length > 0) ctx.later((later) => deleteUnnamed(later, id, gone))
  return openItem(ctx, id, viewer)
}

/** What may make it nearly equal to another one; null: nothing. What it had before was asked about then. */
function madeNew(item: ItemRow, input: EditItem, fresh: Photo[]): New | null {
  const { title = item.title, categoryId = item.categoryId, isOther = false } = input
  const isNamed = titleSort(title) !== item.titleSort || categoryId !== item.categoryId
  if (!isNamed && fresh.length === 0) return null
  const { id, ownerId } = item
  const hashes = fresh.map(({ hash }) => hash)
  return { ownerId, id, named: isNamed ? { title, categoryId } : null, hashes, isOther }
}

async function fieldsOf(ctx: Ctx, item: ItemRow, input: EditItem) {
  const { imagesToRemove: _removed, imageOrder: _order, isOther: _asked, ...fields } = input
  const {
    city,
    country,
    latitude,
    longitude,
    wantedCategoryIds: wantedCategories,
    ...rest
  } = fields
  const given = { ...rest, wantedCategories }
  const { location } = given
  const moved = location !== undefined && foldText(location) !== foldText(item.location)
  const pointed = latitude !== undefined && longitude !== undefined
  const isNamed = Boolean(city) && city !== item.city
  // Only another place moves an item: not its owner's town, not an edit of its title (case 33).
  const place =
    moved || pointed || isNamed
      ? await placeOf(ctx, item.ownerId, {
          latitude,
          longitude,
          location: location ?? item.location,
          city: city ?? (moved ? null : item.city),
          country: country ?? (moved ? null : item.country),
        })
      : {
          ...(city === '' && { city: null }),
          ...(country !== undefined && { country: country || null }),
        }
  return { ...withoutAbsent(given), ...place }
}

/** Only those that differ: naming a search column, even with its old value, rewrites the full-text index. */
function newSearchColumns(item: ItemRow, merged: ItemRow): Partial<ItemRow> {
  const { titleSort, searchExact, searchFolded, searchPlace, searchTags } = item
  const old = { titleSort, searchExact, searchFolded, searchPlace, searchTags }
  const columns = searchColumns(merged)
  return JSON.stringify(columns) === JSON.stringify(old) ? {} : columns
}

function withoutAbsent<T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept = Object.entries(given).filter(([, value]) => value !== undefined)
  // Entries of T without its undefined ones: TypeScript does not follow fromEntries.
  return Object.fromEntries(kept) as { [K in keyof T]?: Exclude<T[K], undefined> }
}

async function photosOf(
  ctx: Ctx,
  item: ItemRow,
  { imagesToRemove, imageOrder }: EditItem,
  incoming: IncomingPhoto[],
): Promise<{ photos: Photo[]; fresh: Photo[] }> {
  const left = photosWithout(item.photos, imagesToRemove)
  const checked = await checkPhotos(incoming, PHOTOS_MAX - left.length)
  const sent = checked.map((photo) => photo.hash)
  // What was there under the same name stays, even when it is removed and sent again at once.
  const kept = item.photos.filter((photo) => left.includes(photo) || sent.includes(photo.hash))
  const unknown = checked.filter((photo) => !kept.some((old) => old.hash === photo.hash))
  if (unknown.length > 0) {
    await spend(ctx, 'photosUploaded', item.ownerId, { amount: unknown.length })
  }
  const fresh = unknown.length > 0 ? await storePhotos(ctx, item.id, unknown) : []
  const added = sent.length === incoming.length ? sent : []
  return { photos: photosInOrder([...kept, ...fresh], imageOrder ?? [], added), fresh }
}

/** Deleting again is no error: the answer of the first time may have been lost. */
export async function deleteItem(ctx: Ctx, viewer: Viewer, id: number): Promise<void> {
  const item = await itemById(ctx.db, id)
  if (isDeletedBy(item, viewer.id)) return
  refuseIf(mayChange(item, viewer.id))
  if (!item) throw new Refusal('item_not_found', 404)
  const marks = markDeleted(ctx.db, item, ctx.clock.now())
  const answers = await runBatch(ctx.db, [...marks, ...cancelPending(ctx, id)])
  // The answer of the last of them: the row, when it was still as loaded.
  if ((answers[marks.length - 1] as unknown[]).length > 0) {
    // Of an edit that broke off: where no photo is named, nothing is kept for a restore, and cron does not look.
    if (item.photos.length === 0) ctx.later(() => deleteFiles(ctx.env.PHOTOS, id))
    return
  }
  // A retry that overtook this one has done the same.
  if (!isDeletedBy(await itemById(ctx.db, id), viewer.id)) throw new Refusal('item_changed', 409)
}

/** "Yes, I still have it" (D55); said before, or not asked, is no error. Throws 403, 404. */
export async function keepItem(ctx: Ctx, viewer: Viewer, id: number): Promise<Card> {
  const item = await itemById(ctx.db, id)
  refuseIf(mayAnswer(item, viewer.id))
  await stillThere(ctx.db, id)
  return openItem(ctx, id, viewer)
}

export async function restoreItem(ctx: Ctx, viewer: Viewer, id: number): Promise<Card> {
  const item = await itemById(ctx.db, id)
  const now = ctx.clock.now()
  refuseIf(mayRestore(item, viewer.id, now))
  if (item && item.deletedAt !== null && !isWithheld(item)) {
    // It was here: nobody is asked. But what has taken its place meanwhile counts.
    const hashes = item.photos.map(({ hash }) => hash)
    const again = { ownerId: item.ownerId, id, named: item, hashes, isOther: true }
    const categoryId = unlessDoubled(ctx, again, item.categoryId)
    const updatedAt = Math.max(now, item.updatedAt + 1)
    await runBatch(ctx.db, [
      markRestored(ctx.db, item, { ...searchColumns(item), categoryId, updatedAt }),
      // What was withheld when it was deleted still is (D60).
      ...settled(ctx.db, id),
    ]).catch(async (error: unknown) => {
      if (isDoubledLost(error)) await requireNoDouble(ctx, again)
      throw error
    })
  }
  return openItem(ctx, id, viewer)
}

/** One visit in ten is written, as ten: views are counted in batches (D7). */
const VIEWS_AT_ONCE = 10

/** Somebody who is apart from its owner finds nothing there. */
export async function openItem(
  ctx: Ctx,
  id: number,
  viewer: Viewer | null = null,
): Promise<PageCard> {
  const card = await ownCard(ctx, id, viewer?.id ?? null)
  if (!card || (await isBlocked(ctx.db, viewer, card.ownerId)))
    throw new Refusal('item_not_found', 404)
  return card
}

/** A visit by `viewer`, null for a visitor. One's own item gains nothing. */
export function countView(ctx: Ctx, card: Card, viewer: Viewer | null): void {
  if (viewer?.id === card.ownerId || ctx.random.digits(1) !== '0') return
  ctx.later(async ({ db }) => addViews(db, card.id, VIEWS_AT_ONCE))
}
