import { type ReactNode, useId } from 'react'

/** What a control inside a Field takes over, so that label, hint and problem are read with it. */
export type FieldControl = {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

type FieldProps = {
  label: string
  hint?: string
  /** The sentence that says what is wrong, or undefined. */
  problem?: string
  /** Small word beside the label, as "opcional". */
  note?: string
  children: (control: FieldControl) => ReactNode
}

/** Look of text controls; 16 px, 44 px high. */
export const CONTROL =
  'min-h-11 w-full rounded-field border border-line-strong/60 bg-card px-3 py-2 text-ink placeholder:text-muted aria-invalid:border-danger'

/** Label, control, hint and problem as one, wired for screen readers. */
export function Field({ label, hint, problem, note, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const problemId = problem ? `${id}-problem` : undefined
  const described = [problemId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className="grid gap-1.5">
      <label
        htmlFor={id}
        className="flex flex-wrap items-baseline justify-between gap-x-2 font-medium"
      >
        {label}
        {note && <span className="text-sm font-normal text-muted">{note}</span>}
      </label>
      {children({ id, 'aria-invalid': Boolean(problem), 'aria-describedby': described })}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p id={problemId} role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
