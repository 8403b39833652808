import { useWords } from '#web/i18n/use-words.ts'

/** The shape of the profile while it is asked who one is. */
export function ProfileSkeleton() {
  const people = useWords('people')
  return (
    <div aria-busy="true" className="grid gap-5">
      <p role="status" className="sr-only">
        {people('loading')}
      </p>
      <div className="flex gap-5 rounded-card border border-line bg-card p-4 wide:p-6">
        <span className="skeleton size-24 shrink-0 rounded-full" />
        <span className="grid grow content-start gap-3">
          <span className="skeleton h-7 w-48 max-w-full rounded-full" />
          <span className="skeleton h-5 w-64 max-w-full rounded-full" />
          <span className="skeleton h-5 w-40 max-w-full rounded-full" />
        </span>
      </div>
      <div className="grid gap-5 wide:grid-cols-2">
        {['reputation', 'verification'].map((card) => (
          <span key={card} className="skeleton h-56 rounded-card" />
        ))}
      </div>
    </div>
  )
}
