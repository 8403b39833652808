import { REVIEW_TAGS } from '#terms/reputation'
import { LongField } from '#web/accounts/long-field.tsx'
import { TextField } from '#web/accounts/text-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { StarsField } from './stars-field.tsx'
import { TAG_WORDS } from './tag-words.ts'
import type { Writing } from './use-writing.ts'

/** Stars first: the rest says why. */
export function ReviewFields({ writing }: { writing: Writing }) {
  const t = useWords('reviews')
  const shell = useWords('shell')
  const { fields, types, tags, toggle, isAnonymous, setAnonymous } = writing
  const { problem, ...type } = fields.bind('reviewType')
  const count = fields.values.comment.trim().length
  return (
    <>
      <StarsField {...fields.bind('rating')} />
      <Field label={t('type')} problem={problem}>
        {(control) => (
          <select {...type} {...control} className={CONTROL}>
            {types.map((one) => (
              <option key={one} value={one}>
                {t(`type_${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField {...fields.bind('title')} label={t('title')} note={shell('optional')} />
      <LongField
        {...fields.bind('comment')}
        label={t('comment')}
        hint={t('comment_hint', { count })}
        rows={5}
      />
      <fieldset>
        <legend className="mb-2 flex w-full flex-wrap items-baseline justify-between gap-x-2 font-medium">
          {t('tags')}
          <span className="text-sm font-normal text-muted">{shell('optional')}</span>
        </legend>
        <div className="flex flex-wrap gap-2">
          {REVIEW_TAGS.map((tag) => (
            <button
              key={tag}
              type="button"
              aria-pressed={tags.includes(tag)}
              onClick={() => toggle(tag)}
              className="min-h-11 rounded-full border border-line bg-card px-4 font-medium hover:border-line-strong aria-pressed:border-accent-strong aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
            >
              {t(TAG_WORDS[tag])}
            </button>
          ))}
        </div>
      </fieldset>
      <Switch
        label={t('make_anonymous')}
        hint={t('make_anonymous_hint')}
        isOn={isAnonymous}
        onChange={setAnonymous}
      />
    </>
  )
}
