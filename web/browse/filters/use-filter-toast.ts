import { useEffect, useRef } from 'react'
import type { Filters } from '#contract/browse'
import { useSettled } from '#web/api/first-view.ts'
import { activeFilters } from '#web/browse/filters.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'

/** One confirmation for a run of changes, not one for each. */
const QUIET_MS = 800

/**
 * Confirms applied filters: not a sort alone, nor that there are none any more, nor those that were kept from before.
 * `isHeld`: a panel in front would hide it, the last change is not decided yet, or the list failed.
 */
export function useFilterToast(filters: Filters, isHeld: boolean): void {
  const t = useWords('browse')
  const now = JSON.stringify({ ...filters, sortBy: undefined })
  const told = useRef(now)
  // What this device keeps comes once the page is taken over.
  const isSettled = useSettled()
  const wasSettled = useRef(isSettled)
  const count = activeFilters(filters).length
  const title = t('filters_applied')
  const text = t('filters_active', { count })

  useEffect(() => {
    const isRestored = isSettled !== wasSettled.current
    wasSettled.current = isSettled
    if (count === 0 || isRestored) told.current = now
    if (isHeld || told.current === now) return
    const timer = setTimeout(() => {
      told.current = now
      toast({ kind: 'done', title, text })
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [now, isHeld, title, text, count, isSettled])
}
