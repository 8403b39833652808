import { useQuery } from '@tanstack/react-query'
import { useWords } from '#web/i18n/use-words.ts'
import { ReviewCard } from '#web/reputation/card/review-card.tsx'
import { latestReviewsQuery } from '#web/reputation/queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { Asked } from './asked.tsx'
import { ProfileCard } from './profile-card.tsx'

/** The newest; the rest is a page of its own. */
const LATEST = 3

/** The last items that were said of one. */
export function LatestReviews() {
  const t = useWords('profile')
  const query = useQuery({ ...latestReviewsQuery, refetchOnMount: 'always' })
  const all = query.data && query.data.length > 0 && (
    <ButtonLink kind="quiet" href={paths.reviews} className="-me-2 px-2">
      {t('latest_all')}
    </ButtonLink>
  )
  return (
    <ProfileCard title={t('latest')} aside={all}>
      <Asked query={query} lines={4}>
        {(reviews) =>
          reviews.length === 0 ? (
            <div className="rounded-field bg-sunken p-4">
              <p className="font-semibold">{t('latest_none')}</p>
              <p className="text-sm text-muted">{t('latest_none_text')}</p>
            </div>
          ) : (
            <ul className="grid gap-3">
              {reviews.slice(0, LATEST).map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} countsOnly />
                </li>
              ))}
            </ul>
          )
        }
      </Asked>
    </ProfileCard>
  )
}
