import { useWords } from '#web/i18n/use-words.ts'

type ProgressProps = { step: number; of: number }

/** Where one is in a form of several steps: in words, and as dots for the eye. */
export function Progress({ step, of }: ProgressProps) {
  const t = useWords('accounts')
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden className="flex gap-1.5">
        {Array.from({ length: of }, (_, index) => index + 1).map((dot) => (
          <span
            key={dot}
            className={`h-2.5 rounded-full ${dot === step ? 'w-7' : 'w-2.5'} ${dot <= step ? 'bg-accent' : 'bg-line'}`}
          />
        ))}
      </span>
      <p role="status" className="text-sm text-muted">
        {t('step_of', { step, of })}
      </p>
    </div>
  )
}
