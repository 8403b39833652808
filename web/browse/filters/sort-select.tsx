import type { Sort } from '#terms/browse'
import { SORTS } from '#terms/browse'
import { useWords } from '#web/i18n/use-words.ts'
import { CONTROL } from '#web/ui/field.tsx'

type Props = { id?: string; sort: Sort; onChange: (sort: Sort) => void; className?: string }

export function SortSelect({ id, sort, onChange, className = '' }: Props) {
  const t = useWords('browse')
  return (
    <select
      id={id}
      name="sortBy"
      aria-label={t('sort_by')}
      value={sort}
      onChange={(event) => {
        const chosen = SORTS.find((one) => one === event.target.value)
        if (chosen) onChange(chosen)
      }}
      className={`${CONTROL} truncate ${className}`}
    >
      {SORTS.map((one) => (
        <option key={one} value={one}>
          {t(`sort_${one}`)}
        </option>
      ))}
    </select>
  )
}
