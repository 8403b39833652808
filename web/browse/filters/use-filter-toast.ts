import { useEffect, useRef } from 'react'
import type { Filters } from '#contract/browse'
import { activeFilters } from '#web/browse/filters.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'

/** One confirmation for a run of changes, not one for each. */
const QUIET_MS = 800

/** Confirms applied filters. `isHeld`: a panel in front would hide it, or the last change is not decided yet. */
export function useFilterToast(filters: Filters, isHeld: boolean): void {
  const t = useWords('browse')
  const now = JSON.stringify(filters)
  const told = useRef(now)
  const title = t('filters_applied')
  const count = activeFilters(filters).length
  const text = count > 0 ? t('filters_active', { count }) : t('filters_none')

  useEffect(() => {
    if (isHeld || told.current === now) return
    const timer = setTimeout(() => {
      told.current = now
      toast({ kind: 'done', title, text })
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [now, isHeld, title, text])
}
