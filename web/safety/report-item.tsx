import { useState } from 'react'
import { sendReport } from './mutations.ts'
import { NO_REPORT, ReportDialog } from './report-dialog.tsx'

type ReportItemProps = { id: number; onClose: () => void }

/** Comes when it is wanted: nobody else's page of a thing carries it. Words of `safety` and `refusals`. */
export function ReportItem({ id, onClose }: ReportItemProps) {
  const [draft, setDraft] = useState(NO_REPORT)
  return (
    <ReportDialog
      kind="item"
      draft={draft}
      onDraft={setDraft}
      send={sendReport('item', String(id))}
      onClose={onClose}
    />
  )
}
