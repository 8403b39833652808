/** The order by distance as one number: metres, then the spot, so that no two spots share it. Pure. */
import { kilometresBetween, pointOfSpot, spotOf } from '../places/grid.ts'
import type { Point } from '../places/rules.ts'

/** Beyond every spot's number; metres times this stay exact. */
const METRE = 1_000_000_000

export const rankOfMetres = (metres: number): number => Math.floor(metres) * METRE
export const metresOf = (rank: number): number => Math.floor(rank / METRE)
export const spotOfRank = (rank: number): number => rank % METRE

export function rankOfSpot(spot: number, from: Point): number {
  const { latitude, longitude } = pointOfSpot(spot)
  const km = kilometresBetween(from.latitude, from.longitude, latitude, longitude)
  return rankOfMetres(km * 1000) + spot
}

type Placed = { latitude: number | null; longitude: number | null }

/** Of an item in a list by distance, which has only what has a place. */
export function nearnessOf({ latitude, longitude }: Placed, from: Point | null): number {
  if (latitude === null || longitude === null || !from) throw new Error('by distance, and no place')
  return rankOfSpot(spotOf(latitude, longitude), from)
}
