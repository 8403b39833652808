import { useQueryClient } from '@tanstack/react-query'
import { Pencil, RefreshCw, X } from 'lucide-react'
import type { Wish } from '#contract/wishes'
import { useSubmit } from '#web/forms/use-submit.ts'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { closeWish, renewWish, takeWish } from '#web/wishes/mutations.ts'

const load = () => part(() => import('#browser/wishes/form/wish-dialog.tsx'), 'WishDialog')

/** Renewing, changing and ending one's own. */
export function WishActions({ wish }: { wish: Wish }) {
  const t = useWords('wishing')
  const client = useQueryClient()
  const sending = useSubmit({ text: t('action_failed') })
  const edit = useLater(load)
  const renew = () =>
    sending.submit(async () => {
      const renewed = await renewWish(wish.id)
      takeWish(client, renewed)
      const date = formatDate(renewed.expiresAt, activeLanguage())
      toast({ kind: 'done', title: t('renewed'), text: t('renewed_text', { date }) })
    })
  const end = () =>
    sending.submit(async () => {
      takeWish(client, await closeWish(wish.id))
      toast({ kind: 'done', title: t('closed'), text: t('closed_text') })
    })
  return (
    <div className="grid gap-2">
      {wish.own?.withheld && (
        <p role="status" className="rounded-card border border-line bg-sunken p-3 text-sm">
          {t(wish.own.withheld.why === 'words' ? 'withheld_words' : 'withheld_reported')}
        </p>
      )}
      {wish.own?.isEnding && <p className="text-sm font-semibold">{t('ending')}</p>}
      <div className="flex flex-wrap gap-2">
        {(wish.own?.isEnding || !wish.isOpen) && (
          <Button onClick={renew} aria-disabled={sending.isBusy}>
            <RefreshCw size={18} aria-hidden />
            {t('renew')}
          </Button>
        )}
        {wish.isOpen && (
          <>
            <Button kind="secondary" onClick={edit.open} aria-haspopup="dialog">
              <Pencil size={18} aria-hidden />
              {t('edit')}
            </Button>
            <Button kind="quiet" onClick={end} aria-disabled={sending.isBusy}>
              <X size={18} aria-hidden />
              {t('close')}
            </Button>
          </>
        )}
      </div>
      {edit.Part && <edit.Part isPublic={wish.isPublic} wish={wish} onClose={edit.close} />}
    </div>
  )
}
