import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isUnreachable } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'

type LoadedProps<T> = {
  query: UseQueryResult<T>
  /** What could not be loaded, where it has a name of its own. */
  failed?: string
  children: (data: T) => ReactNode
}

/** What a section shows: its data, their shape, or why they are not there. Words of `admin`. */
export function Loaded<T>({ query, failed, children }: LoadedProps<T>) {
  const t = useWords('admin')
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  const isOffline = isUnreachable(query)
  if (error || isOffline) {
    return (
      <LoadProblem
        isOffline={isOffline}
        title={failed ?? t('failed')}
        text={t('failed_text')}
        offlineText={t('offline_text')}
        error={error}
        retry={refetch}
      />
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
