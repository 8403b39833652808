import type { ChangeEvent } from 'react'
import type { Place } from '#contract/places'
import { COUNTRIES } from '#terms/places'
import { useWords } from '#web/i18n/use-words.ts'
import { PlaceCombobox } from '#web/places/place-combobox.tsx'
import { Field } from '#web/ui/field.tsx'

type CityFieldProps = {
  name: string
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur: () => void
  onPick: (place: Place) => void
  country: string
  problem?: string | undefined
}

/** The town where one lives; of the chosen country, once that is one with towns of its own. */
export function CityField({ country, problem, ...input }: CityFieldProps) {
  const t = useWords('accounts')
  const isKnown = COUNTRIES.some(({ name, code }) => name === country && code !== '')
  return (
    <Field label={t('city')} problem={problem}>
      {(control) => (
        <PlaceCombobox
          {...input}
          control={control}
          country={isKnown ? country : undefined}
          autoComplete="address-level2"
        />
      )}
    </Field>
  )
}
