import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { ReviewCard } from '#web/reputation/card/review-card.tsx'
import { otherReviewsQuery } from '#web/reputation/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { isStuck, PartProblem } from '#web/ui/states/part-problem.tsx'

type OtherReviewsProps = { id: string; readerId: string | null; isOwn: boolean }

/** What was said of them without a trade (D58): asked for by the page itself, so that no page of ours is found by it. */
export function OtherReviews({ id, readerId, isOwn }: OtherReviewsProps) {
  const t = useWords('people')
  const heading = useId()
  const query = useInfiniteQuery(otherReviewsQuery(id, readerId))
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const failed = (again: () => unknown) => <PartProblem text={t('part_failed')} onAgain={again} />
  if (!data) return isStuck(query) ? failed(query.refetch) : null
  const reviews = data.pages.flatMap((page) => page.reviews)
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby={heading} className="mt-4 grid gap-3 border-t border-line pt-5">
      <div className="grid gap-1">
        <h2 id={heading} className="text-lg">
          {t('others_title')}
        </h2>
        <p className="text-sm text-muted">{t('others_text')}</p>
      </div>
      <ul className="grid gap-3">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} countsOnly={isOwn} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          kind="secondary"
          aria-disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="aria-disabled:opacity-55"
        >
          {t('others_more')}
        </Button>
      )}
      {(query.isFetchNextPageError || query.fetchStatus === 'paused') && failed(fetchNextPage)}
    </section>
  )
}
