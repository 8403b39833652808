import type { Item } from '#contract/items'
import { useWords } from '#web/i18n/use-words.ts'
import { formatAverage } from '#web/reputation/average.ts'
import { brand } from '#web/ui/brand.ts'

/** Of who offers it (D57): stars, else how many exchanges, else that they are new. Nothing of who has left. */
export function CardStanding({ person, className }: { person: Item['user']; className: string }) {
  const t = useWords('things')
  const { averageRating = 0, tradeReviews = 0, successfulTrades } = person
  if (successfulTrades === undefined) return null
  const average = formatAverage(averageRating)
  if (tradeReviews > 0) {
    return (
      <span className={`numbers ${className}`}>
        <span aria-hidden>{`${average} ★`}</span>
        <span className="sr-only">{t('standing_stars', { average, count: tradeReviews })}</span>
      </span>
    )
  }
  const text =
    successfulTrades > 0
      ? t('standing_trades', { count: successfulTrades })
      : t('standing_new', { brand })
  return <span className={`numbers ${className}`}>{text}</span>
}
