import { CloudOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { isUnreachable } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'

type Query<T> = {
  data: T | undefined
  error: unknown
  fetchStatus: string
  refetch: () => unknown
}

type AskedProps<T> = { query: Query<T>; lines: number; children: (data: T) => ReactNode }

/** What a card shows, on its way, there, failing or offline; the other cards go on. */
export function Asked<T>({ query, lines, children }: AskedProps<T>) {
  const t = useWords('profile')
  const shell = useWords('shell')
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  const isOffline = isUnreachable(query)
  if (!isOffline && !error) return <Lines count={lines} />
  const Icon = isOffline ? CloudOff : RotateCw
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-sunken p-3 text-sm">
      <Icon size={18} aria-hidden className="shrink-0 text-muted" />
      <p className="min-w-0 grow basis-40">{t(isOffline ? 'card_offline' : 'card_failed')}</p>
      <Button kind="quiet" onClick={() => refetch()}>
        {shell('try_again')}
      </Button>
    </div>
  )
}

function Lines({ count }: { count: number }) {
  return (
    <div aria-busy="true" className="grid gap-3">
      {Array.from({ length: count }, (_, n) => n).map((n) => (
        <span key={n} className={`skeleton h-6 rounded-full ${n % 2 === 0 ? 'w-full' : 'w-2/3'}`} />
      ))}
    </div>
  )
}
