/** How exact a place may be (D61), and how a distance is told. */
import { STEPS_KM, type Step } from './terms.ts'

export type Point = { latitude: number; longitude: number }

/** Coordinates have two decimals that binary cannot hold: −57.6 must not fall into the cell before. */
const SLACK = 1e-6
/** Cells a degree: a block is 0.02 degrees wide, about 2 km; a wide cell 0.1 degrees, about 11 km, 25 blocks. */
const BLOCKS = 50
const WIDE = 10
/** The centre of the northernmost cell lies so far below the pole. */
const middle = (cells: number) => 1 / cells / 2

function centre(degrees: number, cells: number): number {
  return hundredths((Math.floor(degrees * cells + SLACK) + 0.5) / cells)
}

/** All centres have two decimals: odd hundredths. */
export const hundredths = (degrees: number): number => Math.round(degrees * 100) / 100

function centreIn({ latitude, longitude }: Point, cells: number): Point {
  const east = centre(longitude, cells)
  return {
    latitude: Math.min(centre(latitude, cells), hundredths(90 - middle(cells))),
    longitude: east > 180 ? hundredths(east - 360) : east,
  }
}

/** The finest that is ever kept of where somebody is. */
export const blockOf = (at: Point): Point => centreIn(at, BLOCKS)

export const wideCellOf = (at: Point): Point => centreIn(at, WIDE)

/** The centres of the 25 blocks of the wide cell around a centre. */
export function blocksIn({ latitude, longitude }: Point): Point[] {
  const ways = [-2, -1, 0, 1, 2].map((n) => n / BLOCKS)
  return ways.flatMap((north) =>
    ways.map((east) => blockOf({ latitude: latitude + north, longitude: longitude + east })),
  )
}

/** Kilometres as they may be told: 0 is one's own area, else the step that holds them; null: further than is told. */
export function stepOf(km: number): Step | null {
  if (km <= 0) return 0
  return STEPS_KM.find((step) => km <= step) ?? null
}
