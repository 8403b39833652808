import { CloudOff, TriangleAlert } from 'lucide-react'
import { isFailure } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type ReviewsProblemProps = { error: Error | null; isPaused: boolean; onRetry: () => void }

/** They could not be had: without a network, or for another reason. Needs the words of `reviews`. */
export function ReviewsProblem({ error, isPaused, onRetry }: ReviewsProblemProps) {
  const t = useWords('reviews')
  const shell = useWords('shell')
  const isOffline = isPaused || isFailure(error, 0)
  return (
    <EmptyState
      icon={isOffline ? CloudOff : TriangleAlert}
      title={isOffline ? shell('offline_title') : t('failed')}
      text={isOffline ? shell('offline_text') : t('failed_text')}
    >
      <Button kind="secondary" onClick={onRetry}>
        {shell('try_again')}
      </Button>
    </EmptyState>
  )
}
