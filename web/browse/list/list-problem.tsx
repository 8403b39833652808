import { RotateCw } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import type { Listing } from './listing.ts'

type Props = { listing: Listing }

/** The list failed or the device is offline. What is on the screen already stays, with a strip above it. */
export function ListProblem({ listing }: Props) {
  const t = useWords('browse')
  const shell = useWords('shell')
  const { isOffline, items, isOld, problem, retry } = listing
  if (items.length === 0) {
    return (
      <LoadProblem
        isOffline={isOffline}
        title={t('problem_title')}
        text={t('problem_text')}
        offlineText={t('offline_text')}
        error={problem}
        retry={retry}
      />
    )
  }
  const kept = isOld ? 'problem_kept' : 'problem_more'
  return (
    <div
      role="alert"
      className="my-3 flex flex-wrap items-center justify-between gap-3 rounded-card bg-wait-soft px-4 py-2 text-wait"
    >
      <p className="font-medium">{t(isOffline && isOld ? 'offline_kept' : kept)}</p>
      <Button kind="secondary" onClick={retry}>
        <RotateCw size={18} aria-hidden />
        {shell('try_again')}
      </Button>
    </div>
  )
}
