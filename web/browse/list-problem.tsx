import { CloudOff, RotateCw, TriangleAlert } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Listing } from './listing.ts'

type Props = { listing: Listing }

/** The list failed or the device is offline. What is on the screen already stays, with a strip above it. */
export function ListProblem({ listing }: Props) {
  const t = useWords('browse')
  const shell = useWords('shell')
  const { isOffline, items, isOld, problem, retry } = listing
  const icon = isOffline ? CloudOff : TriangleAlert
  const again = (
    <Button kind="secondary" onClick={retry}>
      <RotateCw size={18} aria-hidden />
      {shell('try_again')}
    </Button>
  )
  if (items.length === 0) {
    return (
      <EmptyState
        icon={icon}
        title={isOffline ? shell('offline_title') : t('problem_title')}
        text={isOffline ? t('offline_text') : t('problem_text')}
        error={!isOffline && problem}
      >
        {again}
      </EmptyState>
    )
  }
  const kept = isOld ? 'problem_kept' : 'problem_more'
  return (
    <div
      role="alert"
      className="my-3 flex flex-wrap items-center justify-between gap-3 rounded-card bg-wait-soft px-4 py-2 text-wait"
    >
      <p className="font-medium">{t(isOffline && isOld ? 'offline_kept' : kept)}</p>
      {again}
    </div>
  )
}
