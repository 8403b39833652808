/** Who trades almost only among themselves (D57). A finding accuses nobody: an administrator looks. */

const DAY = 24 * 3_600_000
/** More are a town. */
export const GROUP_MEMBERS_MAX = 30
/** Of the trades of its people so many are among themselves: who lives from a circle still trades outside it now and then. */
const INSIDE_SHARE = 0.8
/** Fewer are neighbours who like each other. */
const INSIDE_MIN = 8
/** Trades for each of its people: who meets somebody new each time makes a tree, with one for each. */
const INSIDE_EACH = 2
/** Pairs whose last trade is older are no circle any more. */
export const RECENT_MS = 180 * DAY
/** What was looked at is shown again once it is so many times as large. */
const GROWN = 1.5

/** `trades` of `person` with `partner`; both people see the same ones. */
export type Edge = { person: string; partner: string; trades: number }
export type Circle = { members: string[]; inside: number; all: number }

/** What these people, of whom all edges are known, do among themselves and in all; each trade once. */
export function circleOf(members: readonly string[], edges: readonly Edge[]): Circle {
  const own = edges.filter(({ person }) => members.includes(person))
  const sum = (some: readonly Edge[]) => some.reduce((all, { trades }) => all + trades, 0)
  const within = own.filter(({ partner }) => members.includes(partner))
  const inside = Math.ceil(sum(within) / 2)
  return {
    members: members.toSorted(),
    inside,
    all: inside + sum(own) - sum(within),
  }
}

export const isGroup = ({ members, inside, all }: Circle): boolean =>
  members.length >= 2 &&
  members.length <= GROUP_MEMBERS_MAX &&
  inside >= INSIDE_MIN &&
  inside >= INSIDE_EACH * members.length &&
  inside >= INSIDE_SHARE * all

export const hasGrown = (members: number, seen: number): boolean => members >= GROWN * seen
