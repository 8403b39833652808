import { CloudOff, RotateCw, TriangleAlert } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Nothing could be loaded: why, and once more. */
export function TradesProblem({ isOffline, retry }: { isOffline: boolean; retry: () => void }) {
  const t = useWords('trades')
  const shell = useWords('shell')
  return (
    <div role="alert">
      <EmptyState
        icon={isOffline ? CloudOff : TriangleAlert}
        title={t(isOffline ? 'offline' : 'failed')}
        text={t(isOffline ? 'offline_text' : 'failed_text')}
      >
        <Button kind="secondary" onClick={retry}>
          <RotateCw size={18} aria-hidden />
          {shell('try_again')}
        </Button>
      </EmptyState>
    </div>
  )
}
