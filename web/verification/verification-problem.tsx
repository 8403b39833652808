import { CloudOff, RotateCw, TriangleAlert } from 'lucide-react'
import { isFailure } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Asking = { error: Error | null; fetchStatus: string; refetch: () => unknown }

/** Nothing could be loaded: why, and once more. */
export function VerificationProblem({ query, title }: { query: Asking; title: string }) {
  const t = useWords('verification')
  const shell = useWords('shell')
  const isOffline = query.fetchStatus === 'paused' || isFailure(query.error, 0)
  return (
    <div role="alert">
      <EmptyState
        icon={isOffline ? CloudOff : TriangleAlert}
        title={isOffline ? shell('offline_title') : title}
        text={t(isOffline ? 'offline_text' : 'load_failed_text')}
      >
        <Button kind="secondary" onClick={() => query.refetch()}>
          <RotateCw size={18} aria-hidden />
          {shell('try_again')}
        </Button>
      </EmptyState>
    </div>
  )
}
