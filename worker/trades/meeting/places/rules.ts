/** How a place to meet at is written, and which come first (D51). */

import type { MeetingPlace } from './contract.ts'
import { PLACE_KINDS, PROVEN_PAIRS } from './terms.ts'

/** What goes into the place of a meeting: with its town, unless the name says it. */
export const placeLine = ({ name, town }: Pick<MeetingPlace, 'name' | 'town'>): string =>
  name.includes(town) ? name : `${name}, ${town}`

export const isProven = (pairs: number): boolean => pairs >= PROVEN_PAIRS

type Ordered = Pick<MeetingPlace, 'kind'> & { pairs: number; nameFolded: string }

/** Where several people have met first, then by kind and name. */
export const byStanding = (a: Ordered, b: Ordered): number =>
  Number(isProven(b.pairs)) - Number(isProven(a.pairs)) ||
  PLACE_KINDS.indexOf(a.kind) - PLACE_KINDS.indexOf(b.kind) ||
  Number(a.nameFolded > b.nameFolded) - Number(a.nameFolded < b.nameFolded)
