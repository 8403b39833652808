import { useState } from 'react'
import type { PublicPerson } from '#contract/accounts'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { PersonMenu } from './person-menu.tsx'
import { NO_REPORT } from './report-draft.ts'

const load = () => part(() => import('#browser/safety/report-message.tsx'), 'ReportMessage')

type TradePersonProps = { tradeId: number; person: PublicPerson; hasChat: boolean }

/** On the page of a trade: about the other side, and about what they wrote. Words of `safety`. */
export function TradePerson({ tradeId, person, hasChat }: TradePersonProps) {
  const t = useWords('safety')
  const { Part: ReportMessage, open, close } = useLater(load)
  const [draft, setDraft] = useState(NO_REPORT)
  useHeldForm(draft.description.trim() !== '')
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <PersonMenu person={person} />
      {hasChat && (
        <Button kind="quiet" onClick={open} aria-haspopup="dialog" className="px-2 text-sm">
          {t('report_message')}
        </Button>
      )}
      {ReportMessage && (
        <ReportMessage
          tradeId={tradeId}
          personId={person.id}
          draft={draft}
          onDraft={setDraft}
          onClose={close}
        />
      )}
    </div>
  )
}
