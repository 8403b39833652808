import { useState } from 'react'
import type { PublicPerson } from '#contract/accounts'
import type { ChatMessage } from '#contract/chat'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { ChooseMessage } from './choose-message.tsx'
import { sendReport } from './mutations.ts'
import { PersonMenu } from './person-menu.tsx'
import { NO_REPORT, ReportDialog } from './report-dialog.tsx'

type TradePersonProps = { tradeId: number; person: PublicPerson; hasChat: boolean }

/** On the page of a trade: about the other side, and about what they wrote. Words of `safety` and `refusals`. */
export function TradePerson({ tradeId, person, hasChat }: TradePersonProps) {
  const t = useWords('safety')
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<ChatMessage>()
  const [draft, setDraft] = useState(NO_REPORT)
  useHeldForm(draft.description.trim() !== '')
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <PersonMenu person={person} />
      {hasChat && (
        <Button
          kind="quiet"
          onClick={() => setChoosing(true)}
          aria-haspopup="dialog"
          className="px-2 text-sm"
        >
          {t('report_message')}
        </Button>
      )}
      {isChoosing && (
        <ChooseMessage
          tradeId={tradeId}
          personId={person.id}
          onClose={() => setChoosing(false)}
          onChosen={(message) => {
            setChoosing(false)
            setChosen(message)
          }}
        />
      )}
      {chosen && (
        <ReportDialog
          kind="message"
          draft={draft}
          onDraft={setDraft}
          send={sendReport('message', `${tradeId}/${chosen.id}`)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  )
}
