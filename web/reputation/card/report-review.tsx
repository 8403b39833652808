import { ReportButton } from '#web/safety/report-button.tsx'
import { reportReview } from '#web/safety/send-report.ts'

/** Tells administrators of a review. */
export function ReportReview({ id, name }: { id: number; name: string }) {
  return (
    <ReportButton kind="review" about={name} send={reportReview(id)} className="ms-auto -me-2" />
  )
}
