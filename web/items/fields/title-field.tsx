import { useWords } from '#web/i18n/use-words.ts'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { useFieldProblem } from './field-problem.ts'
import { usePublishFields } from './use-publish-form.ts'

export function TitleField() {
  const t = useWords('items')
  const problemOf = useFieldProblem()
  const { field, formState } = usePublishFields()
  return (
    <Field label={t('title')} problem={problemOf(formState.errors.title)}>
      {(wired) => (
        <input
          {...wired}
          {...field('title')}
          autoComplete="off"
          placeholder={t('title_example')}
          className={CONTROL}
        />
      )}
    </Field>
  )
}
