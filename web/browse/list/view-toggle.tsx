import { LayoutGrid, List } from 'lucide-react'
import { type View, viewStore } from '#web/browse/filter-store.ts'
import { useWords } from '#web/i18n/use-words.ts'

const VIEWS = [
  { view: 'grid', icon: LayoutGrid },
  { view: 'list', icon: List },
] as const

/** Two buttons; where there is no room for both, the one that changes something. */
export function ViewToggle({ view: current }: { view: View }) {
  const t = useWords('browse')
  return (
    <fieldset className="flex shrink-0 overflow-hidden rounded-field border border-line-strong/60 bg-card">
      <legend className="sr-only">{t('view')}</legend>
      {VIEWS.map(({ view, icon: Icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === current}
          aria-label={t(`view_${view}`)}
          data-tip={t(`view_${view}`)}
          onClick={() => viewStore.set(view)}
          className={`size-11 place-items-center text-muted -outline-offset-3 hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-strong ${view === current ? 'hidden wide:grid' : 'grid'}`}
        >
          <Icon size={20} aria-hidden />
        </button>
      ))}
    </fieldset>
  )
}
