import type { Other } from '#contract/trades'
import { useWords } from '#web/i18n/use-words.ts'
import { brand } from '#web/ui/brand.ts'
import { formatAverage } from './average.ts'

type Standing = Pick<Other, 'averageRating' | 'tradeReviews' | 'successfulTrades'>
type Fact = { key: string; text: string; spoken?: string }

/** Who somebody is to those who do not know them, in one line: stars and exchanges, and what else is said; by the words of `things`. */
export function StandingLine({ standing, more }: { standing: Standing; more: readonly Fact[] }) {
  const t = useWords('things')
  const { averageRating, tradeReviews, successfulTrades } = standing
  const facts: Fact[] = []
  if (tradeReviews === 0 && successfulTrades === 0) {
    facts.push({ key: 'new', text: t('standing_new', { brand }) })
  }
  if (tradeReviews > 0) {
    const average = formatAverage(averageRating)
    const spoken = t('standing_stars', { average, count: tradeReviews })
    facts.push({ key: 'stars', text: `${average} ★`, spoken })
  }
  if (successfulTrades > 0) {
    facts.push({ key: 'trades', text: t('standing_trades', { count: successfulTrades }) })
  }
  return (
    <ul className="numbers flex min-h-[1.45em] flex-wrap gap-x-1.5 text-sm text-muted">
      {[...facts, ...more].map(({ key, text, spoken }, n, all) => (
        <li key={key} className="flex gap-x-1.5">
          <span aria-hidden={spoken !== undefined}>{text}</span>
          {spoken && <span className="sr-only">{spoken}</span>}
          {n < all.length - 1 && <span aria-hidden>·</span>}
        </li>
      ))}
    </ul>
  )
}
