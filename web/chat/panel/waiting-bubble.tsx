import { Clock, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Outgoing } from '#web/chat/send.ts'
import { discardWaiting } from '#web/chat/waiting.ts'
import { LeaveDialog } from '#web/forms/leave-dialog.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { useObjectUrl } from '#web/media/use-object-url.ts'
import { retryEntry } from '#web/pwa/outbox/entries.ts'
import type { Entry } from '#web/pwa/outbox/stored-entry.ts'
import { reportStorage } from '#web/pwa/store/report.ts'
import { Button } from '#web/ui/button.tsx'
import { Bubble } from './bubble.tsx'
import { PHOTO_BOX } from './chat-photo.tsx'
import { LinkedText } from './linked-text.tsx'

type WaitingBubbleProps = {
  entry: Entry
  outgoing: Outgoing
  isSending: boolean
  onGone: () => void
}

/** A message that waits on this device: where it stands, and what may be done with it. */
export function WaitingBubble({ entry, outgoing, isSending, onGone }: WaitingBubbleProps) {
  const t = useWords('chat')
  const [isLeaving, setLeaving] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const url = useObjectUrl(outgoing.photo?.medium ?? outgoing.photo?.full)
  const { problem } = entry
  const said = problem?.said ? t('refused', { said: problem.said }) : t('refused_plain')

  const discard = async () => {
    setLeaving(false)
    const isGone = await discardWaiting(entry.id).catch((error: unknown) => {
      reportStorage(error)
      return false
    })
    setBusy(!isGone)
    if (isGone) onGone()
  }

  return (
    <>
      <Bubble
        isOwn
        by={`${t('you')}: `}
        foot={
          problem ? (
            <span className="flex items-center gap-1 font-medium text-danger">
              <TriangleAlert size={16} aria-hidden className="shrink-0" />
              {said}
            </span>
          ) : (
            <span className="flex items-center gap-1 text-wait">
              <Clock size={16} aria-hidden className="shrink-0" />
              <span>{t(isSending ? 'sending' : 'waiting')}</span>
            </span>
          )
        }
      >
        {url && (
          <img
            src={url}
            alt={t('photo_of', { name: t('you') })}
            className={`object-cover ${PHOTO_BOX}`}
          />
        )}
        {outgoing.content && <LinkedText text={outgoing.content} />}
        {!isSending && (
          <div className="-mx-2 flex flex-wrap justify-end">
            {problem && (
              <Button kind="quiet" className="px-2 text-sm" onClick={() => retryEntry(entry.id)}>
                {t('retry')}
              </Button>
            )}
            <Button kind="quiet" className="px-2 text-sm" onClick={() => setLeaving(true)}>
              {t('discard')}
            </Button>
          </div>
        )}
        {isBusy && (
          <p role="alert" className="text-sm text-muted">
            {t('busy')}
          </p>
        )}
      </Bubble>
      {isLeaving && (
        <LeaveDialog
          words={{
            title: t('discard_title'),
            text: t('discard_text'),
            stay: t('discard_stay'),
            discard: t('discard'),
          }}
          onStay={() => setLeaving(false)}
          onDiscard={discard}
        />
      )}
    </>
  )
}
