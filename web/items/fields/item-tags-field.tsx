import { TagsField } from '#web/forms/fields/tags-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { tagsOf, tagsText } from '#web/items/sending/publish-values.ts'
import { useItemFields } from './item-fields.ts'

type ItemTagsFieldProps = { hint: string; placeholder?: string }

export function ItemTagsField({ hint, placeholder }: ItemTagsFieldProps) {
  const t = useWords('items')
  const { getValues, put, leave, problemOf } = useItemFields()
  return (
    <TagsField
      name="tags"
      label={t('tags')}
      note={t('optional')}
      hint={hint}
      placeholder={placeholder}
      problem={problemOf('tags')}
      added={t('tags_added')}
      removeOf={(tag) => t('tag_remove', { tag })}
      initial={tagsOf(getValues('tags'))}
      split={tagsOf}
      onChange={(tags) => {
        put('tags', tagsText(tags))
        leave('tags')
      }}
    />
  )
}
