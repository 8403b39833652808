import { TriangleAlert } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function CrashScreen() {
  const t = useWords('shell')
  return (
    <EmptyState icon={TriangleAlert} title={t('crash_title')} text={t('crash_text')}>
      <Button onClick={() => location.reload()}>{t('reload')}</Button>
    </EmptyState>
  )
}
