import { RotateCw } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'

type PartProblemProps = { text: string; onAgain: () => unknown }

/** A part of the page that did not come; the rest stands. */
export function PartProblem({ text, onAgain }: PartProblemProps) {
  const shell = useWords('shell')
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-sunken p-3"
    >
      <RotateCw size={18} aria-hidden className="shrink-0 text-muted" />
      <p className="min-w-0 grow basis-40">{text}</p>
      <Button kind="quiet" onClick={() => onAgain()}>
        {shell('try_again')}
      </Button>
    </div>
  )
}

/** Without a network a query waits and does not fail: nobody looks at its shape for ever. */
export const isStuck = ({ error, fetchStatus }: { error: unknown; fetchStatus: string }): boolean =>
  error !== null || fetchStatus === 'paused'
