import { useQuery } from '@tanstack/react-query'
import { useWords } from '#web/i18n/use-words.ts'
import { ReputationCard } from '#web/people/reputation-card.tsx'
import { ratingSummaryQuery, userStatsQuery } from '#web/reputation/queries.ts'
import { isStuck, PartProblem } from '#web/ui/states/part-problem.tsx'

/** What their trades and reviews add up to. */
export function PersonReputation({ id }: { id: string }) {
  const t = useWords('people')
  const stats = useQuery(userStatsQuery(id))
  const summary = useQuery(ratingSummaryQuery(id))
  const again = () => Promise.all([stats.refetch(), summary.refetch()])
  return (
    <section
      aria-label={t('reputation')}
      className="grid gap-4 rounded-card border border-line bg-card p-4 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:p-6"
    >
      <h2 className="text-lg">{t('reputation')}</h2>
      {stats.data && summary.data ? (
        <ReputationCard stats={stats.data} summary={summary.data} />
      ) : isStuck(stats) || isStuck(summary) ? (
        <PartProblem text={t('part_failed')} onAgain={again} />
      ) : (
        <span aria-busy="true" className="skeleton h-40 rounded-field" />
      )}
    </section>
  )
}
