import type { Condition } from '#terms/items'
import { useWords } from '#web/i18n/use-words.ts'

type Props = { condition: Condition; className?: string }

/** The more worn the quieter; red is for danger alone. */
const COLORS: Record<Condition, string> = {
  new: 'bg-done-soft text-done',
  like_new: 'bg-fresh-soft text-fresh',
  good: 'bg-accent-soft text-accent-strong',
  fair: 'bg-wait-soft text-wait',
  poor: 'bg-line text-ink',
}

/** How worn it is, as a small chip in its colour: over the picture, or among the facts. */
export function ConditionChip({ condition, className = '' }: Props) {
  const t = useWords('things')
  return (
    <span
      className={`max-w-[calc(100%-0.75rem)] truncate rounded-full px-2 py-0.5 text-sm font-medium ${COLORS[condition]} ${className}`}
    >
      {t(`condition_${condition}`)}
    </span>
  )
}
