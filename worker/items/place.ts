/** Where an item is: the home of the point that was sent, else the named town, else that of the written place (D61, J140). */
import type { Ctx } from '../http/context.ts'
import { cellOf } from '../places/grid.ts'
import type { Point } from '../places/rules.ts'
import { homeAt, nearestPlace, townOf } from '../places/store.ts'
import { countryOf } from './store.ts'

/** Kilometres: what is further away is nobody's town, unless they say so themselves. */
const TOWN_WITHIN_KM = 25

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
  settled: 1
  /** As they were named, else the town that the written place means or that is nearest: the words themselves stay as they are. */
  city: string | null
  country: string | null
}

/** Of two towns of one name that of the given country wins, else that of the owner's. */
export async function placeOf(ctx: Ctx, ownerId: string, given: Given): Promise<ItemPlace> {
  const { latitude, longitude, location } = given
  const named = { city: given.city || null, country: given.country || null }
  const near = named.country ?? countryOf(ctx.db, ownerId)
  if (latitude !== undefined && longitude !== undefined) {
    const [home, written] = await Promise.all([
      homeAt(ctx.db, { latitude, longitude }),
      named.city ? null : townOf(ctx.db, location, near),
    ])
    if (named.city) return { ...withCell(home), ...named }
    // Of the home, not of the point: a town's border would cut the cell.
    const town = written?.place ?? (await nearestPlace(ctx.db, home, [TOWN_WITHIN_KM]))
    return {
      ...withCell(home),
      city: town?.name ?? null,
      country: town?.country ?? named.country,
    }
  }
  // What was chosen from the gazetteer says more than the words beside it.
  const [chosen, written] = await Promise.all([
    named.city ? townOf(ctx.db, named.city, near) : null,
    townOf(ctx.db, location, near),
  ])
  const found = chosen ?? written
  if (!found) return { latitude: null, longitude: null, cell: null, settled: 1, ...named }
  const { place, point } = found
  return {
    ...withCell(point),
    city: named.city ?? place.name,
    country: named.city ? named.country : place.country,
  }
}

/** As it is written: with its cell, and settled. */
export const withCell = (home: Point) => ({
  ...home,
  cell: cellOf(home.latitude, home.longitude),
  settled: 1 as const,
})
