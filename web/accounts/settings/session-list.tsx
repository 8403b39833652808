import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SessionInfo } from '#contract/accounts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { type Asked, EndSessionDialog } from './end-session-dialog.tsx'
import { SessionRow } from './session-row.tsx'

type SessionListProps = {
  sessions: SessionInfo[]
  /** The button that had the focus is gone with its session. */
  onEnded: () => void
}

export function SessionList({ sessions, onEnded }: SessionListProps) {
  const t = useWords('settings')
  const [asked, setAsked] = useState<Asked | null>(null)
  /** Once the dialog is away: before, everything behind it is inert. */
  const focusNext = useRef<(() => void) | null>(null)
  const isAlone = sessions.every(({ current }) => current)

  function ask(about: Asked) {
    const button = document.activeElement
    focusNext.current = () => button instanceof HTMLElement && button.focus()
    setAsked(about)
  }
  const moveFocus = useEffectEvent(() => {
    focusNext.current?.()
    focusNext.current = null
  })
  useEffect(() => {
    if (!asked) moveFocus()
  }, [asked])

  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => ask(session)} />
        ))}
      </ul>
      {isAlone ? (
        <div className="rounded-field bg-sunken p-4">
          <p className="font-semibold">{t('only_this')}</p>
          <p className="text-sm text-muted">{t('only_this_text')}</p>
        </div>
      ) : (
        <Button kind="danger" onClick={() => ask('others')}>
          {t('end_others')}
        </Button>
      )}
      {asked && (
        <EndSessionDialog
          asked={asked}
          onClose={() => setAsked(null)}
          onEnded={() => {
            focusNext.current = onEnded
            setAsked(null)
          }}
        />
      )}
    </>
  )
}
