import { useId } from 'react'
import type { Fields } from '#web/forms/engine/fields-of.ts'
import { useProblemsOf } from '#web/forms/engine/use-form.ts'
import { BirthField } from '#web/forms/fields/birth-field.tsx'
import { GenderField } from '#web/forms/fields/gender-field.tsx'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import type { ProfileValues } from './profile-body.ts'

/** What nobody else is shown (D16), in a group that says so. */
export function PrivateFields({ fields }: { fields: Fields<ProfileValues> }) {
  const t = useWords('profile')
  const accounts = useWords('accounts')
  const shell = useWords('shell')
  const said = useId()
  useProblemsOf(fields)
  const { field } = fields
  return (
    <fieldset aria-describedby={said} className="min-w-0 border-t border-line pt-4">
      <legend className="float-start w-full font-semibold">{t('private')}</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2 sm:items-start">
        <p id={said} className="text-sm text-muted sm:col-span-2">
          {t('private_text')}
        </p>
        <TextField
          {...field('phoneNumber')}
          label={accounts('phone')}
          hint={accounts('phone_hint')}
          type="tel"
          autoComplete="tel"
        />
        <BirthField {...field('dateOfBirth')} />
        <GenderField {...field('gender')} />
        <TextField
          {...field('state')}
          label={t('state')}
          note={shell('optional')}
          autoComplete="address-level1"
        />
        <div className="sm:col-span-2">
          <TextField
            {...field('address')}
            label={accounts('address')}
            note={shell('optional')}
            autoComplete="street-address"
          />
        </div>
      </div>
    </fieldset>
  )
}
