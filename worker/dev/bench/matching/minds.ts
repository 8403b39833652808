/**
 * What people of the market have, need and think: nobody says it, and no other part of the simulation may look into another's.
 * Numbers are set by the reasons beside them; figures.md says which of them decides most.
 */
import { type Dice, diceOf } from '../town/dice.ts'
import type { Person } from '../town/town.ts'
import { BY_FREQUENCY, COLOURS, type Noun, nounIn, QUALITIES } from './world.ts'

/** What a person goes by when they guess whether an owner would agree: what the product has shown them of it. */
export const EVIDENCE = ['none', 'wanted', 'unwanted', 'offered', 'liked', 'mutual'] as const
export type Evidence = (typeof EVIDENCE)[number]

/** One's own. `value`: what one says that it is worth; `worth`: what it is to its owner. */
export type Own = {
  title: string
  noun: Noun
  value: number
  worth: number
  isPublished: boolean
}

export type Mind = {
  seed: number
  dice: Dice
  home: number
  /** All that they would give away, published or not. */
  stock: Own[]
  /** Words of what they could use now. */
  needs: Set<string>
  /** Categories in which anything may please them. */
  likes: readonly number[]
  /** Fills in what they would like for a thing, where it is asked; leaves the hearts told, where that is asked. */
  saysWants: boolean
  tells: boolean
  /** Visits on which nothing comes of it, until they come no more by themselves. */
  patience: number
  /** The day of their next visit, and when in the day. */
  nextDay: number
  isEarly: boolean
  /** Offers by what they went by, and how many were agreed to. */
  tried: Tried
  hearted: Set<number>
  /** By its word: the wish that they have published or kept. */
  wishes: Map<string, number>
  /** Wishes that they have offered something for. */
  offeredFor: Set<number>
}

const OF_PEOPLE = {
  /** What a household has lying about and would give. */
  stock: [3, 7],
  /** Things that one could use at a time. */
  needs: [2, 3],
  /** Of sixteen categories. */
  likes: 2,
  /** Optional fields are filled in by most, not by all; a switch that is on is left on by most. */
  saysWants: 0.6,
  tells: 0.85,
  /** Whoever comes finds out within some visits whether something comes of it. */
  patience: [3, 8],
} as const
/** Shares of what a thing is said to be worth, least and most. */
const WORTH = {
  /** What one gives away is lying about. */
  own: [0.3, 0.9],
  needed: [1, 1.6],
  liked: [0.5, 1.3],
  other: [0, 0.5],
} as const
/** Around what such a thing is usually worth: its age, and how its owner sees it. */
const VALUES = [0.6, 1.5] as const

const within = (share: number, [least, most]: readonly [number, number]) =>
  least + (most - least) * share
const between = (dice: Dice, [least, most]: readonly [number, number]) => dice.between(least, most)
/** 0 to 1 in thousandths. */
const share = (dice: Dice) => dice.whole(1000) / 1000

/** Squared: the first are frequent, the last seldom. */
const nounBy = (dice: Dice): Noun =>
  BY_FREQUENCY[Math.floor(share(dice) ** 2 * BY_FREQUENCY.length)] ?? (BY_FREQUENCY[0] as Noun)

export function mindOf(seed: number, { nth, home, comes }: Person): Mind {
  const dice = diceOf(seed * 100_003 + nth)
  const stock: Own[] = []
  const titles = new Set<string>()
  for (let left = between(dice, OF_PEOPLE.stock); left > 0; left -= 1) {
    const own = ownBy(dice)
    if (!titles.has(own.title)) stock.push(own)
    titles.add(own.title)
  }
  const has = new Set(stock.map(({ noun }) => noun.word))
  const needs = new Set<string>()
  for (let left = between(dice, OF_PEOPLE.needs); left > 0; left -= 1) addNeed(dice, needs, has)
  const liked = dice.shuffled(BY_FREQUENCY.slice(0, 16)).slice(0, OF_PEOPLE.likes)
  return {
    ...{ seed: seed * 7919 + nth, dice, home, stock, needs },
    likes: liked.map(({ categoryId }) => categoryId),
    saysWants: dice.chance(OF_PEOPLE.saysWants),
    tells: dice.chance(OF_PEOPLE.tells),
    patience: between(dice, OF_PEOPLE.patience),
    ...{ nextDay: comes, isEarly: dice.chance(0.5) },
    tried: noneTried(),
    ...{ hearted: new Set(), wishes: new Map(), offeredFor: new Set() },
  }
}

function ownBy(dice: Dice): Own {
  const noun = nounBy(dice)
  const [quality, colour] = [dice.pick(QUALITIES), dice.pick(COLOURS)]
  const value = Math.round((noun.value * within(share(dice), VALUES)) / 10_000) * 10_000
  return {
    title: `${noun.word.charAt(0).toUpperCase()}${noun.word.slice(1)} ${quality} ${colour}`,
    ...{ noun, value, worth: value * within(share(dice), WORTH.own), isPublished: false },
  }
}

/** Nobody needs what they give away. */
function addNeed(dice: Dice, needs: Set<string>, has: ReadonlySet<string>): void {
  const { word } = nounBy(dice)
  if (!has.has(word)) needs.add(word)
}

export const needMore = ({ dice, needs, stock }: Mind): void =>
  addNeed(dice, needs, new Set(stock.map(({ noun }) => noun.word)))

/** The same for the same person and thing in every run, whatever has gone before. */
function chanceOf(seed: number, title: string, value: number): number {
  let hash = 2_166_136_261 ^ seed
  for (const letter of `${title} ${value}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  }
  return diceOf(hash >>> 0).whole(1000) / 1000
}

type Shown = { title: string; estimatedValue: number }

/** What somebody else's thing is worth to them, guaraníes: by what it is, and by what is said of it. */
export function worthOf(mind: Mind, { title, estimatedValue: value }: Shown): number {
  const noun = nounIn(title)
  const chance = chanceOf(mind.seed, title, value)
  const kind =
    noun === undefined
      ? WORTH.other
      : mind.needs.has(noun.word)
        ? WORTH.needed
        : mind.likes.includes(noun.categoryId)
          ? WORTH.liked
          : WORTH.other
  return value * within(chance, kind)
}

/** By one's own thing's title. */
export const ownWorth = (mind: Mind, thing: Shown): number =>
  mind.stock.find(({ title }) => title === thing.title)?.worth ??
  // What came in an exchange was wanted.
  worthOf(mind, thing)

export type Tried = Record<Evidence, { made: number; agreed: number }>
export const noneTried = (): Tried => {
  const none = () => ({ made: 0, agreed: 0 })
  return {
    ...{ none: none(), wanted: none(), unwanted: none() },
    ...{ offered: none(), liked: none(), mutual: none() },
  }
}

/** One in four, one believes of every kind of offer alike, until so many people's have been answered. */
const BEFORE = { agreed: 5, made: 20 }
/** What others tell weighs as much as so many offers of one's own. */
const HEARSAY = 4

/** How likely an owner agrees: as others have found, and what one has found oneself. */
export function belief(own: Tried, all: Tried, evidence: Evidence): number {
  const told = (BEFORE.agreed + all[evidence].agreed) / (BEFORE.made + all[evidence].made)
  return (HEARSAY * told + own[evidence].agreed) / (HEARSAY + own[evidence].made)
}
