/**
 * Publishing. An item with photos is first a row that nobody sees, because its photos lie under its
 * id; it becomes visible, photos and all, in one statement. What breaks off in between is found again
 * by the form's clientId, or removed by the cleaning job.
 */

import { lostConstraint } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { spend } from '../http/guards/limits.ts'
import {
  type Checked,
  checkPhotos,
  type IncomingPhoto,
  storePhotos,
} from '../media/store-photos.ts'
import { PHOTOS_MAX } from '../media/terms.ts'
import type { NewItem } from './contract.ts'
import { placeOf } from './place.ts'
import { FORGOTTEN, searchColumns } from './search-columns.ts'
import {
  cardById,
  insertItem,
  itemByClientId,
  type NewItemRow,
  publish,
  UNPUBLISHED,
} from './store.ts'
import { deleteUnnamed } from './unnamed.ts'
import type { Card } from './view.ts'

/** A form may take minutes to come in: its session, and its person's account, may be over by then. */
const gone = () => new Refusal('signed_out', 401)

export type Published = { card: Card; created: boolean }

/** `created` false: this publish was stored before and its answer was lost (case 25). */
export async function publishItem(
  ctx: Ctx,
  viewer: Viewer,
  input: NewItem,
  incoming: IncomingPhoto[],
): Promise<Published> {
  // Photos are judged before anything is stored: a refused one leaves no half item.
  const checked = await checkPhotos(incoming, PHOTOS_MAX)
  const known = await begunBefore(ctx, viewer, input)
  if (known && known.deletedAt !== UNPUBLISHED) return answer(ctx, known.id, false)
  if (!known) await spend(ctx, 'itemsPublished', viewer.id)
  if (checked.length > 0) {
    await spend(ctx, 'photosUploaded', viewer.id, { amount: checked.length })
  }
  const row = await rowOf(ctx, viewer, input)
  const id = known?.id ?? (await begin(ctx, row, checked))
  if (known || checked.length > 0) {
    const photos = await storePhotos(ctx, id, checked)
    const { createdAt: _kept, ...rest } = row
    const shown = await publish(ctx.db, id, { ...rest, photos }).catch((error: unknown) => {
      throw lostConstraint(error) === 'items.owner_id' ? gone() : error
    })
    if (shown.length === 0) {
      // The same form was faster elsewhere; what it does not show goes.
      await deleteUnnamed(ctx, id, photos)
      return answer(ctx, id, false)
    }
  }
  return answer(ctx, id, true)
}

function begunBefore(ctx: Ctx, viewer: Viewer, { clientId }: NewItem) {
  return clientId === undefined ? null : itemByClientId(ctx.db, viewer.id, clientId)
}

/** Inserts the row, hidden while it waits for photos. Of two at once under one clientId one is kept. */
async function begin(ctx: Ctx, row: NewItemRow, checked: Checked[]): Promise<number> {
  const hidden = checked.length > 0 ? { ...FORGOTTEN, deletedAt: UNPUBLISHED } : {}
  try {
    return await insertItem(ctx.db, { ...row, ...hidden })
  } catch (error) {
    const { ownerId, clientId } = row
    if (lostConstraint(error) !== 'items.owner_id') throw error
    const other = clientId ? await itemByClientId(ctx.db, ownerId, clientId) : null
    if (!other) throw gone()
    return other.id
  }
}

async function rowOf(ctx: Ctx, viewer: Viewer, input: NewItem): Promise<NewItemRow> {
  const { clientId, ...given } = input
  const placed = { ...given, ...(await placeOf(ctx, viewer.id, input)) }
  const now = ctx.clock.now()
  return {
    ...placed,
    ...searchColumns(placed),
    ownerId: viewer.id,
    clientId: clientId ?? null,
    photos: [],
    createdAt: now,
    updatedAt: now,
  }
}

async function answer(ctx: Ctx, id: number, created: boolean): Promise<Published> {
  const card = await cardById(ctx.db, id)
  // Deleted since: the retry of a publish does not bring it back.
  if (!card) throw new Refusal('item_not_found', 404)
  return { card, created }
}
