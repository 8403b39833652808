import { MoneyField } from '#web/forms/fields/money-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { useItemFields } from './item-fields.ts'

export function ValueField() {
  const t = useWords('items')
  const { field, getValues, put } = useItemFields()
  return (
    <MoneyField
      {...field('estimatedValue')}
      label={t('value')}
      note={t('optional')}
      hint={t('value_hint')}
      onPut={(change) => put('estimatedValue', change(getValues('estimatedValue')))}
    />
  )
}
