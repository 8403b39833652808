import type { Wish } from '#contract/wishes'
import { sendReport } from '#web/safety/mutations.ts'
import { ReportButton } from '#web/safety/report-button.tsx'

/** Telling the team of somebody else's wish. */
export function ReportWish({ wish }: { wish: Wish }) {
  return (
    <ReportButton
      kind="wish"
      about={wish.words}
      send={sendReport('wish', String(wish.id))}
      className="justify-self-start"
    />
  )
}
