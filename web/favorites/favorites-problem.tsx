import { CloudOff, RotateCw, TriangleAlert } from 'lucide-react'
import type { Listing } from '#web/browse/listing.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Nothing could be loaded: why, and once more. */
export function FavoritesProblem({ isOffline, retry }: Pick<Listing, 'isOffline' | 'retry'>) {
  const t = useWords('favorites')
  const shell = useWords('shell')
  return (
    <div role="alert">
      <EmptyState
        icon={isOffline ? CloudOff : TriangleAlert}
        title={t(isOffline ? 'offline' : 'load_failed')}
        text={t(isOffline ? 'list_offline_text' : 'load_failed_text')}
      >
        <Button kind="secondary" onClick={retry}>
          <RotateCw size={18} aria-hidden />
          {shell('try_again')}
        </Button>
      </EmptyState>
    </div>
  )
}
