import { useQuery } from '@tanstack/react-query'
import { CloudOff, RotateCw } from 'lucide-react'
import { useRef } from 'react'
import { isFailure, OFFLINE_CODE } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { sessionsQuery } from './queries.ts'
import { SessionList } from './session-list.tsx'
import { SessionsSkeleton } from './sessions-skeleton.tsx'
import { SettingsCard } from './settings-card.tsx'

/** Every device that is signed in, each of which can be sent out (D18). */
export function SessionsCard() {
  const t = useWords('settings')
  const shell = useWords('shell')
  const title = useRef<HTMLHeadingElement>(null)
  const { data, error, fetchStatus, refetch } = useQuery(sessionsQuery)
  const isOffline = fetchStatus === 'paused' || (isFailure(error) && error.code === OFFLINE_CODE)

  return (
    <SettingsCard titleRef={title} title={t('sessions')} lead={t('sessions_text')}>
      {data ? (
        <SessionList sessions={data} onEnded={() => title.current?.focus()} />
      ) : isOffline || error ? (
        <EmptyState
          icon={isOffline ? CloudOff : RotateCw}
          title={isOffline ? shell('offline_title') : t('sessions_failed')}
          text={isOffline ? t('sessions_offline') : t('sessions_failed_text')}
          error={!isOffline && error}
        >
          <Button kind="secondary" onClick={() => refetch()}>
            {shell('try_again')}
          </Button>
        </EmptyState>
      ) : (
        <SessionsSkeleton />
      )}
    </SettingsCard>
  )
}
