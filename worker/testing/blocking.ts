/** What tests of blocking share. */
import type { Browser } from './app.ts'
import type { Pair } from './makers/trade-maker.ts'

type From = { browser: Browser }
type Whom = { id: string }

export const block = (by: From, whom: Whom) => by.browser.post('/api/blocks', { userId: whom.id })
export const unblock = (by: From, whom: Whom) => by.browser.send('DELETE', `/api/blocks/${whom.id}`)

/** Either direction must answer alike: nothing tells who began. Each begins between the two of `pairNow()`. */
export const directionsOf = (pairNow: () => Pair) =>
  [
    ['the owner has blocked', () => block(pairNow().owner, pairNow().proposer)],
    ['the other has blocked', () => block(pairNow().proposer, pairNow().owner)],
  ] as const
