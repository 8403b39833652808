import type { PublicProfile } from '#contract/people'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { useRawSearch } from '#web/ui/navigation/use-raw-search.ts'
import { ActivityPart } from './activity-part.tsx'
import { askedPart } from './asked-part.ts'
import { ItemsPart } from './items-part.tsx'
import { PartTabs } from './part-tabs.tsx'
import { PersonHead } from './person-head.tsx'
import { PersonReputation } from './person-reputation.tsx'
import { ReviewsPart } from './reviews-part.tsx'

/** For signed-in people alone: its code comes when they are known. */
const PersonMenu = lazyPart(() => import('#browser/safety/person-menu.tsx'), 'PersonMenu')

/** In no first view (D58): its code comes when the page stands. */
const OtherReviews = lazyPart(
  () => import('#browser/people/person/other-reviews.tsx'),
  'OtherReviews',
)

/** One person. All of it is text: markup in a name stays what was typed (case 32). */
export function PersonView({ person }: { person: PublicProfile }) {
  const t = useWords('people')
  const { user } = useSession()
  const asked = askedPart(useRawSearch())
  const { id } = person
  const isOwn = user?.id === id
  const readerId = user?.id ?? null
  return (
    <div className="grid gap-6 pt-4 wide:grid-cols-[minmax(0,1fr)_20rem] wide:items-start wide:gap-8 wide:pt-8">
      <div className="grid min-w-0 gap-2">
        <PersonHead person={person} isOwn={isOwn} />
        {user && !isOwn && (
          <Later shape={<div className="h-11" />}>
            <PersonMenu person={person} />
          </Later>
        )}
      </div>
      <PersonReputation id={id} />
      <section aria-label={t('tabs')} className="grid min-w-0 content-start gap-4 wide:col-start-1">
        <PartTabs id={id} items={person.publishedItems} now={asked.part} />
        {asked.part === 'reviews' && (
          <ReviewsPart id={id} page={asked.page} readerId={readerId} isOwn={isOwn} />
        )}
        {asked.part === 'reviews' && asked.page === 1 && (
          <Later>
            <OtherReviews id={id} readerId={readerId} isOwn={isOwn} />
          </Later>
        )}
        {asked.part === 'items' && <ItemsPart id={id} cursor={asked.cursor} isOwn={isOwn} />}
        {asked.part === 'activity' && <ActivityPart id={id} cursor={asked.cursor} isOwn={isOwn} />}
      </section>
    </div>
  )
}
