import type { Item } from '#contract/items'
import { useWords } from '#web/i18n/use-words.ts'
import { formatAverage } from '#web/reputation/average.ts'
import { brand } from '#web/ui/brand.ts'

/** What is known of who offers it, in one sentence; its room is kept while only a list's answer is here (J160). */
export function OwnerFacts({ person }: { person: Item['user'] }) {
  const t = useWords('items')
  const { averageRating = 0, tradeReviews = 0, successfulTrades = 0, proofs } = person
  if (person.hasLeft) return null
  const isNew = tradeReviews === 0 && successfulTrades === 0
  const facts = [
    isNew && { key: 'new', text: t('owner_new', { brand }) },
    tradeReviews > 0 && {
      key: 'stars',
      text: `${formatAverage(averageRating)} ★`,
      spoken: t('owner_stars', { average: formatAverage(averageRating), count: tradeReviews }),
    },
    successfulTrades > 0 && {
      key: 'trades',
      text: t('owner_trades', { count: successfulTrades }),
    },
    ...(proofs ?? []).map((proof) => ({ key: proof, text: t(`owner_${proof}`) })),
  ].filter((fact) => fact !== false)
  return (
    <ul className="numbers flex min-h-[1.45em] flex-wrap gap-x-1.5 text-sm text-muted">
      {proofs &&
        facts.map(({ key, text, spoken }, n) => (
          <li key={key} className="flex gap-x-1.5">
            {n > 0 && <span aria-hidden>·</span>}
            <span aria-hidden={spoken !== undefined}>{text}</span>
            {spoken && <span className="sr-only">{spoken}</span>}
          </li>
        ))}
    </ul>
  )
}
