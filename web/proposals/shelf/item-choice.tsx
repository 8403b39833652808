import { Check } from 'lucide-react'
import type { Item } from '#contract/items'
import { useWords } from '#web/i18n/use-words.ts'
import { Thumb } from '#web/media/thumb.tsx'
import { guaranies } from './guaranies.ts'

export type Choosable = Pick<Item, 'id' | 'title' | 'estimatedValue' | 'photos'>

type ItemChoiceProps = {
  item: Choosable
  isChosen: boolean
  /** Chosen for good. */
  isFixed?: boolean
  isInvalid: boolean
  describedBy: string | undefined
  onToggle: () => void
}

/** One item, to be given or not: all of the card is the target. */
export function ItemChoice(props: ItemChoiceProps) {
  const { item, isChosen, isFixed = false, isInvalid, describedBy, onToggle } = props
  const t = useWords('proposals')
  return (
    <label className="relative flex h-full cursor-pointer flex-col overflow-hidden rounded-card border border-line bg-card transition-colors duration-150 ease-calm hover:border-line-strong has-checked:border-accent-strong has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="checkbox"
        name="chosen"
        checked={isChosen}
        onChange={() => !isFixed && onToggle()}
        aria-disabled={isFixed || undefined}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        className="absolute inset-0 z-10 size-full cursor-pointer appearance-none opacity-0"
      />
      <Thumb photo={item.photos[0]} className="aspect-4/3 w-full rounded-none!" />
      <span
        aria-hidden
        className={`absolute end-2 top-2 grid size-6 place-items-center rounded-full border ${isChosen ? 'border-accent-fill bg-accent-fill text-white' : 'border-line-strong bg-card text-transparent'}`}
      >
        <Check size={16} strokeWidth={3} />
      </span>
      <span className="grid gap-0.5 p-2.5">
        <span className="text-sm leading-tight font-medium wrap-anywhere">{item.title}</span>
        <span className="numbers text-sm text-muted">
          {guaranies(item.estimatedValue) ?? t('no_value')}
        </span>
      </span>
    </label>
  )
}
