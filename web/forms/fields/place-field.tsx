import type { ChangeEvent, Ref } from 'react'
import type { Place } from '#contract/places'
import { PlaceCombobox } from '#web/places/place-combobox.tsx'
import { Field } from '#web/ui/field.tsx'

export type PlaceFieldProps = {
  label: string
  problem?: string | undefined
  name: string
  value: string
  ref?: Ref<HTMLInputElement>
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur: () => void
  onPick: (place: Place) => void
  /** Offers towns of this country only. */
  country?: string | undefined
  placeholder?: string
  autoComplete?: string
}

/** A place: typed, with towns offered meanwhile. */
export function PlaceField({ label, problem, ref, ...input }: PlaceFieldProps) {
  return (
    <Field label={label} problem={problem}>
      {(control) => <PlaceCombobox {...input} control={control} inputRef={ref} />}
    </Field>
  )
}
