import { useQuery } from '@tanstack/react-query'
import type { ChatMessage } from '#contract/chat'
import { chatQuery } from '#web/chat/queries.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Dialog } from '#web/ui/dialog.tsx'

type ChooseMessageProps = {
  tradeId: number
  personId: string
  onClose: () => void
  onChosen: (message: ChatMessage) => void
}

/** The newest first: what is reported was mostly said just now. */
export function ChooseMessage({ tradeId, personId, onClose, onChosen }: ChooseMessageProps) {
  const t = useWords('safety')
  const { data } = useQuery(chatQuery(tradeId))
  const theirs = data?.messages.filter(({ senderId }) => senderId === personId).toReversed()
  return (
    <Dialog title={t('choose_message')} onClose={onClose}>
      {theirs?.length === 0 && <p className="text-muted">{t('no_messages')}</p>}
      <ul className="grid gap-2">
        {theirs?.map((message) => (
          <li key={message.id}>
            <button
              type="button"
              onClick={() => onChosen(message)}
              className="min-h-11 w-full rounded-field border border-line bg-card px-3 py-2 text-start wrap-anywhere hover:bg-sunken"
            >
              {message.content || t('a_photo')}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
