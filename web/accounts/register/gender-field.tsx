import type { ComponentPropsWithRef } from 'react'
import { GENDERS } from '#terms/accounts'
import { useWords } from '#web/i18n/use-words.ts'
import { CONTROL, Field } from '#web/ui/field.tsx'

type GenderFieldProps = ComponentPropsWithRef<'select'> & { problem?: string }

export function GenderField({ problem, ...select }: GenderFieldProps) {
  const t = useWords('accounts')
  return (
    <Field label={t('gender')} problem={problem}>
      {(control) => (
        <select {...select} {...control} autoComplete="sex" className={CONTROL}>
          <option value="">{t('choose')}</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {t(`gender_${gender}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
