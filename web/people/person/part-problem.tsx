import { RotateCw } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'

/** A part of the page that did not come; the rest stands. */
export function PartProblem({ onAgain }: { onAgain: () => unknown }) {
  const t = useWords('people')
  const shell = useWords('shell')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-sunken p-3">
      <RotateCw size={18} aria-hidden className="shrink-0 text-muted" />
      <p className="min-w-0 grow basis-40">{t('part_failed')}</p>
      <Button kind="quiet" onClick={() => onAgain()}>
        {shell('try_again')}
      </Button>
    </div>
  )
}
