/** Where a wish is looked for: around the home of its point, or the town that its place means (D61); anywhere without one. */
import type { Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { placeOf } from '../items/place.ts'
import { askerAt } from '../places/store.ts'
import type { WishFields } from './contract.ts'
import { ANYWHERE } from './matching/rules.ts'

const NOWHERE = {
  ...{ location: null, city: null, country: null, latitude: null, longitude: null },
  ...{ radius: null, cell: ANYWHERE, ownSpots: [] as number[] },
}

/** 422 `wish_place_unknown`: kilometres around a place that nobody knows are nothing. */
export async function placeOfWish(ctx: Ctx, ownerId: string, given: WishFields) {
  const { location, radius } = given
  if (location === '') return NOWHERE
  const { latitude, longitude, cell, city, country } = await placeOf(ctx, ownerId, given)
  if (latitude === null || longitude === null || cell === null) {
    const issues = [{ path: 'location', code: 'wish_place_unknown' as const }]
    throw new Refusal('wish_place_unknown', 422, { issues })
  }
  const { own } = await askerAt(ctx.db, { latitude, longitude })
  return { location, city, country, latitude, longitude, cell, radius, ownSpots: [...own] }
}
