import { useWords } from '#web/i18n/use-words.ts'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'

type TradesProblemProps = { isOffline: boolean; problem: unknown; retry: () => void }

export function TradesProblem({ isOffline, problem, retry }: TradesProblemProps) {
  const t = useWords('trades')
  return (
    <LoadProblem
      isOffline={isOffline}
      title={t('failed')}
      text={t('failed_text')}
      offlineText={t('offline_text')}
      error={problem}
      retry={retry}
    />
  )
}
