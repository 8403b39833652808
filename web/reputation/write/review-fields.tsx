import { REVIEW_TAGS } from '#terms/reputation'
import { cleanText } from '#terms/text'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { SelectField } from '#web/forms/fields/select-field.tsx'
import { StarsField } from '#web/forms/fields/stars-field.tsx'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { Switch } from '#web/ui/switch.tsx'
import { TAG_WORDS } from './tag-words.ts'
import type { Writing } from './use-writing.ts'

/** Stars first: the rest says why. */
export function ReviewFields({ writing }: { writing: Writing }) {
  const t = useWords('reviews')
  const shell = useWords('shell')
  const { field, put, types, values, toggle, isOfTrade } = writing
  const count = cleanText(values.comment).length
  return (
    <>
      <StarsField
        {...field('rating')}
        label={t('rating')}
        nameOf={(count) => t('rating_stars', { count })}
        given={Number(values.rating)}
      />
      <SelectField
        {...field('reviewType')}
        label={t('type')}
        options={types.map((one) => [one, t(`type_${one}`)])}
      />
      <TextField {...field('title')} label={t('title')} note={shell('optional')} />
      <LongField
        {...field('comment')}
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
              aria-pressed={values.tags.includes(tag)}
              onClick={() => toggle(tag)}
              className="min-h-11 rounded-full border border-line bg-card px-4 font-medium hover:border-line-strong aria-pressed:border-accent-strong aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
            >
              {t(TAG_WORDS[tag])}
            </button>
          ))}
        </div>
      </fieldset>
      {/* Without a trade it has a name (D58). */}
      {isOfTrade && (
        <Switch
          label={t('make_anonymous')}
          hint={t('make_anonymous_hint')}
          isOn={values.isAnonymous}
          onChange={(isOn) => put('isAnonymous', isOn)}
        />
      )}
    </>
  )
}
