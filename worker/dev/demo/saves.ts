/** Which of the 30 demo people has published which of the 240 items, and who saves what. */
import { randomFrom } from './kit.ts'

const PEOPLE = 30
const THINGS = 240
/** Few items are loved by many, most by one or nobody. */
const APPEAL_BEND = 4
const APPEAL_MOST = 0.22
/** The demo account (the first person) saves one thing in so many, from the twentieth on. */
const DEMO_FIRST = 20
const DEMO_STEP = 26

/** By numbers: every person has eight items. */
export const ownerOf = (thing: number) => (thing * 7) % PEOPLE

type Save = { person: number; thing: number; after: number }

/** Saved when the item `after` was just published. Always the same. */
export function saves(): Save[] {
  const random = randomFrom(77)
  const all: Save[] = []
  for (let thing = 0; thing < THINGS; thing += 1) {
    const appeal = APPEAL_MOST * random() ** APPEAL_BEND
    for (let person = 1; person < PEOPLE; person += 1) {
      const after = thing + Math.floor(random() * (THINGS - thing))
      if (random() < appeal && person !== ownerOf(thing)) all.push({ person, thing, after })
    }
  }
  for (let thing = DEMO_FIRST; thing < THINGS; thing += DEMO_STEP) {
    const other = ownerOf(thing) === 0 ? thing + 1 : thing
    all.push({ person: 0, thing: other, after: Math.min(other + 3, THINGS - 1) })
  }
  return all
}
