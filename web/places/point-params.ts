/** How a point travels: about 11 m. Finer digits would say more of a person than a radius of 5 km needs. */
import type { Point } from '#rules/places'

const DIGITS = 4

export const pointParams = ({ latitude, longitude }: Point) => ({
  userLatitude: latitude.toFixed(DIGITS),
  userLongitude: longitude.toFixed(DIGITS),
})
