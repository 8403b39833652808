import { useWords } from '#web/i18n/use-words.ts'
import { groupedValue } from '#web/items/sending/publish-values.ts'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { useFieldProblem } from './field-problem.ts'
import { usePublishFields } from './use-publish-form.ts'

/** Guaraníes as es-PY writes them (case 12): read on leaving, shown grouped, never rounded. */
export function ValueField() {
  const t = useWords('items')
  const problemOf = useFieldProblem()
  const { field: bind, getValues, setValue, formState } = usePublishFields()
  const field = bind('estimatedValue')
  return (
    <Field
      label={t('value')}
      note={t('optional')}
      hint={t('value_hint')}
      problem={problemOf(formState.errors.estimatedValue)}
    >
      {(control) => (
        <span className="relative block">
          <span aria-hidden className="absolute inset-y-0 start-3 grid items-center text-muted">
            Gs.
          </span>
          <input
            {...control}
            {...field}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="150.000"
            onBlur={(event) => {
              setValue('estimatedValue', groupedValue(getValues('estimatedValue')))
              return field.onBlur(event)
            }}
            className={`${CONTROL} numbers ps-11`}
          />
        </span>
      )}
    </Field>
  )
}
