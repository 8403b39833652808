import type { Item } from '#contract/items'
import { useWords } from '#web/i18n/use-words.ts'
import { StandingLine } from '#web/reputation/standing-line.tsx'

/** What is known of who offers it, in one sentence; its room is kept while only a list's answer is here (J160). */
export function OwnerFacts({ person }: { person: Item['user'] }) {
  const t = useWords('items')
  const { averageRating = 0, tradeReviews = 0, successfulTrades = 0, proofs } = person
  if (person.hasLeft) return null
  if (!proofs) return <div className="min-h-[1.45em] text-sm" />
  return (
    <StandingLine
      standing={{ averageRating, tradeReviews, successfulTrades }}
      more={proofs.map((proof) => ({ key: proof, text: t(`owner_${proof}`) }))}
    />
  )
}
