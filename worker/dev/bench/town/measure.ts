/** What is counted while the days go by: what honest people were refused, and what was done to them. */
import type { Deal, Kind, Person } from './town.ts'

/** `time`: a way for nothing, or a message that is none. `item`: held for more than a week. `review`: a bad one that tells no truth. */
export const HURTS = ['points', 'item', 'review', 'time'] as const
export type Hurt = (typeof HURTS)[number]
export type Harm = { at: number; by: Person; to: Person; hurt: Hurt }

type Tried = { done: number; refused: Map<string, number> }

export function newMeasure() {
  const tried = new Map<Kind, Tried>()
  const harms: Harm[] = []
  return {
    tried,
    harms,
    /** Problems that an administrator decided against the truth. */
    mistaken: new Set<number>(),
    /** Days that a thing was held against its owner's wish, the longest. */
    heldLongest: 0,
    /** What the rings came to. */
    ring: { score: 0, level: 'new' },
    done({ kind }: Person, what: string, code: string | null): void {
      const all = tried.get(kind) ?? { done: 0, refused: new Map() }
      all.done += 1
      if (code !== null) {
        const key = `${what}: ${code}`
        all.refused.set(key, (all.refused.get(key) ?? 0) + 1)
      }
      tried.set(kind, all)
    },
    harm(hurt: Hurt, by: Person, to: Person, at: number): void {
      if (by.kind !== 'honest' && to.kind === 'honest') harms.push({ at, by, to, hurt })
    },
  }
}
export type Measure = ReturnType<typeof newMeasure>

export const refusedOf = (tried: Tried | undefined): number =>
  [...(tried?.refused.values() ?? [])].reduce((sum, n) => sum + n, 0)

/** The one of the two that is honest, with the cheat; null: both are alike. */
export function victimIn(deal: Deal): { honest: Person; cheat: Person } | null {
  const { proposer, owner } = deal.people
  if ((proposer.kind === 'honest') === (owner.kind === 'honest')) return null
  return proposer.kind === 'honest'
    ? { honest: proposer, cheat: owner }
    : { honest: owner, cheat: proposer }
}
