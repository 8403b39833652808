/** Before signing out: the menu that was pressed is gone by then, so the question stands on its own. */
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { activeLanguage, i18n, loadWords } from '#web/i18n/i18n.ts'
import { UnsentDialog } from './unsent-dialog.tsx'

/** Whether the person signs out although `count` things would be lost. */
export async function askUnsent(count: number): Promise<boolean> {
  await loadWords(activeLanguage(), ['outbox'])
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
        <UnsentDialog count={count} onAnswer={answer} />
      </I18nProvider>,
    )
  })
}
