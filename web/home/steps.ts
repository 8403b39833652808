/** A newcomer's three steps (J341): ticked by what is there, and never unticked on this device. */
import { useEffect } from 'react'
import type { CurrentUser } from '#contract/accounts'
import { storedValue } from '#web/browse/store.ts'

export const STEPS = ['publish', 'save', 'propose'] as const
export type Step = (typeof STEPS)[number]
/** So many things are saved by then. */
export const SAVED_ENOUGH = 3

const isDone: Record<Step, (user: CurrentUser) => boolean> = {
  publish: ({ publishedItems }) => publishedItems > 0,
  save: ({ favoriteItems }) => favoriteItems >= SAVED_ENOUGH,
  propose: ({ hasProposed }) => hasProposed === true,
}

export const doneStore = storedValue<readonly Step[]>(
  'first-steps',
  (text) => STEPS.filter((step) => text?.split(' ').includes(step)),
  (steps) => steps.join(' ') || null,
)

/** Those that are done; null once all are, and for whoever has traded: they are gone for good. */
export function useSteps(user: CurrentUser | null): readonly Step[] | null {
  const kept = doneStore.useValue()
  const done = STEPS.filter((step) => kept.includes(step) || (user && isDone[step](user)))
  const isNews = done.length > kept.length
  const text = done.join(' ')
  useEffect(() => {
    if (isNews) doneStore.set(STEPS.filter((step) => text.split(' ').includes(step)))
  }, [isNews, text])
  return !user || user.successfulTrades > 0 || done.length === STEPS.length ? null : done
}
