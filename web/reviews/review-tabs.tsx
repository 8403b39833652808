import { type KeyboardEvent, useRef } from 'react'
import { useWords } from '#web/i18n/use-words.ts'

export const REVIEW_TABS = ['received', 'written'] as const
export type ReviewTab = (typeof REVIEW_TABS)[number]

const MOVES: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
export const PANEL_ID = 'reviews-panel'
export const tabId = (tab: ReviewTab) => `reviews-${tab}`

/** Received or written: one stop of the Tab key, arrows choose. */
export function ReviewTabs({
  tab,
  onChange,
}: {
  tab: ReviewTab
  onChange: (tab: ReviewTab) => void
}) {
  const t = useWords('reviews')
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key]
    const count = REVIEW_TABS.length
    const next = by && REVIEW_TABS[(REVIEW_TABS.indexOf(tab) + by + count) % count]
    if (!next) return
    event.preventDefault()
    onChange(next)
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('tabs')}
      className="grid grid-cols-2 rounded-field bg-sunken p-1 wide:w-80"
    >
      {REVIEW_TABS.map((one) => (
        <button
          key={one}
          id={tabId(one)}
          type="button"
          role="tab"
          aria-selected={one === tab}
          aria-controls={PANEL_ID}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onChange(one)}
          onKeyDown={move}
          className="min-h-11 rounded-[8px] px-2 font-semibold text-muted aria-selected:bg-card aria-selected:text-accent-strong aria-selected:shadow-sm"
        >
          {t(`tab_${one}`)}
        </button>
      ))}
    </div>
  )
}
