import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ageOf } from '#web/i18n/formats.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { placeOf } from './keepable.ts'

/** What is never the reason why one looks at a page. */
const ASIDE = ['person', 'similar']

/** Without a network: that what is on the screen is the device's, and how old. Nothing when there is nothing on it. */
export function KeptNote() {
  const t = useWords('outbox')
  const things = useWords('things')
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const oldest = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () =>
      Math.min(
        ...cache.findAll({ type: 'active' }).flatMap(({ queryKey, queryHash, state }) => {
          const place = placeOf(queryKey, queryHash, '')
          const isShown = place && !ASIDE.includes(place.sort) && state.data !== undefined
          return isShown ? state.dataUpdatedAt : []
        }),
      ),
  )
  if (!Number.isFinite(oldest)) return null
  const { unit, count } = ageOf(new Date(oldest).toISOString(), Date.now())
  return (
    <p
      role="status"
      className="border-b border-line bg-card px-4 py-1.5 text-center text-sm text-muted"
    >
      {t('kept')} · {things(`age_${unit}`, { count }).toLocaleLowerCase()}
    </p>
  )
}
