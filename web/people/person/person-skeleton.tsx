import { useWords } from '#web/i18n/use-words.ts'
import { HeadSkeleton } from './head-skeleton.tsx'
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
      <HeadSkeleton />
      <span className="skeleton h-60 rounded-card" />
      <PartSkeleton />
    </div>
  )
}
