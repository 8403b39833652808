/** Before signing out: the menu that was pressed is gone by then, so the question stands on its own. */
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { LeaveDialog } from '#web/forms/leave-dialog.tsx'
import { i18n } from '#web/i18n/i18n.ts'
import { wordsOf } from '#web/i18n/words-of.ts'

/** Whether the person signs out although `count` items would be lost. */
export async function askUnsent(count: number): Promise<boolean> {
  const t = await wordsOf('outbox')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const answer = (isLeaving: boolean) => {
      root.unmount()
      place.remove()
      resolve(isLeaving)
    }
    root.render(
      <I18nProvider i18n={i18n}>
        <LeaveDialog
          words={{
            title: t('unsent_title'),
            text: t('unsent_text', { count }),
            stay: t('unsent_stay'),
            discard: t('unsent_leave'),
          }}
          onStay={() => answer(false)}
          onDiscard={() => answer(true)}
        />
      </I18nProvider>,
    )
  })
}
