import { CONDITIONS } from '#terms/items'
import { ChoiceChip } from '#web/forms/fields/choice-chip.tsx'
import { Choices } from '#web/forms/fields/choices.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { CONDITION_ICONS } from './condition-icons.ts'
import { useItemFields } from './item-fields.ts'

/** Five pictured chips, from new to broken. */
export function ConditionField() {
  const t = useWords('items')
  const things = useWords('things')
  const { problem, ...radio } = useItemFields().field('condition')
  return (
    <Choices label={t('condition')} problem={problem}>
      <div className="grid grid-cols-2 gap-2 large:grid-cols-1 wide:grid-cols-5">
        {CONDITIONS.map((condition) => {
          const Icon = CONDITION_ICONS[condition]
          return (
            <ChoiceChip
              key={condition}
              shape="box"
              value={condition}
              className="last:col-span-2 large:last:col-span-1 wide:last:col-span-1"
              {...radio}
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
