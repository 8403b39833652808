/** What goes on in trades in a day of the town: who is there looks at theirs, and who has a meeting goes to it. */
import { hold } from './meetings.ts'
import { type Deal, HOUR, isHere, type Person, sideIn, type Town } from './town.ts'

/** Each trade in which something waits for somebody who is there; \`turn\`: what this person does about it. */
export async function turns(
  town: Town,
  here: readonly Person[],
  turn: (town: Town, one: Person, deal: Deal) => Promise<void>,
): Promise<void> {
  const there = new Set(here)
  const now = town.product.now()
  for (const deal of [...town.open]) {
    for (const one of [deal.people.owner, deal.people.proposer]) {
      const side = sideIn(deal, one)
      if (!there.has(one) || !isHere(one)) continue
      if (!deal.news[side] && now < deal.lookAt[side]) continue
      deal.news[side] = false
      deal.lookAt[side] = Number.POSITIVE_INFINITY
      await turn(town, one, deal)
    }
  }
}

/** Those of this hour. */
export async function meetings(town: Town): Promise<void> {
  const now = town.product.now()
  const due = [...town.open].filter(
    ({ meetingAt, came, endedAt }) =>
      meetingAt !== null && Math.abs(meetingAt - now) < HOUR && came === null && endedAt === null,
  )
  for (const deal of due) await hold(town, deal)
}
