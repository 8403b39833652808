/** SQL of places to meet at. Towns are told apart by their folded name and their country. */
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { foldText } from '../../../db/fold.ts'
import { items } from '../../../items/tables.ts'
import { itemsOf } from '../../rows/shown.ts'
import type { KeptPlace, MeetingPlace } from './contract.ts'
import { byStanding, isProven } from './rules.ts'
import { meetingPlaces } from './tables.ts'
import { PLACES_OF_TOWN_MAX } from './terms.ts'

/** Where nobody says which, as the gazetteer has it. */
const HOME_COUNTRY = 'Paraguay'

type InTown = { town: string; country?: string | null | undefined }
type PlaceRow = typeof meetingPlaces.$inferSelect

const inTown = ({ town, country }: InTown) =>
  and(
    eq(meetingPlaces.country, country || HOME_COUNTRY),
    eq(meetingPlaces.townFolded, foldText(town)),
  )

/** What is offered there. */
export async function placesIn(db: Db, town: InTown): Promise<MeetingPlace[]> {
  const rows = await db
    .select()
    .from(meetingPlaces)
    .where(and(inTown(town), isNull(meetingPlaces.hiddenAt)))
    .limit(PLACES_OF_TOWN_MAX)
  return rows.sort(byStanding).map(({ id, kind, name, town: of, pairs }) => ({
    ...{ id, kind, name, town: of },
    isProven: isProven(pairs),
  }))
}

/** All of them, by country, town and name. */
export async function keptPlaces(db: Db): Promise<KeptPlace[]> {
  const rows = await db
    .select()
    .from(meetingPlaces)
    .orderBy(
      asc(meetingPlaces.country),
      asc(meetingPlaces.townFolded),
      asc(meetingPlaces.nameFolded),
    )
  return rows.map(({ id, kind, name, town, country, source, pairs, hiddenAt }) => ({
    ...{ id, kind, name, town, country, source, pairs },
    isHidden: hiddenAt !== null,
  }))
}

export async function placeById(db: Db, id: number): Promise<PlaceRow | null> {
  const [row] = await db.select().from(meetingPlaces).where(eq(meetingPlaces.id, id))
  return row ?? null
}

export async function countIn(db: Db, town: InTown): Promise<number> {
  const [row] = await db.select({ places: count() }).from(meetingPlaces).where(inTown(town))
  return row?.places ?? 0
}

/** The place, if it is offered in the town of a thing of this trade, whichever side's. */
export async function offeredFor(db: Db, id: number, tradeId: number): Promise<PlaceRow | null> {
  const [place, towns] = await Promise.all([
    placeById(db, id),
    db
      .select({ town: items.city, country: items.country })
      .from(items)
      .where(sql`${items.id} in ${itemsOf(tradeId)}`),
  ])
  if (!place || place.hiddenAt !== null) return null
  const isThere = towns.some(
    ({ town, country }) =>
      (country ?? HOME_COUNTRY) === place.country && foldText(town ?? '') === place.townFolded,
  )
  return isThere ? place : null
}
