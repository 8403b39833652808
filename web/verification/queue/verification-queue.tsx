import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useLostFocus } from '#web/ui/use-lost-focus.ts'
import { verificationQueueQuery } from '#web/verification/queries.ts'
import { VerificationProblem } from '#web/verification/verification-problem.tsx'
import { QueueRow } from './queue-row.tsx'

/** For administrators: what waits, oldest first, each with its document and the decision. Words of `verification`. */
export function VerificationQueue() {
  const t = useWords('verification')
  const query = useInfiniteQuery(verificationQueueQuery)
  const { error, fetchStatus } = query
  const isNextStuck = query.isFetchNextPageError || fetchStatus === 'paused'
  const place = useLostFocus(query.data)
  const waiting = query.data?.pages.flatMap(({ items }) => items)

  if (!waiting) {
    if (error || fetchStatus === 'paused') {
      return <VerificationProblem query={query} title={t('queue_failed')} />
    }
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {t('queue_loading')}
        </p>
        <div className="skeleton h-40 rounded-card" />
      </div>
    )
  }
  return (
    <section aria-labelledby="queue" className="grid gap-4">
      <h2 id="queue" ref={place} tabIndex={-1} className="text-lg outline-none">
        {t('queue')}
      </h2>
      {waiting.length === 0 && !query.hasNextPage && (
        <EmptyState icon={Inbox} title={t('queue_empty')} text={t('queue_empty_text')} />
      )}
      <ul className="grid gap-4 empty:hidden">
        {waiting.map((one) => (
          <QueueRow
            // Handed in anew it is another one: nobody decides on what they looked at before.
            key={`${one.userId} ${one.verificationType} ${one.requestedAt}`}
            waiting={one}
          />
        ))}
      </ul>
      {query.hasNextPage && isNextStuck && (
        <VerificationProblem
          query={{ error, fetchStatus, refetch: query.fetchNextPage }}
          title={t('queue_failed')}
        />
      )}
      {query.hasNextPage && !isNextStuck && (
        <div className="flex justify-center">
          <Button
            kind="secondary"
            onClick={() => void query.fetchNextPage()}
            disabled={query.isFetching}
          >
            {t('queue_more')}
          </Button>
        </div>
      )}
    </section>
  )
}
