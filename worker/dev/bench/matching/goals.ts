/** What finding each other is to bring, and the words for where it does not. */
import type { Outcome } from './outcome.ts'

/** So many times as many people exchange something with all of D63, D64 and D65 as without. */
export const TIMES = 2
/** Notices of every kind, a person and week. */
export const NOTICES_MAX = 2
/** Of what people do. */
export const REFUSED_MAX = 1 / 200

type Judged = Pick<
  Outcome,
  'variant' | 'traded' | 'noticesAWeek' | 'deeds' | 'refused' | 'refusals' | 'failures' | 'flaws'
>

/** Each that is missed, in plain words. What was not run is not judged. */
export function missedGoals(outcomes: readonly Judged[]): string[] {
  const of = (name: Judged['variant']) => outcomes.find(({ variant }) => variant === name)
  const [without, all] = [of('without'), of('all')]
  const missed: (string | false | undefined)[] = [
    without !== undefined &&
      all !== undefined &&
      all.traded < TIMES * without.traded &&
      `${all.traded} people exchanged something with all of it, ${without.traded} without: ${(all.traded / without.traded).toFixed(2)} times as many, not ${TIMES}.`,
    all !== undefined &&
      all.noticesAWeek > NOTICES_MAX &&
      `People were told ${all.noticesAWeek.toFixed(2)} things a week (at most ${NOTICES_MAX}).`,
    ...outcomes.flatMap(({ variant, deeds, refused, refusals, failures, flaws }) => [
      refused > deeds * REFUSED_MAX &&
        `${variant}: ${refused} of ${deeds} deeds were refused (${refusals.map(([what, count]) => `${what} ${count}`).join(', ')}).`,
      failures.length > 0 &&
        `${variant}: the product failed ${failures.length} times: ${failures[0]}`,
      flaws.length > 0 && `${variant}: the database is not whole: ${flaws.join('; ')}`,
    ]),
  ]
  return missed.filter((one) => typeof one === 'string')
}
