/** Which featured items are shown when more fit than there is room for. */
import { FEATURED_MAX, FEATURING_COST } from './terms.ts'

/** So long the same ones are shown, ms. */
const TURN_MS = 10 * 60_000

/**
 * One thing a person (D59). All people get the same time, the next ones of the ring each turn; a person's things take turns,
 * one each time that the ring comes to them.
 */
export function turnOf(
  all: readonly { id: number; ownerId: string }[],
  now: number,
  room = FEATURED_MAX,
): number[] {
  const byOwner = new Map<string, number[]>()
  for (const { id, ownerId } of all) byOwner.set(ownerId, [...(byOwner.get(ownerId) ?? []), id])
  const people = [...byOwner.values()]
  const count = people.length
  const turn = Math.floor(now / TURN_MS)
  const isRing = count > room
  return Array.from({ length: Math.min(count, room) }, (_, place) => {
    const at = isRing ? turn * room + place : turn * count + place
    const things = people[at % count] ?? []
    return things[Math.floor(at / count) % things.length]
  }).filter((id) => id !== undefined)
}

export const missingTokens = (balance: number): number => Math.max(0, FEATURING_COST - balance)
