/**
 * Where somebody is said to be (D61). All of a block answers alike, and what is answered is always the centre of a block: asked
 * of its own answer the rule answers the same, whoever moves a row twice moves it once. Pure.
 */
import { kilometresBetween } from './grid.ts'
import { blockOf, blocksIn, type Point, wideCellOf } from './rules.ts'
import { KNOWN_REACH_KM, KNOWN_WITHIN_KM, MANY_PEOPLE, MANY_WITHIN_KM } from './terms.ts'

/** A place of the gazetteer. */
export type Known = Point & { population: number }

/** `known`: the places of the gazetteer within KNOWN_REACH_KM of the wide cell's centre; others beside do not count. */
export function homeOf(at: Point, known: readonly Known[]): Point {
  const { block, wide, near } = around(at, known)
  if (areMany(block, near)) return block
  // A wide cell is one's whole, or all of it that is no block where many live is at its places: no sliver is left over.
  const isKnown = near.some((place) => between(wide, place) <= KNOWN_WITHIN_KM)
  if (!isKnown && !blocksIn(wide).some((one) => areMany(one, near))) return wide
  return nearestTo(block, near) ?? wide
}

/**
 * What counts as inside for whoever asks from a point: their home and, where many live, their town too, whose middle is where
 * things are that were placed by its name alone.
 */
export function ownOf(at: Point, known: readonly Known[]): Point[] {
  const { block, near } = around(at, known)
  const home = homeOf(at, known)
  const town = areMany(block, near) ? nearestTo(block, near) : null
  return town && between(home, town) > 0 ? [home, town] : [home]
}

/** By the block, not by the point: what two points of one block were told apart by would be finer than a block. */
function around(at: Point, known: readonly Known[]) {
  const block = blockOf(at)
  const wide = wideCellOf(block)
  return { block, wide, near: known.filter((place) => between(wide, place) <= KNOWN_REACH_KM) }
}

const areMany = (there: Point, near: readonly Known[]) =>
  near.some((place) => place.population >= MANY_PEOPLE && between(there, place) <= MANY_WITHIN_KM)

/** The centre of the block of the nearest place. */
function nearestTo(block: Point, near: readonly Known[]): Point | null {
  const [nearest] = near
    .map(blockOf)
    .map((place) => ({ place, km: between(block, place) }))
    .sort((a, b) => a.km - b.km || order(a.place, b.place))
  return nearest?.place ?? null
}

const between = (a: Point, b: Point) =>
  kilometresBetween(a.latitude, a.longitude, b.latitude, b.longitude)

const order = (a: Point, b: Point) => a.latitude - b.latitude || a.longitude - b.longitude
