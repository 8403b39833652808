import { useWatch } from 'react-hook-form'
import { DESCRIPTION_MAX } from '#terms/items'
import { useWords } from '#web/i18n/use-words.ts'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { useFieldProblem } from './field-problem.ts'
import { usePublishFields } from './use-publish-form.ts'

/** Too long a text is told, never cut. */
export function DescriptionField() {
  const t = useWords('items')
  const problemOf = useFieldProblem()
  const { control, field, formState } = usePublishFields()
  const { length } = useWatch({ control, name: 'description' }).trim()
  return (
    <Field
      label={t('description')}
      note={`${length}/${DESCRIPTION_MAX}`}
      problem={problemOf(formState.errors.description)}
    >
      {(wired) => (
        <textarea
          {...wired}
          {...field('description')}
          rows={5}
          placeholder={t('description_example')}
          className={`${CONTROL} field-sizing-content min-h-32`}
        />
      )}
    </Field>
  )
}
