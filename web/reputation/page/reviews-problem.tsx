import { isFailure } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'

type ReviewsProblemProps = { error: Error | null; isPaused: boolean; onRetry: () => void }

/** Words of `reviews`. */
export function ReviewsProblem({ error, isPaused, onRetry }: ReviewsProblemProps) {
  const t = useWords('reviews')
  const shell = useWords('shell')
  return (
    <LoadProblem
      isOffline={isPaused || isFailure(error, 0)}
      title={t('failed')}
      text={t('failed_text')}
      offlineText={shell('offline_text')}
      error={error}
      retry={onRetry}
    />
  )
}
