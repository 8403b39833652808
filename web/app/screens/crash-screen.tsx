import { TriangleAlert } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { reload } from '#web/ui/navigation/reload.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LostScreen } from './lost-screen.tsx'

/** In whichever browser's words: a script of ours did not come. What is gone for good is seen to by web/pwa/updates/lost-script.ts. */
const isLost = (error: unknown) => error instanceof TypeError && /module/.test(error.message)

type CrashScreenProps = { error: unknown; again: () => void }

/** A screen that could not be shown: its code never came, or it broke. */
export function CrashScreen({ error, again }: CrashScreenProps) {
  const t = useWords('shell')
  if (!navigator.onLine || isLost(error)) return <LostScreen again={again} />
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        icon={TriangleAlert}
        title={t('crash_title')}
        text={t('crash_text')}
        error={error}
      >
        <Button onClick={reload}>{t('reload')}</Button>
      </EmptyState>
    </div>
  )
}
