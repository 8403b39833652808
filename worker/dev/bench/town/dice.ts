/** Chance of a simulation: all of it from one seed. */
import { seeded } from '../../../testing/makers/item-rows.ts'

export type Dice = ReturnType<typeof diceOf>

export function diceOf(seed: number) {
  const next = seeded(seed)
  /** 0 <= n < below, whole. */
  const whole = (below: number): number => Math.floor(next() * below)
  return {
    whole,
    /** True in so many of 1 cases. */
    chance: (share: number): boolean => next() < share,
    /** Whole, both ends included. */
    between: (least: number, most: number): number => least + whole(most - least + 1),
    pick: <T>(list: readonly T[]): T | undefined => list[whole(list.length)],
    /** The same ones in another order. */
    shuffled: <T>(list: readonly T[]): T[] => {
      const left = [...list]
      const out: T[] = []
      while (left.length > 0) out.push(...left.splice(whole(left.length), 1))
      return out
    },
  }
}
