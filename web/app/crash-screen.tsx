import { CloudOff, TriangleAlert } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { reload } from './reload.ts'

/** A screen that could not be shown: without a network its code never came, else it broke. */
export function CrashScreen({ error }: { error: unknown }) {
  const t = useWords('shell')
  const kind = navigator.onLine ? 'crash' : 'away'
  return (
    <EmptyState
      heading="h1"
      icon={kind === 'crash' ? TriangleAlert : CloudOff}
      title={t(`${kind}_title`)}
      text={t(`${kind}_text`)}
      error={kind === 'crash' && error}
    >
      <Button onClick={reload}>{t('reload')}</Button>
    </EmptyState>
  )
}
