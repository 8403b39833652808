import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSession } from '#web/api/session.ts'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { NO_REPORT } from '#web/safety/report-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { paths } from '#web/ui/navigation/paths.ts'

const load = () => part(() => import('#browser/safety/report-item.tsx'), 'ReportItem')

/** Telling the team of somebody else's item: a visitor signs in first, and comes back. */
export function ReportLink({ id }: { id: number }) {
  const t = useWords('items')
  const [, navigate] = useLocation()
  const isOut = useSession().state === 'out'
  const { Part: ReportItem, open, close } = useLater(load)
  const [draft, setDraft] = useState(NO_REPORT)
  useHeldForm(draft.description.trim() !== '')
  return (
    <>
      <Button
        kind="quiet"
        onClick={() => (isOut ? navigate(paths.login(paths.item(id))) : open())}
        className="-ms-2 justify-self-start self-start px-2 text-sm"
      >
        <Flag size={16} aria-hidden />
        {t('report')}
      </Button>
      {ReportItem && <ReportItem id={id} draft={draft} onDraft={setDraft} onClose={close} />}
    </>
  )
}
