import { isFailure, saidOr } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'

/** What a person is told of it: no network, the server's own sentence, or the given one. */
export function useSaid() {
  const t = useWords('shell')
  return (error: unknown, otherwise: string): string =>
    isFailure(error, 0) ? t('offline_text') : saidOr(error, otherwise)
}
