import type { ComponentPropsWithRef } from 'react'
import { CONTROL, Field } from '#web/ui/field.tsx'

type SelectFieldProps = ComponentPropsWithRef<'select'> & {
  label: string
  problem?: string
  /** What stands there while nothing is chosen. */
  empty?: string
  /** Value and name of each. */
  options: readonly (readonly [string, string])[]
}

/** One of several, with its label and problem. */
export function SelectField({ label, problem, empty, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} problem={problem}>
      {(control) => (
        <select {...select} {...control} className={CONTROL}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
