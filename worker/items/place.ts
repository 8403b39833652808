/** Where an item is: the point that was sent, rounded, else that of the named town, else of the written place (D11, J140). */
import type { Ctx } from '../http/context.ts'
import { cellOf } from '../places/grid.ts'
import { type Point, roundPoint } from '../places/rules.ts'
import { townOf } from '../places/store.ts'
import { countryOf } from './store.ts'

type Given = {
  location: string
  latitude?: number | undefined
  longitude?: number | undefined
  city?: string | null | undefined
  country?: string | null | undefined
}
export type ItemPlace = {
  latitude: number | null
  longitude: number | null
  cell: number | null
  /** As they were named, else the town that the written place means: the words themselves stay as they are. */
  city: string | null
  country: string | null
}

/** Of two towns of one name that of the given country wins, else that of the owner's. */
export async function placeOf(ctx: Ctx, ownerId: string, given: Given): Promise<ItemPlace> {
  const { latitude, longitude, location } = given
  const named = { city: given.city || null, country: given.country || null }
  if (latitude !== undefined && longitude !== undefined) {
    return { ...withCell(roundPoint({ latitude, longitude })), ...named }
  }
  const near = named.country ?? (await countryOf(ctx.db, ownerId))
  // What was chosen from the gazetteer says more than the words beside it.
  const found =
    (named.city && (await townOf(ctx.db, named.city, near))) ||
    (await townOf(ctx.db, location, near))
  if (!found) return { latitude: null, longitude: null, cell: null, ...named }
  const { place, point } = found
  return {
    ...withCell(point),
    city: named.city ?? place.name,
    country: named.city ? named.country : place.country,
  }
}

const withCell = (point: Point) => ({ ...point, cell: cellOf(point.latitude, point.longitude) })
