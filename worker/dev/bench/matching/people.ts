/** Who comes to the market, where they live and when they come: the same in every run of a seed. */
import { diceOf } from '../town/dice.ts'
import { firstNameOf } from '../town/joining.ts'
import type { Person } from '../town/town.ts'
import { HOMES } from './world.ts'

/** A Monday; the same for everybody who runs it. */
export const START = Date.UTC(2027, 0, 4)
/** Most are there from the beginning, the last come when half of the days are over. */
const COMING = 0.5

export type Options = { people: number; days: number; seed: number }
const emailOf = (nth: number) => `persona${nth}@correo.example`

export function peopleOf(seed: number, people: number, days: number): Person[] {
  const dice = diceOf(seed)
  return Array.from({ length: people }, (_, index) => {
    const nth = index + 1
    const share = dice.whole(1000) / 1000
    return {
      ...{
        id: '',
        kind: 'honest',
        nth,
        cookies: new Map(),
        address: `10.${nth >> 8}.${nth & 255}.7`,
      },
      ...{ email: emailOf(nth), firstName: firstNameOf(nth) },
      phone: `09${80 + (nth % 6)} ${String(100_000 + nth * 7).padStart(6, '0')}`,
      home: HOMES[dice.whole(HOMES.length)] ?? 0,
      comes: Math.floor(share ** 2 * days * COMING),
      ...{ days: 7, awayUntil: 0, asked: new Set<number>(), phoneCode: null, suspendedAt: null },
    }
  })
}
