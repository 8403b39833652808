/** One market, with or without sections of the product: one seed, one result. */
import type { D1Database } from '@cloudflare/workers-types'
import { diceOf } from '../town/dice.ts'
import { newMeasure } from '../town/measure.ts'
import { productOver, withoutLines } from '../town/product.ts'
import { live } from './days.ts'
import type { Market } from './market.ts'
import { mindOf, noneTried } from './minds.ts'
import { noteNotices } from './notices.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { type Options, peopleOf, START } from './people.ts'
import { VARIANTS, type Variant } from './variants.ts'

export type Tell = (day: number, requests: number) => boolean

/** `d1`: migrated, with nobody in it, of this process. `tell` hears of each day; true ends it. */
export async function simulate(
  d1: D1Database,
  { people, days, seed }: Options,
  variant: Variant,
  tell: Tell = () => false,
): Promise<Outcome> {
  const product = productOver(d1)
  const all = peopleOf(seed, people, days)
  const market: Market = {
    ...{ seed, start: START, dice: diceOf(seed), product, measure: newMeasure() },
    ...{ people: all, known: new Map(), deals: new Map(), open: new Set() },
    admin: { cookies: new Map(), address: '10.255.0.1' },
    ...{ shows: VARIANTS[variant], minds: new Map(all.map((one) => [one, mindOf(seed, one)])) },
    ...{ tried: noneTried(), wentBy: new Map(), wished: 0, handedOver: new Set() },
  }
  product.goTo(START)
  try {
    return await withoutLines(product.failures, async () => {
      await noteNotices(market)
      await live(market, days, (day) => tell(day, product.requests()))
      return outcomeOf(market, variant, days)
    })
  } finally {
    product.end()
  }
}
