/** The whole of it: one seed, one result. */
import type { D1Database } from '@cloudflare/workers-types'
import { diceOf } from '../town/dice.ts'
import { newMeasure } from '../town/measure.ts'
import { productOver, withoutLines } from '../town/product.ts'
import type { Town } from '../town/town.ts'
import { live } from './days.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { peopleOf } from './people.ts'

/** A Monday; the same for everybody who runs it. */
const START = Date.UTC(2027, 0, 4)

export type Options = { people: number; days: number; seed: number }

/** `d1`: migrated, with nobody in it. `tell` hears of each day; true ends it. */
export async function simulate(
  d1: D1Database,
  { people, days, seed }: Options,
  tell: (day: number, requests: number) => boolean = () => false,
): Promise<Outcome> {
  const product = productOver(d1)
  const town: Town = {
    ...{ seed, start: START, dice: diceOf(seed), product, measure: newMeasure() },
    ...{ people: peopleOf(seed, people, days), known: new Map(), deals: new Map() },
    ...{ open: new Set(), admin: { cookies: new Map(), address: '10.255.0.1' } },
  }
  product.goTo(START)
  try {
    return await withoutLines(product.failures, async () => {
      await live(town, days, (day) => tell(day, product.requests()))
      return outcomeOf(town, days)
    })
  } finally {
    product.end()
  }
}
