import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { isUnreachable } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import { sessionsQuery } from './queries.ts'
import { SessionList } from './session-list.tsx'

/** Every device that is signed in, each of which can be sent out (D18). */
export function SessionsCard() {
  const t = useWords('settings')
  const title = useRef<HTMLHeadingElement>(null)
  const query = useQuery(sessionsQuery)
  const { data, error, refetch } = query
  const isOffline = isUnreachable(query)

  return (
    <SettingsCard titleRef={title} title={t('sessions')} lead={t('sessions_text')}>
      {data ? (
        <SessionList sessions={data} onEnded={() => title.current?.focus()} />
      ) : isOffline || error ? (
        <LoadProblem
          isOffline={isOffline}
          title={t('sessions_failed')}
          text={t('sessions_failed_text')}
          offlineText={t('sessions_offline')}
          error={error}
          retry={refetch}
        />
      ) : (
        <SessionsSkeleton />
      )}
    </SettingsCard>
  )
}

const ROWS = ['one', 'two']

/** The shape of the list while it is on its way. */
function SessionsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5 py-3">
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-3">
          <span className="skeleton size-11 shrink-0 rounded-full" />
          <span className="grid grow gap-2">
            <span className="skeleton h-5 w-40 rounded-full" />
            <span className="skeleton h-4 w-56 max-w-full rounded-full" />
          </span>
        </div>
      ))}
    </div>
  )
}
