import { useWords } from '#web/i18n/use-words.ts'

/** The shape of the steps and packages that are on their way. */
export function VerificationSkeleton() {
  const t = useWords('verification')
  return (
    <div aria-busy="true" className="grid gap-5">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="skeleton h-96 rounded-card" />
      <div className="grid gap-4 wide:grid-cols-3">
        <div className="skeleton h-80 rounded-card" />
        <div className="skeleton h-80 rounded-card" />
        <div className="skeleton h-80 rounded-card" />
      </div>
    </div>
  )
}
