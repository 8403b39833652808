import { sendReport } from './mutations.ts'
import { ReportDialog } from './report-dialog.tsx'
import type { ReportDraft } from './report-draft.ts'

type ReportItemProps = {
  id: number
  draft: ReportDraft
  onDraft: (draft: ReportDraft) => void
  onClose: () => void
}

/** Comes when it is wanted: nobody else's page of an item carries it. Words of `safety` and `refusals`. */
export function ReportItem({ id, draft, onDraft, onClose }: ReportItemProps) {
  return (
    <ReportDialog
      kind="item"
      draft={draft}
      onDraft={onDraft}
      send={sendReport('item', String(id))}
      onClose={onClose}
    />
  )
}
