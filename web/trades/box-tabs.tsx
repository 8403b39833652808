import { type KeyboardEvent, useRef } from 'react'
import type { Box } from '#contract/proposals'
import { useWords } from '#web/i18n/use-words.ts'
import { BOXES } from './asked-list.ts'

const MOVES: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
export const PANEL_ID = 'trades-panel'
export const tabId = (box: Box) => `trades-${box}`

/** Received or sent: one stop of the Tab key, arrows choose. */
export function BoxTabs({ box, onChange }: { box: Box; onChange: (box: Box) => void }) {
  const t = useWords('trades')
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key]
    const next = by && BOXES[(BOXES.indexOf(box) + by + BOXES.length) % BOXES.length]
    if (!next) return
    event.preventDefault()
    onChange(next)
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('boxes')}
      className="grid grid-cols-2 rounded-field bg-sunken p-1 wide:w-80"
    >
      {BOXES.map((one) => (
        <button
          key={one}
          id={tabId(one)}
          type="button"
          role="tab"
          aria-selected={one === box}
          aria-controls={PANEL_ID}
          tabIndex={one === box ? 0 : -1}
          onClick={() => onChange(one)}
          onKeyDown={move}
          className="min-h-11 rounded-[8px] px-2 font-semibold text-muted aria-selected:bg-card aria-selected:text-accent-strong aria-selected:shadow-sm"
        >
          {t(`box_${one}`)}
        </button>
      ))}
    </div>
  )
}
