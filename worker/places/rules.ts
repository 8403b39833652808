/** How exact a place may be. */

export type Point = { latitude: number; longitude: number }

/** Coordinates are kept to two decimals (about 1.1 km), never finer (D11). Degrees. */
export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 100) / 100
}

export function roundPoint({ latitude, longitude }: Point): Point {
  return { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) }
}
