/** Which featured items are shown when more fit than there is room for. */
import { FEATURED_MAX, FEATURING_COST } from './terms.ts'

/** So long the same ones are shown, ms. */
const TURN_MS = 10 * 60_000

/** All get the same time: the next ones of the ring each turn. */
export function turnOf<T>(all: readonly T[], now: number, room = FEATURED_MAX): T[] {
  if (all.length <= room) return [...all]
  const start = (Math.floor(now / TURN_MS) * room) % all.length
  return [...all.slice(start), ...all.slice(0, start)].slice(0, room)
}

export const missingTokens = (balance: number): number => Math.max(0, FEATURING_COST - balance)
