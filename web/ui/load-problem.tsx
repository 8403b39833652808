import { CloudOff, RotateCw, TriangleAlert } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type LoadProblemProps = {
  isOffline: boolean
  /** What is said where it failed with a network. */
  title: string
  text: string
  offlineText: string
  error?: unknown
  retry: () => unknown
}

/** Nothing could be loaded: why, and once more. */
export function LoadProblem({
  isOffline,
  title,
  text,
  offlineText,
  error,
  retry,
}: LoadProblemProps) {
  const shell = useWords('shell')
  return (
    <div role="alert">
      <EmptyState
        icon={isOffline ? CloudOff : TriangleAlert}
        title={isOffline ? shell('offline_title') : title}
        text={isOffline ? offlineText : text}
        error={!isOffline && error}
      >
        <Button kind="secondary" onClick={() => void retry()}>
          <RotateCw size={18} aria-hidden />
          {shell('try_again')}
        </Button>
      </EmptyState>
    </div>
  )
}
