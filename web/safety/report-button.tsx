import { Flag } from 'lucide-react'
import { useState } from 'react'
import type { Report } from '#contract/safety'
import type { ReportKind } from '#terms/safety'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { NO_REPORT } from './report-draft.ts'

const load = () => part(() => import('#browser/safety/report-dialog.tsx'), 'ReportDialog')

type ReportButtonProps = {
  kind: ReportKind | 'answer'
  /** Sends what was written; what it throws is said, and nothing typed is lost. */
  send: (report: Report) => Promise<unknown>
  /** What it is about, where several stand on one page; read to who does not see them. */
  about: string
  className?: string
}

/** Only for signed-in people, and not on what is theirs. Needs the words of `safety`. */
export function ReportButton({ kind, send, about, className = '' }: ReportButtonProps) {
  const t = useWords('safety')
  const { Part: ReportDialog, open, close } = useLater(load)
  const [draft, setDraft] = useState(NO_REPORT)
  useHeldForm(draft.description.trim() !== '')
  return (
    <>
      <Button
        kind="quiet"
        onClick={open}
        aria-haspopup="dialog"
        aria-label={`${t(`report_${kind}`)}: ${about}`}
        className={`px-2 text-sm ${className}`}
      >
        <Flag size={16} aria-hidden />
        {t('report')}
      </Button>
      {ReportDialog && (
        <ReportDialog kind={kind} draft={draft} onDraft={setDraft} send={send} onClose={close} />
      )}
    </>
  )
}
