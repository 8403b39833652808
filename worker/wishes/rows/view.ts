/** A wish as whoever may see it does: which columns are read for it, and its answer. */
import type { SQL } from 'drizzle-orm'
import { publicPerson } from '../../accounts/person/person.ts'
import { users } from '../../accounts/tables.ts'
import { categoryName } from '../../categories/terms.ts'
import { iso } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import { field } from '../../items/view.ts'
import { type Asker, spotOf, toldDistance } from '../../places/grid.ts'
import type { Withheld } from '../../safety/contract.ts'
import type { Wish } from '../contract.ts'
import { isEnding, isOpen } from '../rules.ts'
import { wishes } from '../tables.ts'

const COLUMNS = [
  'id',
  'ownerId',
  'isPublic',
  'words',
  'categories',
  'maxValue',
  'note',
  'location',
  'city',
  'country',
  'radius',
  'latitude',
  'longitude',
  'createdAt',
  'updatedAt',
  'expiresAt',
  'closedAt',
  'withheld',
  'news',
] as const satisfies (keyof Row)[]
type Row = typeof wishes.$inferSelect

/** Some columns of a select from a window of an index. */
export function columnsOf<Name extends keyof Row>(names: readonly Name[]) {
  // One entry a name: TypeScript does not follow fromEntries.
  return Object.fromEntries(names.map((name) => [name, field(wishes[name])])) as {
    [N in Name]: SQL.Aliased<Row[N]>
  }
}

/** What a select over `wishes` joined with `users` reads for a card. */
export const wishFields = {
  ...columnsOf(COLUMNS),
  firstName: field(users.firstName),
  lastName: field(users.lastName),
  profileImage: field(users.profileImage),
}
export type WishCard = Pick<Row, (typeof COLUMNS)[number]> &
  Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'profileImage'>

type Seen = {
  /** Who asks; its owner is told more. */
  viewerId: string | null
  asker?: Asker | null
  withheld?: Withheld | undefined
}

/** D16: coordinates and cells stay here; only steps of kilometres leave (D61). */
export function wishOf(ctx: Ctx, card: WishCard, { viewerId, asker = null, withheld }: Seen): Wish {
  const now = ctx.clock.now()
  const spot = spotOfWish(card)
  const distanceKm = asker ? toldDistance(asker, spot) : null
  return {
    id: card.id,
    words: card.words,
    categories: card.categories.map((one) => ({ id: one, name: categoryName(one, ctx.language) })),
    maxValue: card.maxValue,
    place:
      card.location === null || card.radius === null
        ? null
        : { location: card.location, city: card.city, country: card.country, km: card.radius },
    note: card.note,
    isPublic: card.isPublic,
    isOpen: isOpen(card, now),
    createdAt: iso(card.createdAt),
    updatedAt: iso(card.updatedAt),
    expiresAt: iso(card.expiresAt),
    user: publicPerson(ctx.language, card.ownerId, card),
    ...(distanceKm !== null && { distanceKm }),
    ...(viewerId === card.ownerId && {
      own: {
        news: card.news,
        isEnding: isEnding(card, now),
        ...(withheld && { withheld }),
      },
    }),
  }
}

export const spotOfWish = ({
  latitude: north,
  longitude: east,
}: Pick<WishCard, 'latitude' | 'longitude'>): number | null =>
  north === null || east === null ? null : spotOf(north, east)
