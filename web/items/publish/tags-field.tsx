import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { TagsSchema } from '#contract/items'
import { useWords } from '#web/i18n/use-words.ts'
import { useFieldProblem } from '#web/items/fields/field-problem.ts'
import { usePublishFields } from '#web/items/fields/use-publish-form.ts'
import { CONTROL, Field } from '#web/ui/field.tsx'

/** Comma-separated text, shown as the tags it will become. */
export function TagsField() {
  const t = useWords('items')
  const problemOf = useFieldProblem()
  const { control, field, formState } = usePublishFields()
  const tags = v.safeParse(TagsSchema, useWatch({ control, name: 'tags' }))
  return (
    <div className="grid gap-2">
      <Field
        label={t('tags')}
        note={t('optional')}
        hint={t('tags_hint')}
        problem={problemOf(formState.errors.tags)}
      >
        {(wired) => (
          <input
            {...wired}
            {...field('tags')}
            autoCapitalize="none"
            autoComplete="off"
            placeholder={t('tags_example')}
            className={CONTROL}
          />
        )}
      </Field>
      {tags.success && tags.output.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {tags.output.map((tag) => (
            <span key={tag} className="rounded-full bg-sunken px-3 py-1 text-sm">
              {tag}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
