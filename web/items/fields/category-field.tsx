import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { CategoryKey } from '#terms/categories'
import { CATEGORIES, nameIn } from '#terms/categories'
import { ChoiceChip } from '#web/forms/fields/choice-chip.tsx'
import { Choices } from '#web/forms/fields/choices.tsx'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useItemFields } from './item-fields.ts'

/** Categories as chips: those that the title sounds like come first. */
export function CategoryField() {
  const t = useWords('items')
  const { control, field } = useItemFields()
  const { problem, ...radio } = field('categoryId')
  const title = useWatch({ control, name: 'title' })
  const language = activeLanguage()
  const suggested = useSuggested(title).flatMap((key) => CATEGORIES.filter((c) => c.key === key))
  const rest = CATEGORIES.filter((category) => !suggested.includes(category))
  const chips = (categories: readonly (typeof CATEGORIES)[number][]) => (
    <div className="flex flex-wrap gap-2">
      {categories.map((category) => (
        <ChoiceChip key={category.id} value={String(category.id)} {...radio}>
          {nameIn(category, language)}
        </ChoiceChip>
      ))}
    </div>
  )

  return (
    <Choices label={t('category')} problem={problem}>
      {suggested.length > 0 && (
        <div className="mb-1 grid gap-1.5 rounded-card bg-accent-soft/60 p-3">
          <p className="text-sm text-muted">{t('categories_suggested')}</p>
          {chips(suggested)}
        </div>
      )}
      {chips(rest)}
    </Choices>
  )
}

type Suggest = (title: string) => CategoryKey[]

/** Categories that the title sounds like. The words come in a chunk of their own: nobody waits for them. */
export function useSuggested(title: string): CategoryKey[] {
  const [suggest, setSuggest] = useState<Suggest>()

  useEffect(() => {
    import('#browser/items/fields/suggest-categories.ts')
      .then((words) => setSuggest(() => words.suggestCategories))
      // Offline: the chips stand in their usual order.
      .catch(() => setSuggest(undefined))
  }, [])

  return suggest?.(title) ?? []
}
