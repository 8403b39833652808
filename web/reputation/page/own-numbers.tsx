import { useQuery } from '@tanstack/react-query'
import { ownStatsQuery, ratingSummaryQuery } from '#web/reputation/queries.ts'
import { ReviewsProblem } from './reviews-problem.tsx'
import { StarDistribution } from './star-distribution.tsx'
import { StatCards } from './stat-cards.tsx'

const SHAPES = ['a', 'b', 'c', 'd']
const FRESH = { refetchOnMount: 'always' } as const

/** What one's trades and reviews add up to. */
export function OwnNumbers({ userId }: { userId: string }) {
  const stats = useQuery({ ...ownStatsQuery, ...FRESH })
  const summary = useQuery({ ...ratingSummaryQuery(userId), ...FRESH })
  if (stats.data && summary.data) {
    return (
      <>
        <StatCards stats={stats.data} summary={summary.data} />
        <StarDistribution summary={summary.data} />
      </>
    )
  }
  const failed = [stats, summary].find(
    ({ error, fetchStatus }) => fetchStatus === 'paused' || (error && fetchStatus === 'idle'),
  )
  if (failed) {
    return (
      <ReviewsProblem
        error={failed.error}
        isPaused={failed.fetchStatus === 'paused'}
        onRetry={() => {
          for (const query of [stats, summary]) if (!query.data) void query.refetch()
        }}
      />
    )
  }
  return (
    <div aria-hidden className="grid grid-cols-2 gap-3 large:grid-cols-1 lg:grid-cols-4">
      {SHAPES.map((shape) => (
        <div key={shape} className="skeleton h-28 rounded-card" />
      ))}
    </div>
  )
}
