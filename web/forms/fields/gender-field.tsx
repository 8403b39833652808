import type { ComponentPropsWithRef } from 'react'
import { GENDERS } from '#terms/accounts'
import { useWords } from '#web/i18n/use-words.ts'
import { SelectField } from './select-field.tsx'

type GenderFieldProps = ComponentPropsWithRef<'select'> & { problem?: string }

export function GenderField(field: GenderFieldProps) {
  const t = useWords('accounts')
  return (
    <SelectField
      {...field}
      label={t('gender')}
      empty={t('choose')}
      options={GENDERS.map((gender) => [gender, t(`gender_${gender}`)])}
      autoComplete="sex"
    />
  )
}
