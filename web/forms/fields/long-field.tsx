import type { ComponentPropsWithRef } from 'react'
import { CONTROL, Field } from '#web/ui/field.tsx'

type LongFieldProps = ComponentPropsWithRef<'textarea'> & {
  label: string
  problem?: string
  hint?: string
  note?: string
}

/** Several lines of text with their label, hint and problem. */
export function LongField(props: LongFieldProps) {
  const { label, problem, hint, note, className = '', ...area } = props
  return (
    <Field label={label} problem={problem} hint={hint} note={note}>
      {(control) => <textarea {...area} {...control} className={`${CONTROL} ${className}`} />}
    </Field>
  )
}
