/** An item as anybody may see it: which columns are read for it, and its answer. */

import { type Column, type GetColumnData, type SQL, sql } from 'drizzle-orm'
import { badgeOf } from '../accounts/person/badge.ts'
import { hasLeft, publicPerson } from '../accounts/person/person.ts'
import { proofsOf } from '../accounts/person/proofs.ts'
import { averageOf } from '../accounts/person/score.ts'
import { users } from '../accounts/tables.ts'
import { categoryName } from '../categories/terms.ts'
import { iso } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import type { PhotoView } from '../media/contract.ts'
import { photoViews } from '../media/views.ts'
import { type Asker, toldDistance } from '../places/grid.ts'
import { type Deeds, factsOf, type Known, scoreOf } from '../reputation/rules.ts'
import type { Withheld } from '../safety/contract.ts'
import type { Item, OwnerStanding } from './contract.ts'
import { isOnOffer, wantsOf } from './rules.ts'
import { items } from './tables.ts'

type Row = typeof items.$inferSelect
const COLUMNS = [
  'id',
  'ownerId',
  'categoryId',
  'condition',
  'estimatedValue',
  'tradeStatus',
  'createdAt',
  'updatedAt',
  'spot',
  'popularity',
  'title',
  'titleSort',
  'location',
  'city',
  'country',
  'tags',
  'photos',
  'description',
  'revision',
  'askedAt',
  'wantedCategories',
  'wantedText',
  'takesOffers',
  'takesMoney',
] as const satisfies (keyof Row)[]

/** A column as an expression: a select from a window of an index has no table that Drizzle knows. */
export function field<C extends Column>(column: C): SQL.Aliased<GetColumnData<C>> {
  return sql<GetColumnData<C>>`${column}`.mapWith(column).as(column.name)
}

type Columns = { [Name in (typeof COLUMNS)[number]]: SQL.Aliased<Row[Name]> }
// One entry a name: TypeScript does not follow fromEntries.
const columns = Object.fromEntries(COLUMNS.map((name) => [name, field(items[name])])) as Columns

/** What a select over `items` joined with `users` reads for a card. */
export const cardFields = {
  ...columns,
  firstName: field(users.firstName),
  lastName: field(users.lastName),
  profileImage: field(users.profileImage),
  successfulTrades: field(users.successfulTrades),
  ratingCount: field(users.ratingCount),
  ratingSum: field(users.ratingSum),
}

/** The same columns of items by name, for a window of an index. */
export const CARD_COLUMNS = COLUMNS.map((name) => items[name].name).join(', ')

/** Of its owner, for its own page: over `items` joined with `users`. */
export const standingFields = {
  totalTrades: field(users.totalTrades),
  cancelledTrades: field(users.cancelledTrades),
  verifiedKinds: field(users.verifiedKinds),
  provedWeight: field(users.provedWeight),
  unprovedWeight: field(users.unprovedWeight),
  provedPartners: field(users.provedPartners),
  unprovedPartners: field(users.unprovedPartners),
  noShows: field(users.noShows),
  recentNoShows: field(users.recentNoShows),
  lateRefusals: field(users.lateRefusals),
  answers: field(users.answers),
  answersIn: field(users.answersIn),
  badge: badgeOf(users.id),
  proofs: proofsOf(users.id),
}

type User = typeof users.$inferSelect
type Owner = Pick<
  User,
  'firstName' | 'lastName' | 'profileImage' | 'successfulTrades' | 'ratingCount' | 'ratingSum'
>
export type Card = Pick<Row, (typeof COLUMNS)[number]> & Owner & { withheld?: Withheld }
type Standing = Deeds &
  Known &
  Pick<User, 'totalTrades'> &
  Pick<OwnerStanding, 'badge'> & { proofs: OwnerStanding['proofs'] | null }
export type PageCard = Card & Standing & Pick<Row, 'deletedAt'>

/** Nothing of who has left (D47); stars and exchanges for a card, all of it where it was read. */
function standingOf(card: Card | PageCard): Partial<OwnerStanding> {
  if (hasLeft(card)) return {}
  const { successfulTrades, ratingCount: tradeReviews } = card
  const known = { averageRating: averageOf(card), tradeReviews, successfulTrades }
  if (!('badge' in card)) return known
  const { totalTrades, badge, proofs } = card
  return {
    reputationScore: scoreOf(card),
    ...known,
    ...factsOf(card),
    ...{ totalTrades, badge },
    // A column of nothing is not mapped.
    proofs: proofs ?? [],
  }
}

/** D16: coordinates, cells and storage keys stay here; only steps of kilometres leave (D61). */
export function itemOf(ctx: Ctx, card: Card | PageCard, asker: Asker | null = null): Item {
  const { id, ownerId: userId, title, description, condition, categoryId, estimatedValue } = card
  const photos: PhotoView[] = photoViews(ctx.settings, id, card.photos)
  const images = photos.map((photo) => photo.urls[1600])
  const wants = wantsOf(card)
  const distanceKm = asker ? toldDistance(asker, card.spot) : null
  return {
    ...{ id, userId, title, description, condition, categoryId, estimatedValue },
    category: { id: categoryId, name: categoryName(categoryId, ctx.language) },
    location: card.location,
    city: card.city,
    country: card.country,
    tags: card.tags,
    images,
    imageUrl: images[0] ?? null,
    photos,
    isAvailable: isOnOffer(card.tradeStatus),
    tradeStatus: card.tradeStatus,
    status: card.tradeStatus,
    createdAt: iso(card.createdAt),
    updatedAt: iso(card.updatedAt),
    revision: card.revision,
    user: { ...publicPerson(ctx.language, userId, card), ...standingOf(card) },
    ...(wants && { wants }),
    ...(card.askedAt !== null && { isAsked: true }),
    ...(card.withheld && { withheld: card.withheld }),
    ...(distanceKm !== null && { distanceKm }),
  }
}
