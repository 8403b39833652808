import type { ComponentPropsWithRef } from 'react'
import { CONTROL, Field } from '#web/ui/field.tsx'

type TextFieldProps = ComponentPropsWithRef<'input'> & {
  label: string
  problem?: string
  hint?: string
  note?: string
}

/** One line of text with its label, hint and problem. */
export function TextField({ label, problem, hint, note, ...input }: TextFieldProps) {
  return (
    <Field label={label} problem={problem} hint={hint} note={note}>
      {(control) => <input {...input} {...control} className={CONTROL} />}
    </Field>
  )
}
