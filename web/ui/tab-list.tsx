import { type KeyboardEvent, useRef } from 'react'

type TabListProps<T extends string> = {
  /** `id` is that of the tab in the page, which labels the panel. */
  options: readonly { value: T; id: string; label: string }[]
  selected: T
  onChange: (value: T) => void
  label: string
  panelId: string
}

const MOVES: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** A few lists of which one is shown: one stop of the Tab key, arrows choose. */
export function TabList<T extends string>(props: TabListProps<T>) {
  const { options, selected, onChange, label, panelId } = props
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key]
    const count = options.length
    const at = options.findIndex(({ value }) => value === selected)
    const next = by && options[(at + by + count) % count]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    list.current?.querySelector<HTMLElement>(`#${next.id}`)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="grid auto-cols-fr grid-flow-col rounded-field bg-sunken p-1 large:grid-flow-row wide:w-fit wide:min-w-80"
    >
      {options.map((option) => (
        <button
          key={option.value}
          id={option.id}
          type="button"
          role="tab"
          aria-selected={option.value === selected}
          aria-controls={panelId}
          tabIndex={option.value === selected ? 0 : -1}
          onClick={() => onChange(option.value)}
          onKeyDown={move}
          className="min-h-11 rounded-[8px] px-2 font-semibold text-muted aria-selected:bg-card aria-selected:text-accent-strong aria-selected:shadow-sm"
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
