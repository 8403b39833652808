/** What a person makes of things that they are shown: whether to offer something for one, what, or to give a heart. */
import type { Item } from '../../../items/contract.ts'
import { TOWNS } from '../town/things.ts'
import type { Person } from '../town/town.ts'
import { belief, type Evidence, type Mind, ownWorth, type Tried, worthOf } from './minds.ts'
import { isNear } from './world.ts'

/** A thing as the page shows it, with what else the page says of its owner's mind. */
export type Seen = {
  item: Item
  /** Its owner has offered it for a wish of mine; likes a thing of mine; and I have told that I like one of theirs. */
  says?: { evidence: Exclude<Evidence, 'none' | 'wanted' | 'unwanted'>; mine?: number }
}
export type Choice = { item: Item; mine: Item; evidence: Evidence; gain: number }

/** Writing to somebody, waiting and going to a plaza is worth so much of the thing that one gives. */
const EFFORT = 0.08
/** What one offers or asks for instead is said to be worth as much, more or less: nobody writes to be laughed at, nor gives twice. */
const [LESS, MORE] = [0.6, 1.6]
export const isFair = (one: number, other: number): boolean =>
  one >= LESS * other && one <= MORE * other
/** A thing that is worth as much to one as is said of it, or nearly. */
const PLEASES = 0.9

/** By the place that the page says: people meet, they send nothing. */
function isInReach(mind: Mind, { location }: Item): boolean {
  const there = TOWNS.findIndex((town) => town.location === location)
  return isNear(mind.home, there)
}

/** What could be asked for at all. */
export const fitting = (one: Person, mind: Mind, seen: readonly Seen[]): Seen[] => {
  const byId = new Map<number, Seen>()
  for (const each of seen) {
    const { item } = each
    if (item.userId === one.id || !item.isAvailable || !isInReach(mind, item)) continue
    // What says more of the same thing holds.
    if (!byId.get(item.id)?.says) byId.set(item.id, each)
  }
  return [...byId.values()]
}

function evidenceOf({ item, says }: Seen, mine: Item): Evidence {
  if (says && (says.mine === undefined || says.mine === mine.id)) return says.evidence
  const wanted = item.wants?.categoryIds ?? []
  if (wanted.length === 0) return 'none'
  return wanted.includes(mine.categoryId) ? 'wanted' : 'unwanted'
}

/**
 * The exchange of which a person expects most: how much more the thing is worth to them than theirs, times how likely they
 * think that the owner agrees: by what they have learnt from offers like it, and by how fair it looks. Null: none is worth
 * the effort.
 */
export function choose(
  one: Person,
  mind: Mind,
  seen: readonly Seen[],
  own: readonly Item[],
  all: Tried,
): Choice | null {
  let best: Choice | null = null
  for (const each of fitting(one, mind, seen)) {
    const { item } = each
    if (one.asked.has(item.id)) continue
    for (const mine of own) {
      if (!isFair(mine.estimatedValue, item.estimatedValue)) continue
      const evidence = evidenceOf(each, mine)
      const looksFair = Math.min(1, mine.estimatedValue / item.estimatedValue) ** 2
      const more = (worthOf(mind, item) - ownWorth(mind, mine)) / mine.estimatedValue
      const gain = more * belief(mind.tried, all, evidence) * looksFair
      if (gain >= EFFORT && gain > (best?.gain ?? 0)) best = { item, mine, evidence, gain }
    }
  }
  return best
}

/** Whether there is anything to think about: none of what is asked for could be worth more by more certainty. */
export const isTempted = (one: Person, mind: Mind, seen: readonly Seen[]): boolean =>
  fitting(one, mind, seen).some(
    ({ item }) =>
      !one.asked.has(item.id) &&
      mind.stock.some(
        ({ isPublished, value, worth }) =>
          isPublished &&
          isFair(value, item.estimatedValue) &&
          worthOf(mind, item) - worth >= EFFORT * value,
      ),
  )

/** What pleases, and has no heart of theirs yet. */
export const pleasing = (one: Person, mind: Mind, seen: readonly Seen[]): Item[] =>
  fitting(one, mind, seen)
    .map(({ item }) => item)
    .filter((item) => !mind.hearted.has(item.id))
    .filter((item) => worthOf(mind, item) >= PLEASES * item.estimatedValue)
