import { useQuery } from '@tanstack/react-query'
import { useWords } from '#web/i18n/use-words.ts'
import { Badge } from '#web/people/badge.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { useRawSearch } from '#web/ui/navigation/use-raw-search.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { badgesQuery, proofsQuery } from '#web/verification/queries.ts'
import { VerificationProblem } from '#web/verification/verification-problem.tsx'
import { PackageList } from './package-list.tsx'
import { ProofList } from './proof-list.tsx'

/** What asks whether it is paid comes with whoever comes back from paying. */
const PaidReturn = lazyPart(
  () => import('#browser/verification/page/paid-return.tsx'),
  'PaidReturn',
)

/** /verification: where one stands and the next step of each proof; below, what opens more of them. */
export function VerificationScreen() {
  const t = useWords('verification')
  const proofs = useQuery(proofsQuery)
  const { data: badges } = useQuery(badgesQuery)
  useTitle(t('title'))
  const query = new URLSearchParams(useRawSearch())
  const level = badges?.at(-1)?.badgeLevel

  return (
    <div className="mx-auto grid max-w-4xl gap-5 pt-6 wide:pt-10">
      {query.get('success') === 'true' && (
        <Later>
          <PaidReturn intentId={query.get('payment_intent')} />
        </Later>
      )}
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-xl wide:text-2xl">{t('title')}</h1>
          {level && <Badge level={level} />}
        </div>
        <p className="text-muted">{t('lead')}</p>
      </header>
      {proofs.data ? (
        <>
          <ProofList proofs={proofs.data} />
          <PackageList />
        </>
      ) : proofs.error || proofs.fetchStatus === 'paused' ? (
        <VerificationProblem query={proofs} title={t('load_failed')} />
      ) : (
        <VerificationSkeleton />
      )}
    </div>
  )
}

/** The shape of the steps and packages that are on their way. */
function VerificationSkeleton() {
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
