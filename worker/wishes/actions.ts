/** Wishing (D64): making, changing, renewing and ending one's own, and reading anybody's. */
import { lessFor, requireMayLink } from '../accounts/person/beginner.ts'
import { BEGINNER_A_DAY } from '../accounts/terms.ts'
import { tellAdministrators } from '../admin/waiting/telling.ts'
import { isDoubled, lostConstraint, runBatch } from '../db/batch.ts'
import { foldText } from '../db/fold.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { digestOf } from '../http/guards/attempt.ts'
import { spend } from '../http/guards/limits.ts'
import { isBlocked } from '../safety/blocks/between.ts'
import { whyWithheld } from '../safety/withheld/why.ts'
import type { NewWish, Wish, WishFields } from './contract.ts'
import { findingOfWish, judgedEdit, putToAdministrators } from './judged.ts'
import { keyOfWish } from './matching/rules.ts'
import { placeOfWish } from './place.ts'
import { refuseIf } from './rows/refusing.ts'
import {
  closed,
  insertWish,
  renewed,
  updateWish,
  type WishRow,
  wishByClientId,
  wishById,
  wishCard,
  wishesOfOwner,
} from './rows/store.ts'
import { type WishCard, wishOf } from './rows/view.ts'
import { mayChange, mayEdit, maySee, type WishRefusal } from './rules.ts'

/** What is stored of what its owner says. */
async function columnsOf(ctx: Ctx, ownerId: string, isPublic: boolean, given: WishFields) {
  const { words, categoryIds, maxValue, note } = given
  const place = await placeOfWish(ctx, ownerId, given)
  const [only, ...others] = categoryIds
  const written = [place.location, place.city, place.country].filter(Boolean).join(' ')
  return {
    ...{ words, note, categories: categoryIds, maxValue: maxValue || null },
    categoryId: only !== undefined && others.length === 0 ? only : null,
    key: keyOfWish(words, categoryIds),
    ...place,
    searchWords: isPublic ? foldText(`${words} ${note}`) : '',
    searchPlace: isPublic ? foldText(written) : '',
  }
}

/**
 * `created` false: this one was stored before and its answer was lost. Throws 409 `client_id_reused`, with the wish as
 * `current`, and `wishes_many`; 422 `wish_place_unknown`; of a beginner 422 `beginner_link`, 429 `beginner_wishes`; 429.
 */
export async function makeWish(
  ctx: Ctx,
  viewer: Viewer,
  input: NewWish,
): Promise<{ wish: Wish; created: boolean }> {
  const { clientId, isPublic, ...given } = input
  const clientDigest = await digestOf({ isPublic, ...given })
  const known = clientId ? await wishByClientId(ctx.db, viewer.id, clientId) : null
  if (known) return { wish: await madeBefore(ctx, viewer, known, clientDigest), created: false }
  const { words, note, location } = given
  if (isPublic) await requireMayLink(ctx, viewer.id, { words, note, location })
  const columns = await columnsOf(ctx, viewer.id, isPublic, given)
  const why = await lessFor(ctx, viewer.id)
  const less = why ? ({ count: BEGINNER_A_DAY.wishes, code: `${why}_wishes` } as const) : undefined
  await spend(ctx, 'wishes', viewer.id, { less })
  const finding = isPublic ? await findingOfWish(ctx, viewer.id, columns, null) : null
  const now = ctx.clock.now()
  const row = {
    ...columns,
    ...{ ownerId: viewer.id, isPublic, clientId: clientId ?? null, clientDigest },
    withheld: finding?.waits ?? false,
    ...{ createdAt: now, updatedAt: now },
  }
  try {
    const [made] = await insertWish(ctx.db, row)
    if (!made) throw new Error('insert of a wish answered no row')
    if (finding) {
      await runBatch(ctx.db, await putToAdministrators(ctx, { ...row, id: made.id }, finding))
      tellAdministrators(ctx)
    }
    return { wish: await ownWish(ctx, viewer, made.id), created: true }
  } catch (error) {
    const lost = lostConstraint(error)
    if (lost === 'wishes.expires_at') throw new Refusal('wishes_many', 409)
    if (lost !== 'wishes.owner_id') throw error
    // The same form twice at once, or somebody who is gone by now.
    const other =
      clientId && isDoubled(error) ? await wishByClientId(ctx.db, viewer.id, clientId) : null
    if (!other) throw new Refusal('signed_out', 401)
    return { wish: await madeBefore(ctx, viewer, other, clientDigest), created: false }
  }
}

async function madeBefore(ctx: Ctx, viewer: Viewer, { id, clientDigest }: WishRow, asked: string) {
  const current = await ownWish(ctx, viewer, id)
  if (clientDigest !== asked) throw new Refusal('client_id_reused', 409, { current })
  return current
}

/** One's own, with why it is not shown. */
async function ownWish(ctx: Ctx, viewer: Viewer, id: number): Promise<Wish> {
  const card = await wishCard(ctx.db, id)
  if (!card) throw new Refusal('wish_not_found', 404)
  return (await shownTo(ctx, viewer, [card]))[0] as Wish
}

async function shownTo(ctx: Ctx, viewer: Viewer, cards: readonly WishCard[]): Promise<Wish[]> {
  const targets = cards.filter((card) => card.withheld).map(({ id }) => String(id))
  const why = await whyWithheld(ctx, 'wish', targets)
  return cards.map((card) =>
    wishOf(ctx, card, { viewerId: viewer.id, withheld: why.get(String(card.id)) }),
  )
}

/** Newest first, those that are over among them. */
export const ownWishes = async (ctx: Ctx, viewer: Viewer): Promise<Wish[]> =>
  shownTo(ctx, viewer, await wishesOfOwner(ctx.db, viewer.id))

/** 404 for others' saved searches, what is not shown, and of whoever is apart from its owner. */
export async function visibleWish(ctx: Ctx, viewer: Viewer | null, id: number): Promise<WishCard> {
  const card = await wishCard(ctx.db, id)
  if (!card || !maySee(card, viewer?.id ?? null) || (await isBlocked(ctx.db, viewer, card.ownerId)))
    throw new Refusal('wish_not_found', 404)
  return card
}

export async function openWish(ctx: Ctx, viewer: Viewer | null, id: number): Promise<Wish> {
  const card = await visibleWish(ctx, viewer, id)
  if (viewer?.id !== card.ownerId) return wishOf(ctx, card, { viewerId: viewer?.id ?? null })
  return (await shownTo(ctx, viewer, [card]))[0] as Wish
}

/** The row, when `judge` lets it pass; else 403, 404 or 409. */
async function ownRow(
  ctx: Ctx,
  id: number,
  judge: (row: WishRow | null) => WishRefusal | null,
): Promise<WishRow> {
  const row = await wishById(ctx.db, id)
  refuseIf(judge(row))
  if (!row) throw new Refusal('wish_not_found', 404)
  return row
}

/** For the route, which judges its body by the kind of wish. */
export const editable = (ctx: Ctx, viewer: Viewer, id: number): Promise<WishRow> =>
  ownRow(ctx, id, (row) => mayEdit(row, viewer.id, ctx.clock.now()))

/** 409 `wish_changed` when it was changed by another request meanwhile; else as `makeWish`. */
export async function editWish(
  ctx: Ctx,
  viewer: Viewer,
  row: WishRow,
  given: WishFields,
): Promise<Wish> {
  const { words, note, location } = given
  if (row.isPublic) await requireMayLink(ctx, viewer.id, { words, note, location })
  const columns = await columnsOf(ctx, viewer.id, row.isPublic, given)
  const updatedAt = Math.max(ctx.clock.now(), row.updatedAt + 1)
  const after = { ...columns, id: row.id, ownerId: row.ownerId, updatedAt }
  const { withheld, statements, isFound } = await judgedEdit(ctx, row, after)
  const changes = { ...columns, updatedAt, ...(withheld !== row.withheld && { withheld }) }
  const [changed] = await runBatch(ctx.db, [updateWish(ctx.db, row, changes), ...statements])
  // The answer of the first statement: the row, where it was as loaded.
  if ((changed as unknown[]).length === 0) throw new Refusal('wish_changed', 409)
  if (isFound) tellAdministrators(ctx)
  return ownWish(ctx, viewer, row.id)
}

/** Also one that is over. 409 `wishes_many`. */
export async function renewWish(ctx: Ctx, viewer: Viewer, id: number): Promise<Wish> {
  const row = await ownRow(ctx, id, (one) => mayChange(one, viewer.id))
  try {
    await renewed(ctx.db, row, ctx.clock.now())
  } catch (error) {
    if (lostConstraint(error) === 'wishes.expires_at') throw new Refusal('wishes_many', 409)
    throw error
  }
  return ownWish(ctx, viewer, id)
}

/** Again it is no error. */
export async function closeWish(ctx: Ctx, viewer: Viewer, id: number): Promise<Wish> {
  await ownRow(ctx, id, (one) => mayChange(one, viewer.id))
  await closed(ctx.db, id, ctx.clock.now())
  return ownWish(ctx, viewer, id)
}
