import { useQueryClient } from '@tanstack/react-query'
import { LogIn } from 'lucide-react'
import { useEffect } from 'react'
import { currentUserQuery } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'

/** Over a form whose session ended: it stays as it is while one signs in beside it, in another tab. */
export function SessionOver() {
  const t = useWords('navigation')
  const client = useQueryClient()

  useEffect(() => {
    // Whoever comes back from the other tab is asked for once more.
    const ask = () => {
      if (document.visibilityState === 'visible') void client.refetchQueries(currentUserQuery)
    }
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [client])

  return (
    <div
      role="alert"
      className="sticky top-3 z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-wait-soft p-3 ps-4 text-wait"
    >
      <LogIn size={22} aria-hidden className="shrink-0" />
      <div className="min-w-0 grow basis-52">
        <p className="font-semibold">{t('session_over')}</p>
        <p className="text-sm text-ink">{t('session_over_text')}</p>
      </div>
      <a
        href={paths.login()}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center font-semibold text-accent-strong underline-offset-4 hover:underline"
      >
        {t('session_over_link')}
      </a>
    </div>
  )
}
