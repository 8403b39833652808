/** Day after day by the clock: people come, look, meet; in the evening administrators decide; cron runs twice. */

import { meetings, turns } from '../town/day.ts'
import { settle } from '../town/settling.ts'
import { publish } from '../town/things.ts'
import { DAY, type Deal, HOUR, isHere, type Kind, type Person, type Town } from '../town/town.ts'
import { reportPerson, reportReview } from '../town/turns.ts'
import { administratorJoins, evening, type Strikes } from './administrators.ts'
import { avengerDay, avengerTurn } from './cheats/avenger.ts'
import { hostageDay, hostageTurn } from './cheats/hostage.ts'
import { noShowDay, noShowTurn } from './cheats/no-show.ts'
import { returned, returnerDay } from './cheats/returner.ts'
import { ringDay, ringTurn } from './cheats/ring.ts'
import { spammerDay, spammerTurn } from './cheats/spammer.ts'
import { honestDay, honestTurn } from './habits/honest.ts'
import { join } from './people.ts'

type Habits = {
  day: (town: Town, one: Person, day: number) => Promise<void>
  turn: (town: Town, one: Person, deal: Deal) => Promise<void>
}
const HABITS: Record<Kind, Habits> = {
  honest: { day: honestDay, turn: honestTurn },
  'no-show': { day: noShowDay, turn: noShowTurn },
  hostage: { day: hostageDay, turn: hostageTurn },
  ring: { day: ringDay, turn: ringTurn },
  avenger: { day: avengerDay, turn: avengerTurn },
  spammer: { day: spammerDay, turn: spammerTurn },
  returner: { day: returnerDay, turn: noShowTurn },
}
const turnOf = (town: Town, one: Person, deal: Deal) => HABITS[one.kind].turn(town, one, deal)
/** Of the day. */
const HOURS = {
  waking: 6,
  coming: 9,
  looking: 10,
  meeting: 16,
  answering: 19,
  deciding: 21,
  cron: 23,
}
const FIRST_THINGS = 2

/** `tell` hears of each day that is over; true ends it. */
export async function live(
  town: Town,
  days: number,
  tell: (day: number) => boolean,
): Promise<void> {
  const strikes: Strikes = new Map()
  await administratorJoins(town)
  for (let day = 0; day < days; day += 1) {
    const at = (hour: number) => town.product.goTo(town.start + day * DAY + hour * HOUR)
    at(HOURS.waking)
    await town.product.cron()
    at(HOURS.coming)
    await arrive(town, day)
    const here = town.dice.shuffled(town.people.filter((one) => isLooking(town, one, day)))
    at(HOURS.looking)
    for (const one of here) if (isHere(one)) await HABITS[one.kind].day(town, one, day)
    await turns(town, here, turnOf)
    at(HOURS.meeting)
    await meetings(town)
    at(HOURS.answering)
    await turns(town, here, turnOf)
    at(HOURS.deciding)
    await evening(town, strikes)
    at(HOURS.cron)
    await town.product.cron()
    await settle(town)
    await answerReviews(town)
    if (tell(day)) return
  }
}

function isLooking(town: Town, one: Person, day: number): boolean {
  return isHere(one) && one.awayUntil <= day && town.dice.chance(one.days / 7)
}

/** Newcomers put something up; who was suspended and comes back does so the next day. */
async function arrive(town: Town, day: number): Promise<void> {
  for (const one of [...town.people]) {
    if (one.kind === 'returner' && one.suspendedAt !== null && one.comes < day) {
      one.comes = Number.POSITIVE_INFINITY
      town.people.push(returned(one, town.people.length + 1, day))
    }
  }
  for (const one of town.people.filter(({ id, comes }) => id === '' && comes <= day)) {
    await join(town, one)
    if (one.kind !== 'ring' && one.kind !== 'spammer')
      for (let n = 0; n < FIRST_THINGS; n += 1) await publish(town, one)
  }
}

type Shown = { id: number; reviewer: string; reviewed: string }
const NEW_REVIEWS = `SELECT id, reviewer_id AS reviewer, reviewed_id AS reviewed FROM reviews
  WHERE rating <= 2 AND hidden_at IS NULL AND revealed_at > ? ORDER BY id`

/** Whoever reads a lie about themselves mostly says so. */
async function answerReviews(town: Town): Promise<void> {
  const since = town.product.now() - DAY
  for (const { id, reviewer, reviewed } of await town.product.rows<Shown>(NEW_REVIEWS, since)) {
    const [by, about] = [town.known.get(reviewer), town.known.get(reviewed)]
    if (by?.kind !== 'avenger' || !about || !isHere(about)) continue
    town.measure.harm('review', by, about, town.product.now())
    if (!town.dice.chance(0.7)) continue
    await reportReview(town, about, id)
    if (town.dice.chance(0.35)) await reportPerson(town, about, by, 'harassment')
  }
}
