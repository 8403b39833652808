import { useWatch } from 'react-hook-form'
import { DESCRIPTION_MAX } from '#terms/items'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { useItemFields } from './item-fields.ts'

/** Too long a text is told, never cut. */
export function DescriptionField() {
  const t = useWords('items')
  const { control, field } = useItemFields()
  const { length } = useWatch({ control, name: 'description' }).trim()
  return (
    <LongField
      {...field('description')}
      label={t('description')}
      note={`${length}/${DESCRIPTION_MAX}`}
      rows={5}
      placeholder={t('description_example')}
      className="field-sizing-content min-h-32"
    />
  )
}
