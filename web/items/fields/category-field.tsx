import { useWatch } from 'react-hook-form'
import { CATEGORIES, nameIn } from '#terms/categories'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ChoiceChip } from './choice-chip.tsx'
import { Choices } from './choices.tsx'
import { useFieldProblem } from './field-problem.ts'
import { usePublishFields } from './use-publish-form.ts'
import { useSuggested } from './use-suggested.ts'

/** Categories as chips: those that the title sounds like come first. */
export function CategoryField() {
  const t = useWords('items')
  const problemOf = useFieldProblem()
  const { control, field, formState } = usePublishFields()
  const title = useWatch({ control, name: 'title' })
  const language = activeLanguage()
  const suggested = useSuggested(title).flatMap((key) => CATEGORIES.filter((c) => c.key === key))
  const rest = CATEGORIES.filter((category) => !suggested.includes(category))
  const chips = (categories: readonly (typeof CATEGORIES)[number][]) => (
    <div className="flex flex-wrap gap-2">
      {categories.map((category) => (
        <ChoiceChip key={category.id} value={String(category.id)} {...field('categoryId')}>
          {nameIn(category, language)}
        </ChoiceChip>
      ))}
    </div>
  )

  return (
    <Choices label={t('category')} problem={problemOf(formState.errors.categoryId)}>
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
