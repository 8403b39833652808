import { ArrowLeftRight, Award, type LucideIcon, MessageSquareText, Star } from 'lucide-react'
import type { RatingSummary, UserStats } from '#contract/reputation'
import { useWords } from '#web/i18n/use-words.ts'
import { formatAverage } from '#web/reputation/average.ts'

type StatCardsProps = { stats: UserStats; summary: RatingSummary }

/** The four numbers of a person. */
export function StatCards({ stats, summary }: StatCardsProps) {
  const t = useWords('reviews')
  const { tradeReviews, totalReviews } = summary
  const hasRatings = tradeReviews > 0
  const cards: [LucideIcon, string, string, string][] = [
    [Award, t('score'), String(stats.reputationScore), t('score_max')],
    [
      Star,
      t('average'),
      hasRatings ? formatAverage(summary.averageRating) : '–',
      hasRatings ? t(`level_${summary.level}`) : t('average_none'),
    ],
    [
      ArrowLeftRight,
      t('trades'),
      String(stats.successfulTrades),
      t('trades_of', { total: stats.totalTrades }),
    ],
    [MessageSquareText, t('total'), String(totalReviews), t('total_of')],
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 large:grid-cols-1 lg:grid-cols-4">
      {cards.map(([Icon, name, value, note]) => (
        <div key={name} className="flex flex-col gap-1 rounded-card border border-line bg-card p-4">
          <dt className="flex items-start gap-2 text-sm font-medium text-muted">
            <Icon size={18} aria-hidden className="mt-px shrink-0 text-accent-strong" />
            {name}
          </dt>
          <dd className="mt-auto grid">
            <span className="numbers text-2xl font-semibold">{value}</span>
            <span className="numbers text-sm text-muted">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
