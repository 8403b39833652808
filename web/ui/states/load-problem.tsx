import { CloudOff, RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from './empty-state.tsx'

type LoadProblemProps = {
  /** h1 where it is all that the page says. */
  heading?: 'h1' | 'h2'
  isOffline: boolean
  /** What is said where it failed with a network. */
  title: string
  text: string
  offlineText: string
  error?: unknown
  retry: () => unknown
  /** Other ways on, before trying again. */
  children?: ReactNode
}

/** Nothing could be loaded: why, and once more. */
export function LoadProblem({
  heading,
  isOffline,
  title,
  text,
  offlineText,
  error,
  retry,
  children,
}: LoadProblemProps) {
  const shell = useWords('shell')
  return (
    <div role="alert">
      <EmptyState
        heading={heading}
        icon={isOffline ? CloudOff : TriangleAlert}
        title={isOffline ? shell('offline_title') : title}
        text={isOffline ? offlineText : text}
        error={!isOffline && error}
      >
        {children}
        <Button kind="secondary" onClick={() => void retry()}>
          <RotateCw size={18} aria-hidden />
          {shell('try_again')}
        </Button>
      </EmptyState>
    </div>
  )
}
