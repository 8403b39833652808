import { useWords } from '#web/i18n/use-words.ts'
import { FILTERS, type Filter } from './asked-list.ts'

type StateFilterProps = { filter: Filter; onChange: (filter: Filter) => void }

/** Of all, what waits for me, or what is where: chips, all of each the target. */
export function StateFilter({ filter, onChange }: StateFilterProps) {
  const t = useWords('trades')
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('filter')}</legend>
      <div className="flex flex-wrap gap-2">
        {FILTERS.map((one) => (
          <label
            key={one}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line bg-card px-3.5 text-sm font-medium transition-colors duration-150 ease-calm hover:border-line-strong has-checked:border-accent-strong has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="state"
              value={one}
              checked={filter === one}
              onChange={() => onChange(one)}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            {t(`filter_${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
