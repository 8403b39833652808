import { useState } from 'react'
import type { ChatMessage } from '#contract/chat'
import { ChooseMessage } from './choose-message.tsx'
import { sendReport } from './mutations.ts'
import { ReportDialog } from './report-dialog.tsx'
import type { ReportDraft } from './report-draft.ts'

type ReportMessageProps = {
  tradeId: number
  personId: string
  draft: ReportDraft
  onDraft: (draft: ReportDraft) => void
  onClose: () => void
}

/** First which of the other side's messages, then why. */
export function ReportMessage({ tradeId, personId, onClose, ...kept }: ReportMessageProps) {
  const [chosen, setChosen] = useState<ChatMessage>()
  if (!chosen) {
    return (
      <ChooseMessage tradeId={tradeId} personId={personId} onClose={onClose} onChosen={setChosen} />
    )
  }
  return (
    <ReportDialog
      kind="message"
      {...kept}
      send={sendReport('message', `${tradeId}/${chosen.id}`)}
      onClose={onClose}
    />
  )
}
