import type { UseQueryResult } from '@tanstack/react-query'
import { CloudOff, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { isFailure } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type LoadedProps<T> = {
  query: UseQueryResult<T>
  /** What could not be loaded, where it has a name of its own. */
  failed?: string
  children: (data: T) => ReactNode
}

/** What a section shows: its data, their shape, or why they are not there. Words of `admin`. */
export function Loaded<T>({ query, failed, children }: LoadedProps<T>) {
  const t = useWords('admin')
  const shell = useWords('shell')
  const { data, error, fetchStatus, refetch } = query
  if (data !== undefined) return children(data)
  const isOffline = fetchStatus === 'paused' || isFailure(error, 0)
  if (error || isOffline) {
    return (
      <div role="alert">
        <EmptyState
          icon={isOffline ? CloudOff : TriangleAlert}
          title={isOffline ? shell('offline_title') : (failed ?? t('failed'))}
          text={t(isOffline ? 'offline_text' : 'failed_text')}
        >
          <Button kind="secondary" onClick={() => refetch()}>
            {shell('try_again')}
          </Button>
        </EmptyState>
      </div>
    )
  }
  return (
    <div aria-busy="true" className="grid gap-4">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="skeleton h-32 rounded-card" />
      <div className="skeleton h-32 rounded-card" />
    </div>
  )
}
