import { useQuery } from '@tanstack/react-query'
import { Check, CloudOff } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { workerQuery } from './queries.ts'

const WORKS = [
  'offline_browse',
  'offline_mine',
  'offline_favorites',
  'offline_trades',
  'offline_publish',
] as const

/** What goes without a network, and whether it does on this device yet. */
export function OfflineCard() {
  const t = useWords('app')
  const { data: state, isPending } = useQuery(workerQuery)
  return (
    <SettingsCard title={t('offline')} lead={isPending ? ' ' : t(`offline_${state ?? 'unable'}`)}>
      {state !== 'unable' && (
        <>
          <ul className="grid gap-2">
            {WORKS.map((name) => (
              <li key={name} className="flex gap-3">
                <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-done" />
                {t(name)}
              </li>
            ))}
          </ul>
          <p className="flex gap-3 text-muted">
            <CloudOff size={20} aria-hidden className="mt-0.5 shrink-0" />
            {t('offline_needs')}
          </p>
        </>
      )}
    </SettingsCard>
  )
}
