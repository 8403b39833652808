import { Star } from 'lucide-react'
import type { RatingSummary } from '#contract/reputation'
import { useWords } from '#web/i18n/use-words.ts'

/** How many of each; of verified reviews, as the average. Absent without any. */
export function StarDistribution({ summary }: { summary: RatingSummary }) {
  const t = useWords('reviews')
  const rows = [
    [5, summary.fiveStarCount],
    [4, summary.fourStarCount],
    [3, summary.threeStarCount],
    [2, summary.twoStarCount],
    [1, summary.oneStarCount],
  ] as const
  if (summary.tradeReviews === 0) return null
  return (
    <section
      aria-labelledby="distribution"
      className="grid gap-3 rounded-card border border-line bg-card p-4"
    >
      <h2 id="distribution" className="text-base">
        {t('distribution')}
      </h2>
      <ul className="grid gap-1.5">
        {rows.map(([stars, count]) => (
          <li key={stars}>
            <span className="sr-only">{t('distribution_row', { stars, count })}</span>
            <span aria-hidden className="numbers flex items-center gap-3 text-sm">
              <span className="flex w-8 shrink-0 items-center gap-1">
                {stars}
                <Star size={14} fill="currentColor" className="text-accent-strong" />
              </span>
              <span className="h-2.5 grow overflow-hidden rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-accent-fill"
                  style={{ inlineSize: `${(100 * count) / summary.tradeReviews}%` }}
                />
              </span>
              <span className="w-8 shrink-0 text-end text-muted">{count}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
