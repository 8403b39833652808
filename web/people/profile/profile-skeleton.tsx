import { useWords } from '#web/i18n/use-words.ts'
import { HeadSkeleton } from '#web/people/person/head-skeleton.tsx'

/** The shape of the profile while it is asked who one is. */
export function ProfileSkeleton() {
  const people = useWords('people')
  return (
    <div aria-busy="true" className="grid gap-5">
      <p role="status" className="sr-only">
        {people('loading')}
      </p>
      <HeadSkeleton />
      <div className="grid gap-5 wide:grid-cols-2">
        {['reputation', 'verification'].map((card) => (
          <span key={card} className="skeleton h-56 rounded-card" />
        ))}
      </div>
    </div>
  )
}
