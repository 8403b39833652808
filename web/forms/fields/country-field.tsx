import type { ComponentPropsWithRef } from 'react'
import { COUNTRIES } from '#terms/places'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { SelectField } from './select-field.tsx'

type CountryFieldProps = ComponentPropsWithRef<'select'> & { problem?: string }

/** The stored value is the Spanish name; English ones come from the platform, which has none in Guaraní. */
export function CountryField(field: CountryFieldProps) {
  const t = useWords('accounts')
  const language = activeLanguage()
  const names = language === 'en' ? new Intl.DisplayNames(language, { type: 'region' }) : null
  return (
    <SelectField
      {...field}
      label={t('country')}
      empty={t('choose')}
      options={COUNTRIES.map(({ name, code }) => [
        name,
        code ? (names?.of(code) ?? name) : t('country_other'),
      ])}
      autoComplete="country-name"
    />
  )
}
