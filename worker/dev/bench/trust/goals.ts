/** What the rules are to hold, and the words for where they do not. */
import { rank } from './cheats/ring.ts'
import type { Outcome } from './outcome.ts'

/** Of what honest people do. */
export const REFUSED_MAX = 1 / 200
/** From asking for the end to the end, days: 72 hours of an answer, and a report that is decided the day after; both may be in turn. */
export const HELD_MAX = 14
/** In words *Bueno*: what a ring must not come to. */
const RING_BELOW = 'good'

type Judged = Pick<
  Outcome,
  'standing' | 'deeds' | 'refused' | 'heldLongest' | 'ring' | 'failures' | 'flaws'
>

/** Each that is missed, in plain words. */
export function missedGoals(outcome: Judged): string[] {
  const { standing, deeds, refused, heldLongest, ring, failures, flaws } = outcome
  const missed: (string | false)[] = [
    standing.noShows > 0 &&
      `${standing.noShows} no-shows count against honest people who came, and no administrator erred.`,
    standing.cancellations > 0 &&
      `${standing.cancellations} cancellations count against honest people whom the other side had let down (${standing.cancelledWith.join('; ')}).`,
    heldLongest > HELD_MAX &&
      `A thing was held ${heldLongest.toFixed(1)} days after its owner wanted it back (at most ${HELD_MAX}).`,
    rank(ring.level) >= rank(RING_BELOW) &&
      `A ring came to the level "${ring.level}" (it is to stay below "${RING_BELOW}").`,
    refused > deeds * REFUSED_MAX &&
      `${refused} of ${deeds} honest deeds were refused: more than one in ${1 / REFUSED_MAX}.`,
    failures.length > 0 && `The product failed ${failures.length} times: ${failures[0]}`,
    flaws.length > 0 && `The database is not whole: ${flaws.join('; ')}`,
  ]
  return missed.filter((one) => one !== false)
}
