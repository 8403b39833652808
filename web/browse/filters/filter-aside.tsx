import { useCallback, useSyncExternalStore } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'

const FilterPanel = lazyPart(
  () => import('#browser/browse/filters/filter-panel.tsx'),
  'FilterPanel',
)

/** Filters beside the list on a wide screen; their code is not fetched on a phone. */
export function FilterAside() {
  const t = useWords('browse')
  const isWide = useMedia(WIDE)
  return (
    <aside
      aria-label={t('filters')}
      className="sticky top-4 hidden max-h-[calc(100dvh-2rem)] w-60 shrink-0 self-start overflow-y-auto rounded-card border border-line bg-card wide:block lg:w-64"
    >
      <div className="p-4">
        <h2 className="text-lg">{t('filters')}</h2>
        {isWide && (
          <Later shape={<div aria-busy className="skeleton mt-4 h-96 rounded-field" />}>
            <FilterPanel />
          </Later>
        )}
      </div>
    </aside>
  )
}

/** The `wide` variant of tokens.css. Layout itself is CSS; this only decides what code to fetch. */
const WIDE = '(min-width: 1025px), (min-width: 769px) and (pointer: fine)'

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
