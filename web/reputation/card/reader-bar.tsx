import type { Review } from '#contract/reputation'
import { ReportButton } from '#web/safety/report-button.tsx'
import { reportReview } from '#web/safety/send-report.ts'
import { VoteButtons } from './vote-buttons.tsx'

/** What its readers may do. */
export function ReaderBar({ review, name }: { review: Review; name: string }) {
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-2 text-sm">
      <VoteButtons review={review} />
      {review.mayReport && (
        <ReportButton
          kind="review"
          about={name}
          send={reportReview(review.id)}
          className="ms-auto -me-2"
        />
      )}
    </footer>
  )
}
