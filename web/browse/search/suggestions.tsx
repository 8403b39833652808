import { useQuery } from '@tanstack/react-query'
import { LayoutGrid, type LucideIcon, MapPin, Search } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { Suggestion } from '#contract/browse'

import { filterStore } from '#web/browse/filter-store.ts'
import { DEFAULT_FILTERS } from '#web/browse/filters.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { suggestionsQuery } from './queries.ts'
import { isList } from './use-search-text.ts'

const ICONS: Record<Suggestion['kind'], LucideIcon> = {
  word: Search,
  category: LayoutGrid,
  place: MapPin,
}
const LIST_ID = 'search-suggestions'
const optionId = (index: number) => `${LIST_ID}-${index}`

type Props = {
  typed: string
  input: RefObject<HTMLInputElement | null>
  onPick: (text: string) => void
}

/**
 * Words, categories and towns below the search while one types. Its code comes with the first letters, so that it speaks to the
 * field itself: arrows, Enter, Escape, and what readers are told of the list. Without an answer nothing is shown.
 */
export function Suggestions({ typed, input, onPick }: Props) {
  const t = useWords('browse')
  const [path, navigate] = useLocation()
  const [active, setActive] = useState(-1)
  const [closedAt, setClosedAt] = useState<string | null>(null)
  const { data } = useQuery(suggestionsQuery(typed.trim()))
  const offered = closedAt !== typed ? (data ?? []) : []
  const isOpen = offered.length > 0

  const close = () => {
    setClosedAt(typed)
    setActive(-1)
  }

  function pick(one: Suggestion): void {
    if (one.kind === 'word') {
      setClosedAt(one.text)
      setActive(-1)
      onPick(one.text)
      return
    }
    const filters = filterStore.get()
    const more =
      one.kind === 'category' ? { categories: [one.id] } : { location: one.text, ...NO_CIRCLE }
    filterStore.set({ ...filters, ...more })
    setClosedAt('')
    setActive(-1)
    onPick('')
    if (!isList(path)) navigate(paths.search())
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && isOpen) {
      const count = offered.length + 1
      // Between the last and the first lies the field itself.
      setActive(((active + 1 + step + count) % count) - 1)
    } else if (key === 'ArrowDown' && closedAt === typed) setClosedAt(null)
    else if (key === 'Escape' && isOpen) close()
    else if (key === 'Enter' && offered[active]) pick(offered[active])
    else {
      if (key === 'Enter') close()
      return
    }
    event.preventDefault()
  })
  const leave = useEffectEvent(close)
  useEffect(() => {
    const field = input.current
    const listener = (event: KeyboardEvent) => press(event)
    const left = () => leave()
    field?.addEventListener('keydown', listener)
    field?.addEventListener('blur', left)
    return () => {
      field?.removeEventListener('keydown', listener)
      field?.removeEventListener('blur', left)
    }
  }, [input])

  useEffect(() => {
    const field = input.current
    if (!field || !isOpen) return
    const told = {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': LIST_ID,
      ...(active >= 0 && { 'aria-activedescendant': optionId(active) }),
    }
    for (const [name, value] of Object.entries(told)) field.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(told)) field.removeAttribute(name)
    }
  }, [input, isOpen, active])

  return (
    <>
      {isOpen && (
        <div
          id={LIST_ID}
          role="listbox"
          aria-label={t('suggestions')}
          className="absolute inset-x-0 top-full z-20 max-h-[50dvh] overflow-y-auto rounded-field border border-line bg-card py-1 shadow-lg"
        >
          {offered.map((one, index) => {
            const Icon = ICONS[one.kind]
            return (
              <div
                key={`${one.kind} ${one.text}`}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // The field keeps the focus; otherwise leaving it would close the list before the tap lands.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(one)}
                onKeyDown={(event) => event.key === 'Enter' && pick(one)}
                className="flex min-h-11 cursor-pointer items-center gap-2 px-3 hover:bg-sunken aria-selected:bg-accent-soft"
              >
                <Icon size={18} aria-hidden className="shrink-0 text-muted" />
                <span className="min-w-0 py-1 wrap-anywhere">{one.text}</span>
                {one.kind !== 'word' && (
                  <span className="ms-auto shrink-0 text-sm text-muted">
                    {t(`suggestion_${one.kind}`)}
                  </span>
                )}
              </div>
            )
          })}
        </div>
      )}
      <p role="status" className="sr-only">
        {isOpen && t('suggestions_found', { count: offered.length })}
      </p>
    </>
  )
}

/** A town that is named takes the place of the circle around oneself. */
const NO_CIRCLE = { radius: null, sortBy: DEFAULT_FILTERS.sortBy }
