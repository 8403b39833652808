import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Filters } from '#contract/browse'
import { clearFilters, filterStore } from '#web/browse/filter-store.ts'
import { activeFilters } from '#web/browse/filters.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { AlertLink } from './alert-link.tsx'
import { KeepNear } from './keep-near.tsx'
import { saidOf } from './said.ts'

/** The filters that are on, each removed by one tap. */
export function ActiveChips({ filters, text = '' }: { filters: Filters; text?: string }) {
  const t = useWords('filters')
  const browse = useWords('browse')
  const say = { t, things: useWords('things'), language: activeLanguage() }
  const list = useRef<HTMLUListElement>(null)
  const active = activeFilters(filters)
  // With the last filter all of this goes, and whatever was pressed; then it is the content's turn.
  useEffect(
    () => () => {
      const { activeElement, body } = document
      const isLost = activeElement === body || activeElement?.matches(':disabled')
      if (isLost) document.getElementById('content')?.focus({ preventScroll: true })
    },
    [],
  )
  if (active.length === 0) return null

  /** The chip that had the focus is gone: the next thing to do is here. */
  function remove(next: Filters): void {
    filterStore.set(next)
    list.current?.focus()
  }

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t('filters_on')}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 outline-none wide:mx-0 wide:flex-wrap wide:px-0"
    >
      {active.map((one) => (
        <li key={`${one.key}${one.nth}`} className="shrink-0">
          <button
            type="button"
            aria-label={t('filter_remove', { label: saidOf(filters, one, say) })}
            onClick={() => remove(one.without(filters))}
            className="flex min-h-11 max-w-64 items-center gap-1.5 rounded-full border border-accent/40 bg-accent-soft ps-4 pe-3 text-sm font-medium text-accent-strong hover:border-accent"
          >
            <span className="numbers truncate">{saidOf(filters, one, say)}</span>
            <X size={16} aria-hidden className="shrink-0" />
          </button>
        </li>
      ))}
      {filters.sortBy === 'distance' && (
        <li className="shrink-0">
          <KeepNear />
        </li>
      )}
      <li className="shrink-0">
        <AlertLink text={text} className="rounded-full! text-sm" />
      </li>
      <li className="shrink-0">
        <button
          type="button"
          onClick={clearFilters}
          className="min-h-11 rounded-full px-3 text-sm font-medium text-muted underline underline-offset-4 hover:text-ink"
        >
          {browse('filters_clear')}
        </button>
      </li>
    </ul>
  )
}
