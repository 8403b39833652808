import { Star } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { STARS } from '#terms/reputation'

type StarsFieldProps = ComponentPropsWithRef<'input'> & {
  label: string
  /** How so many are called. */
  nameOf: (stars: number) => string
  given: number
  problem?: string
}

/** One to five stars: a radio group, so that arrows and screen readers work as with any. */
export function StarsField({ label, nameOf, given, problem, ...radio }: StarsFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={problem && id} className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="-ms-1.5 flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-12 cursor-pointer place-items-center rounded-full text-accent-strong hover:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              {...radio}
              type="radio"
              value={stars}
              aria-invalid={problem !== undefined}
              className="sr-only"
            />
            <span className="sr-only">{nameOf(stars)}</span>
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
