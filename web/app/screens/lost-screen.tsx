import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isReached } from '#web/api/reached.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { reload } from '#web/ui/navigation/reload.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import { useTitle } from '#web/ui/use-title.ts'

/**
 * A screen whose code did not come (J171). Without a network the page is kept, since another load of it could end in
 * nothing; with one, another load brings the version that has taken its place.
 */
export function LostScreen({ again }: { again: () => void }) {
  const t = useWords('shell')
  const [reached, setReached] = useState(navigator.onLine ? null : false)
  useTitle(reached === null ? undefined : t(reached ? 'lost_title' : 'offline_title'))

  useEffect(() => {
    if (!navigator.onLine) return
    let isShown = true
    void isReached().then((answer) => isShown && setReached(answer))
    return () => {
      isShown = false
    }
  }, [])

  if (reached === null) return <div className="coming-screen" aria-busy="true" />
  if (!reached) {
    const text = t('away_text')
    return (
      <LoadProblem heading="h1" isOffline title="" text={text} offlineText={text} retry={again} />
    )
  }
  return (
    <div role="alert">
      <EmptyState heading="h1" icon={RotateCw} title={t('lost_title')} text={t('lost_text')}>
        <Button onClick={reload}>{t('reload')}</Button>
        <Button kind="secondary" onClick={again}>
          {t('try_again')}
        </Button>
      </EmptyState>
    </div>
  )
}
