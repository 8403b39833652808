import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { AVAILABILITIES, DATES_POSTED } from '#terms/browse'
import { CATEGORIES, nameIn } from '#terms/categories'
import { CONDITIONS } from '#terms/items'
import { useSession } from '#web/api/session.ts'
import { clearFilters, filterStore } from '#web/browse/filter-store.ts'
import { activeFilters } from '#web/browse/filters.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { CONTROL } from '#web/ui/field.tsx'
import { toggled } from './change.ts'
import { ChoicePill } from './choice-pill.tsx'
import { FilterDistance } from './filter-distance.tsx'
import { FilterLocation } from './filter-location.tsx'
import { FilterPrice } from './filter-price.tsx'
import { FilterTags } from './filter-tags.tsx'
import { SortSelect } from './sort-select.tsx'

/** Every filter; a change is kept and applied at once. */
export function FilterPanel() {
  const t = useWords('filters')
  const browse = useWords('browse')
  const things = useWords('things')
  const id = useId()
  const filters = filterStore.useValue()
  const language = activeLanguage()
  const { user } = useSession()
  const set = (change: Partial<typeof filters>) =>
    filterStore.set({ ...filterStore.get(), ...change })

  return (
    <div className="grid gap-6">
      <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
        <Info size={16} aria-hidden className="shrink-0" />
        {t('filters_live')}
      </p>
      <FilterLocation location={filters.location} onChange={(location) => set({ location })} />
      <FilterDistance radius={filters.radius} onChange={(radius) => set({ radius })} />
      <FilterGroup label={t('categories')}>
        {CATEGORIES.map((category) => (
          <ChoicePill
            key={category.id}
            type="checkbox"
            name={`${id}category`}
            isChosen={filters.categories.includes(category.id)}
            onChoose={() => set({ categories: toggled(filters.categories, category.id) })}
          >
            {nameIn(category, language)}
          </ChoicePill>
        ))}
      </FilterGroup>
      <FilterGroup label={t('condition')}>
        {[null, ...CONDITIONS].map((condition) => (
          <ChoicePill
            key={condition}
            type="radio"
            name={`${id}condition`}
            isChosen={filters.condition === condition}
            onChoose={() => set({ condition })}
          >
            {condition ? things(`condition_${condition}`) : t('condition_any')}
          </ChoicePill>
        ))}
      </FilterGroup>
      <FilterGroup label={t('in_return')}>
        {user && (
          <ChoicePill
            type="checkbox"
            name={`${id}wants`}
            isChosen={filters.wantsMine !== null}
            onChoose={() => set({ wantsMine: filters.wantsMine ? null : 'true' })}
          >
            {t('wants_mine')}
          </ChoicePill>
        )}
        <ChoicePill
          type="checkbox"
          name={`${id}money`}
          isChosen={filters.takesMoney !== null}
          onChoose={() => set({ takesMoney: filters.takesMoney ? null : 'true' })}
        >
          {t('takes_money')}
        </ChoicePill>
      </FilterGroup>
      <FilterPrice range={filters.priceRange} onChange={(priceRange) => set({ priceRange })} />
      <div className="grid gap-2">
        <label htmlFor={`${id}date`} className="font-semibold">
          {t('date_posted')}
        </label>
        <select
          id={`${id}date`}
          className={CONTROL}
          value={filters.datePosted}
          onChange={(event) => {
            const datePosted = DATES_POSTED.find((date) => date === event.target.value)
            if (datePosted) set({ datePosted })
          }}
        >
          {DATES_POSTED.map((date) => (
            <option key={date} value={date}>
              {t(`date_${date}`)}
            </option>
          ))}
        </select>
      </div>
      <FilterGroup label={t('availability')}>
        {AVAILABILITIES.map((availability) => (
          <ChoicePill
            key={availability}
            type="radio"
            name={`${id}availability`}
            isChosen={filters.availability === availability}
            onChoose={() => set({ availability })}
          >
            {t(`availability_${availability}`)}
          </ChoicePill>
        ))}
      </FilterGroup>
      <FilterTags filters={filters} onChange={(tags) => set({ tags })} />
      <div className="grid gap-2">
        <label htmlFor={`${id}sort`} className="font-semibold">
          {browse('sort_by')}
        </label>
        <SortSelect id={`${id}sort`} sort={filters.sortBy} onChange={(sortBy) => set({ sortBy })} />
      </div>
      <Button
        kind="secondary"
        onClick={clearFilters}
        disabled={activeFilters(filters).length === 0}
        className="hidden wide:flex"
      >
        {browse('filters_clear')}
      </Button>
    </div>
  )
}

/** A question of the filter panel and its answers. */
function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2 wide:gap-0.5">{children}</div>
    </fieldset>
  )
}
