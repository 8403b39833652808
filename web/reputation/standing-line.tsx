import type { Other } from '#contract/trades'
import { useWords } from '#web/i18n/use-words.ts'
import { formatAverage } from './average.ts'
import { type Fact, type Known, useFacts } from './use-facts.ts'

type Stars = Pick<Other, 'averageRating' | 'tradeReviews'>
type Props = { standing: Known & Stars; hasStars?: boolean; more?: readonly Fact[] }

/** Who somebody is to those who do not know them, in one line: stars, what they did and proved, and what else is said. */
export function StandingLine({ standing, hasStars = true, more = [] }: Props) {
  const t = useWords('things')
  const facts = useFacts(standing)
  const { averageRating, tradeReviews } = standing
  const average = formatAverage(averageRating)
  const spoken = t('standing_stars', { average, count: tradeReviews })
  const stars = hasStars && tradeReviews > 0 ? [{ key: 'stars', text: `${average} ★`, spoken }] : []
  return (
    <ul className="numbers flex min-h-[1.45em] flex-wrap gap-x-1.5 text-sm text-muted">
      {[...stars, ...facts, ...more].map(({ key, text, spoken }, n, all) => (
        <li key={key} className="flex gap-x-1.5">
          <span aria-hidden={spoken !== undefined}>{text}</span>
          {spoken && <span className="sr-only">{spoken}</span>}
          {n < all.length - 1 && <span aria-hidden>·</span>}
        </li>
      ))}
    </ul>
  )
}
