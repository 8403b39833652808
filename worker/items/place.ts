/** Where an item is: the point that was sent, rounded, else the point of the typed place (D11). */
import type { Ctx } from '../http/context.ts'
import { cellOf } from '../places/grid.ts'
import { type Point, roundPoint } from '../places/rules.ts'
import { coordinatesOf } from '../places/store.ts'
import { countryOf } from './store.ts'

type Given = { location: string; latitude?: number; longitude?: number; country?: string }
export type ItemPlace = {
  latitude: number | null
  longitude: number | null
  cell: number | null
}

/** Of two towns of one name that of the given country wins, else that of the owner's. */
export async function placeOf(ctx: Ctx, ownerId: string, given: Given): Promise<ItemPlace> {
  const { latitude, longitude, location, country } = given
  if (latitude !== undefined && longitude !== undefined) {
    return withCell(roundPoint({ latitude, longitude }))
  }
  const near = country ?? (await countryOf(ctx.db, ownerId))
  const found = await coordinatesOf(ctx.db, location, near)
  return found ? withCell(found) : { latitude: null, longitude: null, cell: null }
}

const withCell = (point: Point): ItemPlace => ({
  ...point,
  cell: cellOf(point.latitude, point.longitude),
})
