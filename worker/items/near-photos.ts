/** Photos that are nearly one of one's own open things (D59): the same one saved anew, made smaller, cut a little. It asks, and no more. */
import { sql } from 'drizzle-orm'
import type { Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { isNearlySame, type Seen } from '../media/rules.ts'
import { ownOpen } from './store.ts'

/** As far as anybody has looked at it: older photos have no look, those of the plain API none before they are stored. */
type Looked = Partial<Seen>
const isSeen = (photo: Looked): photo is Seen => Boolean(photo.look && photo.colors)

export type Pictured = {
  ownerId: string
  /** What it is stored under by now. */
  id?: number
  photos: readonly Looked[]
  /** *Es otra*: its owner was asked. */
  isOther: boolean
}

/**
 * Throws 409 `item_doubled` with the newest thing as `current`. Nothing counts them: looks are no proof, those of different
 * things before one wall may be near, and what a device said of one is only its word.
 */
export async function requireNoNearPhoto(ctx: Ctx, given: Pictured): Promise<void> {
  const seen = given.photos.filter(isSeen)
  if (given.isOther || seen.length === 0) return
  const own = await looksOf(ctx, given)
  const near = own.find((one) => seen.some((photo) => isNearlySame(photo, one)))
  if (!near) return
  const { id, title } = near
  throw new Refusal('item_doubled', 409, { current: { id, title } })
}

/** Photos of one's newest open things. */
const looksOf = ({ db }: Ctx, { ownerId, id = 0 }: Pictured) =>
  db
    .select({
      id: sql<number>`own.id`,
      title: sql<string>`own.title`,
      look: sql<string>`photo.value ->> 'look'`.as('look'),
      colors: sql<string>`photo.value ->> 'colors'`.as('colors'),
    })
    .from(sql`${ownOpen(ownerId, id)} as own, json_each(own.photos) as photo`)
    .where(sql`photo.value ->> 'look' is not null`)
    .orderBy(sql`own.id desc`)
