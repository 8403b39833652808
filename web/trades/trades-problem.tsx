import { useWords } from '#web/i18n/use-words.ts'
import { LoadProblem } from '#web/ui/load-problem.tsx'

export function TradesProblem({ isOffline, retry }: { isOffline: boolean; retry: () => void }) {
  const t = useWords('trades')
  return (
    <LoadProblem
      isOffline={isOffline}
      title={t('failed')}
      text={t('failed_text')}
      offlineText={t('offline_text')}
      retry={retry}
    />
  )
}
