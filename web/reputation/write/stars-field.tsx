import { Star } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { STARS_MAX } from '#terms/reputation'
import { useWords } from '#web/i18n/use-words.ts'

const ALL = Array.from({ length: STARS_MAX }, (_, n) => n + 1)

type StarsFieldProps = {
  name: string
  value: string
  problem: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur: () => void
}

/** One to five stars: a radio group, so that arrows and screen readers work as with any. */
export function StarsField({ name, value, problem, onChange, onBlur }: StarsFieldProps) {
  const t = useWords('reviews')
  const id = useId()
  const given = Number(value)
  return (
    <fieldset aria-describedby={problem && id} className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{t('rating')}</legend>
      <div className="-ms-1.5 flex">
        {ALL.map((stars) => (
          <label
            key={stars}
            className="grid size-12 cursor-pointer place-items-center rounded-full text-accent-strong hover:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === given}
              aria-invalid={problem !== undefined}
              onChange={onChange}
              onBlur={onBlur}
              className="sr-only"
            />
            <span className="sr-only">{t('rating_stars', { count: stars })}</span>
            <Star
              size={32}
              strokeWidth={1.5}
              fill={stars <= given ? 'currentColor' : 'none'}
              aria-hidden
            />
          </label>
        ))}
      </div>
      {problem && (
        <p id={id} role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
