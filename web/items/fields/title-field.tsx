import { TextField } from '#web/forms/fields/text-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { useItemFields } from './item-fields.ts'

export function TitleField() {
  const t = useWords('items')
  const { field } = useItemFields()
  return (
    <TextField
      {...field('title')}
      label={t('title')}
      autoComplete="off"
      placeholder={t('title_example')}
    />
  )
}
