import { COUNTRIES } from '#terms/places'
import { useWords } from '#web/i18n/use-words.ts'
import { PlaceField, type PlaceFieldProps } from './place-field.tsx'

type CityFieldProps = Omit<PlaceFieldProps, 'label' | 'country'> & { country: string }

/** The town where one lives; of the chosen country, once that is one with towns of its own. */
export function CityField({ country, ...field }: CityFieldProps) {
  const t = useWords('accounts')
  const isKnown = COUNTRIES.some(({ name, code }) => name === country && code !== '')
  return (
    <PlaceField
      {...field}
      label={t('city')}
      country={isKnown ? country : undefined}
      autoComplete="address-level2"
    />
  )
}
