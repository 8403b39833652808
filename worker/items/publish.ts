/**
 * Publishing. An item with photos is first a row that nobody sees, because its photos lie under its
 * id; it becomes visible, photos and all, in one statement. What breaks off in between is found again
 * by the form's clientId, or removed by the cleaning job. What was shown keeps its clientId: the same
 * one with other content is refused. What nobody has seen yet may still be mended under it.
 */

import { lessFor, requireMayLink } from '../accounts/person/beginner.ts'
import { BEGINNER_A_DAY } from '../accounts/terms.ts'
import { tellAdministrators } from '../admin/waiting/telling.ts'
import { lostConstraint, runBatch } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { digestOf } from '../http/guards/attempt.ts'
import { spend } from '../http/guards/limits.ts'
import {
  type Checked,
  checkPhotos,
  type IncomingPhoto,
  storePhotos,
} from '../media/store-photos.ts'
import { PHOTOS_MAX } from '../media/terms.ts'
import { blockOf } from '../places/rules.ts'
import type { Finding } from '../safety/found/words.ts'
import type { NewItem } from './contract.ts'
import { isDoubledLost, type New, requireNoDouble, unlessDoubled } from './doubled.ts'
import { findingOfItem, putToAdministrators, wordsOf } from './judged.ts'
import { requireNoNearPhoto } from './near-photos.ts'
import { ownCard } from './own-card.ts'
import { placeOf } from './place.ts'
import { FORGOTTEN, searchColumns } from './search-columns.ts'
import {
  type Begun,
  insertItem,
  itemByClientId,
  itemById,
  type NewItemRow,
  publish,
  UNPUBLISHED,
} from './store.ts'
import { WITHHELD } from './terms.ts'
import { deleteUnnamed, storedUnder } from './unnamed.ts'
import { type Card, itemOf } from './view.ts'

/** A form may take minutes to come in: its session, and its person's account, may be over by then. */
const gone = () => new Refusal('signed_out', 401)

export type Published = { card: Card; created: boolean }

/**
 * `created` false: this publish was stored before and its answer was lost (case 25). Throws 409 `client_id_reused`, with
 * the item as `current`, when it was stored with other content, and `item_doubled` and `items_doubled` (D59); of a beginner 429 `beginner_things` and 422
 * `beginner_link` (D59).
 */
export async function publishItem(
  ctx: Ctx,
  viewer: Viewer,
  input: NewItem,
  incoming: IncomingPhoto[],
): Promise<Published> {
  // Photos are judged before anything is stored: a refused one leaves no half item.
  const checked = await checkPhotos(incoming, PHOTOS_MAX)
  // What was asked before it was stored is no part of what it is.
  const { clientId: _attempt, isOther: _asked, ...content } = input
  const { latitude, longitude } = content
  // Its place as it is kept: a digest of a finer one could be guessed (D61).
  const point =
    latitude === undefined || longitude === undefined ? {} : blockOf({ latitude, longitude })
  const photos = checked.map(({ hash }) => hash)
  const clientDigest = await digestOf({ ...content, ...point, photos })
  const fresh = newOf(viewer, input, checked)
  const asked = {
    known: begunBefore(ctx, viewer, input),
    mayLink: requireMayLink(ctx, viewer.id, wordsOf(input)),
    isNew: requireNew(ctx, fresh, checked),
    less: lessOf(ctx, viewer),
    // D60: a beginner's waits for an administrator, others' are shown and looked at.
    finding: findingOfItem(ctx, viewer.id, input, null),
  }
  const placed = rowOf(ctx, viewer, input)
  // Its place may take a further question, which goes with what is spent.
  placed.catch(() => undefined)
  // Together, for none waits for another; each is heard below in its turn, the first that says no alone.
  await Promise.allSettled(Object.values(asked))
  const known = await asked.known
  if (known && known.deletedAt !== UNPUBLISHED) {
    return { card: await cardOf(ctx, viewer.id, known, clientDigest), created: false }
  }
  await asked.mayLink
  await asked.isNew.catch(async (refusal: unknown) => {
    // The same form, sent twice at once: what equals it is itself.
    if (!(await begunBefore(ctx, viewer, input))) throw refusal
  })
  const less = await asked.less
  if (!known) await spend(ctx, 'itemsPublished', viewer.id, { less })
  if (checked.length > 0) {
    await spend(ctx, 'photosUploaded', viewer.id, { amount: checked.length })
  }
  const row = { ...(await placed), clientDigest }
  const finding = await asked.finding
  const isBare = checked.length === 0 && finding === null
  const begun = known ? { ...known, isNew: false } : await begin(ctx, row, isBare, fresh)
  if ('card' in begun && begun.card) return { card: begun.card, created: true }
  if (begun.deletedAt === UNPUBLISHED) return show(ctx, begun, row, { checked, fresh, finding })
  return { card: await cardOf(ctx, viewer.id, begun, clientDigest), created: begun.isNew }
}

const newOf = ({ id: ownerId }: Viewer, input: NewItem, checked: Checked[]): New => {
  const { title, categoryId, isOther = false } = input
  const hashes = checked.map(({ hash }) => hash)
  return { ownerId, named: { title, categoryId }, hashes, isOther }
}

async function requireNew(ctx: Ctx, fresh: New, photos: readonly Checked[]): Promise<void> {
  await requireNoDouble(ctx, fresh)
  await requireNoNearPhoto(ctx, { ...fresh, photos })
}

/** D59: what a beginner may publish in a day, and whoever is limited (D60). */
async function lessOf(ctx: Ctx, viewer: Viewer) {
  const why = await lessFor(ctx, viewer.id)
  return why ? ({ count: BEGINNER_A_DAY.things, code: `${why}_things` } as const) : undefined
}

type Row = NewItemRow & { clientDigest: string }

/** Stores what it shows, and shows it. Of two at once under one clientId the first wins. */
async function show(
  ctx: Ctx,
  begun: Begun,
  row: Row,
  { checked, fresh, finding }: { checked: Checked[]; fresh: New; finding: Finding | null },
): Promise<Published> {
  const { id } = begun
  const { clientDigest } = row
  const isMended = begun.clientDigest !== clientDigest
  const before = isMended ? await storedUnder(ctx, id) : []
  const photos = await storePhotos(ctx, id, checked)
  // What we saw ourselves, where it is not what the device said. It waits for its form like what equals another.
  const unsaid = photos.filter(({ hash, look }) => look !== saidLook(checked, hash))
  await requireNoNearPhoto(ctx, { ...fresh, id, photos: unsaid })
  const { createdAt: _kept, ...rest } = row
  const categoryId = unlessDoubled(ctx, { ...fresh, id }, row.categoryId)
  const found = finding ? await putToAdministrators(ctx, { ...row, id, photos }, finding) : []
  const deletedAt = finding?.waits ? WITHHELD : null
  const [shown] = await runBatch(ctx.db, [
    publish(ctx.db, id, { ...rest, categoryId, photos }, deletedAt),
    ...found,
  ]).catch(async (error: unknown) => {
    // It waits for its form, and is cleaned away if that does not come again.
    if (isDoubledLost(error)) await requireNoDouble(ctx, { ...fresh, id })
    throw lostConstraint(error) === 'items.owner_id' ? gone() : error
  })
  // The answer of the first statement: the row, when nobody was faster.
  if ((shown as unknown[]).length > 0) {
    if (finding) tellAdministrators(ctx)
    if (isMended) ctx.later((after) => deleteUnnamed(after, id, before))
    const same = { id, clientDigest }
    return { card: await cardOf(ctx, row.ownerId, same, clientDigest), created: true }
  }
  // The same form was faster elsewhere; what it does not show goes.
  await deleteUnnamed(ctx, id, photos)
  const now = await itemById(ctx.db, id)
  if (!now) throw new Refusal('item_not_found', 404)
  return { card: await cardOf(ctx, row.ownerId, now, clientDigest), created: false }
}

const saidLook = (checked: readonly Checked[], hash: string) =>
  checked.find((photo) => photo.hash === hash)?.look

function begunBefore(ctx: Ctx, viewer: Viewer, { clientId }: NewItem) {
  return clientId === undefined ? null : itemByClientId(ctx.db, viewer.id, clientId)
}

/** Inserts the row, hidden while it waits for photos, or for what else is written with it. Of two at once under one clientId one is kept. */
async function begin(
  ctx: Ctx,
  row: Row,
  isBare: boolean,
  fresh: New,
): Promise<Begun & { isNew: boolean; card?: Card | null }> {
  const deletedAt = isBare ? null : UNPUBLISHED
  const hidden = deletedAt === UNPUBLISHED ? FORGOTTEN : {}
  try {
    const categoryId = unlessDoubled(ctx, fresh, row.categoryId)
    const { id, card } = await insertItem(ctx.db, { ...row, ...hidden, categoryId, deletedAt })
    return { id, deletedAt, clientDigest: row.clientDigest, isNew: true, card }
  } catch (error) {
    const { ownerId, clientId } = row
    if (isDoubledLost(error)) {
      // Of the same form twice at once the other was faster.
      const same = clientId ? await itemByClientId(ctx.db, ownerId, clientId) : null
      if (same) return { ...same, isNew: false }
      await requireNoDouble(ctx, fresh)
    }
    if (lostConstraint(error) !== 'items.owner_id') throw error
    const other = clientId ? await itemByClientId(ctx.db, ownerId, clientId) : null
    if (!other) throw gone()
    return { ...other, isNew: false }
  }
}

async function rowOf(ctx: Ctx, viewer: Viewer, input: NewItem): Promise<NewItemRow> {
  const { clientId, isOther: _asked, wantedCategoryIds = [], ...given } = input
  const placed = {
    ...given,
    wantedCategories: wantedCategoryIds,
    ...(await placeOf(ctx, viewer.id, input)),
  }
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

/** Of what was shown with this content. Throws 409 `client_id_reused`; 404 when it was deleted since. */
async function cardOf(
  ctx: Ctx,
  ownerId: string,
  { id, clientDigest }: Pick<Begun, 'id' | 'clientDigest'>,
  asked: string,
): Promise<Card> {
  const card = await ownCard(ctx, id, ownerId)
  if (clientDigest !== asked) {
    throw new Refusal('client_id_reused', 409, card ? { current: itemOf(ctx, card) } : {})
  }
  // Deleted since: the retry of a publish does not bring it back.
  if (!card) throw new Refusal('item_not_found', 404)
  return card
}
