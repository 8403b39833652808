import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { isUnreachable } from '#web/api/failure.ts'
import { useNow } from '#web/api/first-view.ts'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import { notificationsQuery } from '../queries.ts'
import { ListMore } from './list-more.tsx'
import { NotificationRow } from './notification-row.tsx'

/** Newest first; on its way, failing, offline and empty it says so in its place. */
export function NotificationList({ onOpen }: { onOpen: () => void }) {
  const t = useWords('notifications')
  const { user } = useSession()
  const list = useInfiniteQuery(notificationsQuery(user?.id))
  const now = useNow()
  const { data, error, refetch } = list
  const isOffline = isUnreachable(list)

  if (!data) {
    if (!isOffline && !error) return <NotificationsSkeleton />
    return (
      <LoadProblem
        isOffline={isOffline}
        title={t('load_failed')}
        text={t('load_failed_text')}
        offlineText={t('offline_text')}
        error={error}
        retry={refetch}
      />
    )
  }
  const all = data.pages.flatMap(({ items }) => items)
  const isOld = error !== null && !list.isFetchNextPageError
  return (
    <>
      {(isOld || list.fetchStatus === 'paused') && (
        <p role="status" className="mb-3 rounded-field bg-wait-soft p-3 text-sm text-wait">
          {t(isOffline ? 'old_offline' : 'old_failed')}
        </p>
      )}
      {all.length === 0 ? (
        <EmptyState icon={Bell} title={t('empty')} text={t('empty_text')} />
      ) : (
        <ul className="-mx-4 divide-y divide-line border-y border-line bg-card">
          {all.map((one) => (
            <NotificationRow key={one.id} notification={one} now={now} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {list.hasNextPage && <ListMore list={list} count={all.length} />}
    </>
  )
}

const ROWS = ['one', 'two', 'three', 'four', 'five']

/** The shape of the list while it is on its way. */
function NotificationsSkeleton() {
  const t = useWords('notifications')
  return (
    <div aria-busy="true" className="grid gap-5 py-1">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {ROWS.map((row) => (
        <div key={row} className="flex gap-3">
          <span className="skeleton size-10 shrink-0 rounded-full" />
          <span className="grid grow content-start gap-2">
            <span className="skeleton h-4 w-2/3 rounded-full" />
            <span className="skeleton h-4 w-full rounded-full" />
          </span>
        </div>
      ))}
    </div>
  )
}
