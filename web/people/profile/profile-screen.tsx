import { ExternalLink } from 'lucide-react'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { HeadSkeleton } from '#web/people/person/head-skeleton.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { HeadCard } from './head-card.tsx'
import { InterestsCard } from './interests-card.tsx'
import { ProofsCard } from './proofs-card.tsx'
import { ReputationPart } from './reputation-part.tsx'
import { TokensCard } from './tokens-card.tsx'

const LatestReviews = lazyPart(
  () => import('#browser/people/profile/latest-reviews.tsx'),
  'LatestReviews',
)

/** /profile: all that is known of oneself, and the place to change it. */
export function ProfileScreen() {
  const t = useWords('profile')
  const { user } = useSession()
  useTitle(t('title'))
  return (
    <div className="mx-auto grid max-w-4xl gap-5 pt-6 wide:pt-10">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h1 className="text-xl wide:text-2xl">{t('title')}</h1>
        {user && (
          <ButtonLink kind="quiet" href={paths.person(user.id)} className="-mx-2 px-2">
            <ExternalLink size={18} aria-hidden />
            {t('public')}
          </ButtonLink>
        )}
      </header>
      {user ? (
        <>
          <HeadCard user={user} />
          <div className="grid gap-5 wide:grid-cols-2 wide:items-stretch">
            <ReputationPart userId={user.id} />
            <ProofsCard />
            <TokensCard user={user} />
            <div className="grid content-start gap-5">
              <InterestsCard user={user} name="skills" />
              <InterestsCard user={user} name="interests" />
            </div>
          </div>
          <Later shape={<span className="skeleton h-56 rounded-card" />}>
            <LatestReviews />
          </Later>
        </>
      ) : (
        <ProfileSkeleton />
      )}
    </div>
  )
}

/** The shape of the profile while it is asked who one is. */
function ProfileSkeleton() {
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
