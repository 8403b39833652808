import type { ComponentPropsWithRef } from 'react'
import { COUNTRIES } from '#terms/places'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { CONTROL, Field } from '#web/ui/field.tsx'

type CountryFieldProps = ComponentPropsWithRef<'select'> & { problem?: string }

/** The stored value is the Spanish name; English ones come from the platform, which has none in Guaraní. */
export function CountryField({ problem, ...select }: CountryFieldProps) {
  const t = useWords('accounts')
  const language = activeLanguage()
  const names = language === 'en' ? new Intl.DisplayNames(language, { type: 'region' }) : null
  return (
    <Field label={t('country')} problem={problem}>
      {(control) => (
        <select {...select} {...control} autoComplete="country-name" className={CONTROL}>
          <option value="">{t('choose')}</option>
          {COUNTRIES.map(({ name, code }) => (
            <option key={name} value={name}>
              {code ? (names?.of(code) ?? name) : t('country_other')}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
