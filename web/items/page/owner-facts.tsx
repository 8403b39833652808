import type { Item } from '#contract/items'
import { StandingLine } from '#web/reputation/standing-line.tsx'

/** What is known of who offers it, in one sentence; its room is kept while only a list's answer is here (J160). */
export function OwnerFacts({ person }: { person: Item['user'] }) {
  const { averageRating = 0, tradeReviews = 0, successfulTrades = 0, proofs } = person
  const { noShows = 0, people = 0, hasMorePeople = false, answersIn = null } = person
  if (person.hasLeft) return null
  if (!proofs) return <div className="min-h-[1.45em] text-sm" />
  const known = { successfulTrades, noShows, people, hasMorePeople, answersIn, proofs }
  return <StandingLine standing={{ averageRating, tradeReviews, ...known }} />
}
