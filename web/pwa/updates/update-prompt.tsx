import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { isHalfTyped } from '#web/pwa/half-typed.ts'
import { Button } from '#web/ui/button.tsx'
import { reloadFresh } from './reload-fresh.ts'
import { tellUpdate, type Update } from './updates.ts'

/** Nothing is reloaded by itself; who is typing something is asked twice. At the top, where it covers no button of a phone. */
export function UpdatePrompt({ update }: { update: Exclude<Update, 'none'> }) {
  const t = useWords('pwa')
  const [isWarned, setWarned] = useState(false)
  const [isBusy, setBusy] = useState(false)

  function accept(): void {
    if (!isWarned && isHalfTyped()) {
      setWarned(true)
      return
    }
    setBusy(true)
    void reloadFresh()
  }

  const text = isWarned ? t('update_typed') : update === 'needed' ? t('update_needed') : null
  return (
    <div className="fixed inset-x-4 top-[max(var(--toast-top),4rem)] z-40 mx-auto max-w-md rounded-card border border-line bg-card p-3 wide:inset-x-auto wide:end-6 wide:top-auto wide:bottom-6 wide:w-96">
      <div className="flex items-start gap-3 px-1">
        <RefreshCw size={20} aria-hidden className="mt-0.5 shrink-0 text-accent-strong" />
        <div>
          <p className="font-semibold">{t('update_title')}</p>
          {text && <p className="text-sm text-muted">{text}</p>}
        </div>
      </div>
      <div className="mt-2 flex justify-end gap-1">
        <Button kind="quiet" onClick={() => tellUpdate('none')}>
          {t('update_later')}
        </Button>
        <Button kind="secondary" onClick={accept} disabled={isBusy}>
          {t('update_accept')}
        </Button>
      </div>
    </div>
  )
}
