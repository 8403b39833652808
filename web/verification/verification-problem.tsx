import { isUnreachable } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'

type Asking = { error: Error | null; fetchStatus: string; refetch: () => unknown }

/** Words of `verification`. */
export function VerificationProblem({ query, title }: { query: Asking; title: string }) {
  const t = useWords('verification')
  return (
    <LoadProblem
      isOffline={isUnreachable(query)}
      title={title}
      text={t('load_failed_text')}
      offlineText={t('offline_text')}
      error={query.error}
      retry={query.refetch}
    />
  )
}
