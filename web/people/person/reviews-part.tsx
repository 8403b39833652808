import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { REVIEWS_PAGE_SIZE } from '#terms/reputation'
import { useWords } from '#web/i18n/use-words.ts'
import { ReviewCard } from '#web/reputation/card/review-card.tsx'
import { personReviewsQuery } from '#web/reputation/queries.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { partQuery } from './asked-part.ts'
import { Pages } from './pages.tsx'
import { PartWaiting } from './part-waiting.tsx'

type ReviewsPartProps = { id: string; page: number; readerId: string | null; isOwn: boolean }

/** What was said of them, ten a page. */
export function ReviewsPart({ id, page, readerId, isOwn }: ReviewsPartProps) {
  const t = useWords('people')
  const query = useQuery(personReviewsQuery(id, page, readerId))
  const { data, isPlaceholderData } = query
  if (!data) return <PartWaiting query={query} />
  const { reviews, total } = data
  const last = Math.max(1, Math.ceil(total / REVIEWS_PAGE_SIZE))
  const href = (to: number) => `${paths.person(id)}${partQuery('reviews', { page: to })}`
  if (total === 0) {
    return (
      <EmptyState
        icon={Star}
        title={t(isOwn ? 'reviews_none_own' : 'reviews_none')}
        text={t(isOwn ? 'reviews_none_own_text' : 'reviews_none_text')}
      />
    )
  }
  return (
    <>
      {reviews.length > 0 ? (
        <ul aria-busy={isPlaceholderData} className="grid gap-3">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} countsOnly={isOwn} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="py-6 text-center text-muted">{t('reviews_end')}</p>
      )}
      <Pages
        back={page > 1 ? { href: href(Math.min(page - 1, last)), label: t('previous') } : null}
        next={page < last ? href(page + 1) : null}
      >
        {t('page_of', { page: Math.min(page, last), of: last })}
      </Pages>
    </>
  )
}
