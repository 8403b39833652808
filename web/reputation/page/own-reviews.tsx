import { PenLine, Star } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { ReviewCard } from '#web/reputation/card/review-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Pager } from './pager.tsx'
import { ReviewsProblem } from './reviews-problem.tsx'
import { type ReviewTab, useOwnReviews } from './use-own-reviews.ts'

/** A tab in every state: on its way, there, empty, failing, offline. */
export function OwnReviews({ tab }: { tab: ReviewTab }) {
  const t = useWords('reviews')
  const { reviews, page, pages, turn, isTurning, error, isPaused, retry } = useOwnReviews(tab)
  const problem = <ReviewsProblem error={error} isPaused={isPaused} onRetry={retry} />
  if (!reviews) return error || isPaused ? problem : <ReviewSkeletons />
  if (reviews.length === 0) {
    return (
      <EmptyState
        icon={tab === 'received' ? Star : PenLine}
        title={t(`none_${tab}`)}
        text={t(`none_${tab}_text`)}
      >
        <ButtonLink href={paths.trades}>{t('to_trades')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {error && problem}
      <Pager page={page} pages={pages} isBusy={isTurning} onPage={(to) => void turn(to)} />
    </div>
  )
}

const SHAPES = ['a', 'b', 'c']

function ReviewSkeletons() {
  const t = useWords('reviews')
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden className="grid gap-3">
        {SHAPES.map((shape) => (
          <div key={shape} className="skeleton h-40 rounded-card" />
        ))}
      </div>
    </>
  )
}
