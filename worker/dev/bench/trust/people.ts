/** Who lives in the town: so many honest ones, and one in twenty of them a cheat. */

import { diceOf } from '../town/dice.ts'
import { firstNameOf, register } from '../town/joining.ts'
import { TOWNS } from '../town/things.ts'
import { CHEAT_KINDS, type Kind, type Person, type Town } from '../town/town.ts'
import { RING_SIZE } from './cheats/ring.ts'

export const CHEATS = 0.05
/** Those who have proved their phone by the time they begin. */
const PROVED = 0.5
/** Most are there from the beginning, the last come when half of the days are over. */
const COMING = 0.5

/** How many of each kind: a ring needs its five, and there are two rings as soon as there is room. */
export function kindsOf(people: number): Kind[] {
  const cheats = Math.max(CHEAT_KINDS.length + RING_SIZE - 1, Math.round(people * CHEATS))
  const rings = cheats >= 5 * RING_SIZE ? 2 * RING_SIZE : RING_SIZE
  const others = CHEAT_KINDS.filter((kind) => kind !== 'ring')
  const rest = Array.from(
    { length: cheats - rings },
    (_, n) => others[n % others.length] ?? 'no-show',
  )
  const ring = Array.from({ length: rings }, (): Kind => 'ring')
  return [...Array.from({ length: people - cheats }, (): Kind => 'honest'), ...rest, ...ring]
}

export function peopleOf(seed: number, people: number, days: number): Person[] {
  const dice = diceOf(seed)
  let inRings = 0
  return kindsOf(people).map((kind, index) => {
    const nth = index + 1
    const isRing = kind === 'ring'
    const ring = Math.floor(inRings / RING_SIZE)
    if (isRing) inRings += 1
    const own = `09${80 + (nth % 6)} ${String(100_000 + nth * 7).padStart(6, '0')}`
    const share = dice.whole(1000) / 1000
    return {
      ...{ id: '', kind, nth, cookies: new Map(), address: `10.${nth >> 8}.${nth & 255}.7` },
      // One mailbox, one phone, one house.
      email: isRing ? `anillo${ring}+${nth}@correo.example` : `persona${nth}@correo.example`,
      phone: isRing ? `0991 00000${ring}` : own,
      firstName: firstNameOf(nth),
      home: dice.whole(TOWNS.length),
      comes: isRing ? 3 : Math.floor(share ** 2 * days * COMING) + (kind === 'honest' ? 0 : 2),
      days: kind === 'honest' ? dice.between(3, 7) : 7,
      ...{ awayUntil: 0, asked: new Set<number>(), phoneCode: null, suspendedAt: null },
    }
  })
}

const isProved = ({ kind, nth, phone }: Person): boolean => {
  if (kind === 'honest') return nth % 100 < PROVED * 100
  // Of the second ring all have proved the one phone.
  return kind === 'ring' && phone.endsWith('1')
}

export const join = (town: Town, one: Person): Promise<void> => register(town, one, isProved(one))
