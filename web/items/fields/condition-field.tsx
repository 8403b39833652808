import { CONDITIONS } from '#terms/items'
import { useWords } from '#web/i18n/use-words.ts'
import { ChoiceChip } from './choice-chip.tsx'
import { Choices } from './choices.tsx'
import { CONDITION_ICONS } from './condition-icons.ts'
import { useFieldProblem } from './field-problem.ts'
import { usePublishFields } from './use-publish-form.ts'

/** Five pictured chips, from new to broken. */
export function ConditionField() {
  const t = useWords('items')
  const things = useWords('things')
  const problemOf = useFieldProblem()
  const { field, formState } = usePublishFields()
  return (
    <Choices label={t('condition')} problem={problemOf(formState.errors.condition)}>
      <div className="grid grid-cols-2 gap-2 large:grid-cols-1 wide:grid-cols-5">
        {CONDITIONS.map((condition) => {
          const Icon = CONDITION_ICONS[condition]
          return (
            <ChoiceChip
              key={condition}
              shape="box"
              value={condition}
              className="last:col-span-2 large:last:col-span-1 wide:last:col-span-1"
              {...field('condition')}
            >
              <Icon size={20} aria-hidden className="shrink-0" />
              {things(`condition_${condition}`)}
            </ChoiceChip>
          )
        })}
      </div>
    </Choices>
  )
}
