import { Star } from 'lucide-react'
import type { RatingSummary, UserStats } from '#contract/reputation'
import { successRate } from '#rules/reputation'
import { SCORE_MAX } from '#terms/reputation'
import { formatNumber } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { formatAverage } from '#web/reputation/average.ts'
import { StandingLine } from '#web/reputation/standing-line.tsx'

type ReputationCardProps = { stats: UserStats; summary: RatingSummary }

/** What a verified review may be about besides the trade itself. */
const KINDS = [
  ['item_quality', 'itemQualityRating'],
  ['communication', 'communicationRating'],
  ['reliability', 'reliabilityRating'],
] as const

/** Facts before numbers (D57): then the score and its level, the average, in all and by kind, and how often a trade ended well. */
export function ReputationCard({ stats, summary }: ReputationCardProps) {
  const t = useWords('people')
  const language = activeLanguage()
  const { reputationScore, successfulTrades, totalTrades, averageRating } = stats
  const { tradeReviews } = summary
  // Who has done nothing yet has no bar to be measured by.
  const isNew = totalTrades === 0 && stats.noShows === 0
  const rate = successRate(successfulTrades, totalTrades)
  const score = formatNumber(reputationScore, language)
  const kinds = KINDS.flatMap(([name, field]) => {
    const rating = summary[field]
    return rating === null ? [] : [[t(name), formatAverage(rating)] as const]
  })
  return (
    <div className="grid gap-4">
      <StandingLine standing={{ ...stats, tradeReviews }} hasStars={false} />
      <div className="grid gap-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="numbers text-muted">
            <strong className="text-2xl text-ink">{score}</strong>{' '}
            {t('of_max', { max: formatNumber(SCORE_MAX, language) })}
          </span>
          <span className="rounded-full bg-accent-soft px-3 py-0.5 font-semibold text-accent-strong">
            {t(`level_${summary.level}`)}
          </span>
        </p>
        {!isNew && <Bar max={SCORE_MAX} value={reputationScore} label={t('score_bar')} />}
      </div>
      <dl className="grid grid-cols-2 gap-3 large:grid-cols-1">
        <div>
          <dt className="text-sm text-muted">{t('average')}</dt>
          <dd className="numbers flex items-center gap-1.5 font-semibold">
            {tradeReviews > 0 ? (
              <>
                <Star size={18} fill="currentColor" aria-hidden className="text-accent-strong" />
                {formatAverage(averageRating)}
              </>
            ) : (
              t('no_ratings')
            )}
          </dd>
          <dd className="numbers text-sm text-muted">
            {t('rating_count', { count: tradeReviews })}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('trades')}</dt>
          <dd className="numbers font-semibold">
            {t('trades_of', { done: successfulTrades, total: totalTrades })}
          </dd>
        </div>
      </dl>
      {kinds.length > 0 && (
        <dl className="grid gap-1 text-sm">
          {kinds.map(([name, rating]) => (
            <div key={name} className="flex justify-between gap-3">
              <dt className="text-muted">{name}</dt>
              <dd className="numbers font-semibold">{rating}</dd>
            </div>
          ))}
        </dl>
      )}
      {rate > 0 && (
        <div className="grid gap-1.5">
          <p className="flex justify-between gap-3 text-sm">
            <span className="text-muted">{t('success_rate')}</span>
            <span className="numbers font-semibold">{rate}%</span>
          </p>
          <Bar max={100} value={rate} label={t('success_rate')} color="done" />
        </div>
      )}
    </div>
  )
}

const COLORS = {
  accent: '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent',
  done: '[&::-moz-progress-bar]:bg-done [&::-webkit-progress-value]:bg-done',
} as const

type BarProps = { value: number; max: number; label: string; color?: keyof typeof COLORS }

/** How much of something there is. The platform's own: its length needs no style attribute, which the policy forbids. */
function Bar({ value, max, label, color = 'accent' }: BarProps) {
  return (
    <progress
      max={max}
      value={value}
      aria-label={label}
      className={`h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-webkit-progress-bar]:bg-sunken ${COLORS[color]}`}
    />
  )
}
