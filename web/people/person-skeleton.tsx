import { useWords } from '#web/i18n/use-words.ts'
import { PartSkeleton } from './part-skeleton.tsx'

/** The shape of a profile while it is on its way. */
export function PersonSkeleton() {
  const t = useWords('people')
  return (
    <div
      aria-busy="true"
      className="grid gap-6 pt-4 wide:grid-cols-[minmax(0,1fr)_20rem] wide:gap-8 wide:pt-8"
    >
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="flex gap-5 rounded-card border border-line bg-card p-4 wide:p-6">
        <span className="skeleton size-24 shrink-0 rounded-full" />
        <span className="grid grow content-start gap-3">
          <span className="skeleton h-7 w-48 max-w-full rounded-full" />
          <span className="skeleton h-5 w-40 max-w-full rounded-full" />
          <span className="skeleton h-5 w-56 max-w-full rounded-full" />
        </span>
      </div>
      <span className="skeleton h-60 rounded-card" />
      <PartSkeleton />
    </div>
  )
}
