import { useQuery } from '@tanstack/react-query'
import { useWords } from '#web/i18n/use-words.ts'
import { ReputationCard } from '#web/people/reputation-card.tsx'
import { ownStatsQuery, ratingSummaryQuery } from '#web/reputation/queries.ts'
import { Asked } from './asked.tsx'
import { ProfileCard } from './profile-card.tsx'

/** One's own reputation; trades and reviews elsewhere change it, so it is asked for at every visit. */
export function ReputationPart({ userId }: { userId: string }) {
  const people = useWords('people')
  const stats = useQuery({ ...ownStatsQuery, refetchOnMount: 'always' })
  const summary = useQuery({ ...ratingSummaryQuery(userId), refetchOnMount: 'always' })
  const both = {
    data: stats.data && summary.data && { stats: stats.data, summary: summary.data },
    error: stats.error ?? summary.error,
    fetchStatus: stats.fetchStatus === 'paused' ? stats.fetchStatus : summary.fetchStatus,
    refetch: () => Promise.all([stats.refetch(), summary.refetch()]),
  }
  return (
    <ProfileCard title={people('reputation')}>
      <Asked query={both} lines={4}>
        {(data) => <ReputationCard {...data} />}
      </Asked>
    </ProfileCard>
  )
}
