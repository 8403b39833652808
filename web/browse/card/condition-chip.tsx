import type { Condition } from '#terms/items'
import { useWords } from '#web/i18n/use-words.ts'

type Props = { condition: Condition; className?: string }

/** How worn it is, as a small chip: over the picture, or among the facts. */
export function ConditionChip({ condition, className = '' }: Props) {
  const t = useWords('things')
  return (
    <span
      className={`max-w-[calc(100%-1rem)] truncate rounded-full bg-card px-2.5 py-0.5 text-sm font-medium ${className}`}
    >
      {t(`condition_${condition}`)}
    </span>
  )
}
