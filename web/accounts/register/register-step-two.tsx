import type { Typed } from '#web/accounts/register-fields.ts'
import type { FieldIssue } from '#web/api/failure.ts'
import { useForm } from '#web/forms/engine/use-form.ts'
import { BirthField } from '#web/forms/fields/birth-field.tsx'
import { CityField } from '#web/forms/fields/city-field.tsx'
import { CountryField } from '#web/forms/fields/country-field.tsx'
import { GenderField } from '#web/forms/fields/gender-field.tsx'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { type StepTwo, StepTwoSchema } from './register-schema.ts'

type RegisterStepTwoProps = {
  typed: Typed
  issues: readonly FieldIssue[]
  busy: boolean
  onTyped: (typed: Typed) => void
  onPrevious: () => void
  onSubmit: (given: StepTwo) => void
}

export function RegisterStepTwo(props: RegisterStepTwoProps) {
  const { typed, issues, busy, onTyped, onPrevious, onSubmit } = props
  const t = useWords('accounts')
  const shell = useWords('shell')
  const { form, field, put, watch } = useForm({
    schema: StepTwoSchema,
    initial: typed,
    issues,
    busy,
    onTyped,
    onSubmit,
  })

  return (
    <form {...form} className="grid gap-4">
      <TextField
        {...field('phoneNumber')}
        label={t('phone')}
        hint={t('phone_hint')}
        type="tel"
        autoComplete="tel"
      />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <BirthField {...field('dateOfBirth')} />
        <GenderField {...field('gender')} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <CountryField {...field('country')} />
        <CityField
          {...field('city')}
          value={watch().city}
          country={watch().country}
          onPick={(place) => put('city', place.name)}
        />
      </div>
      <TextField
        {...field('address')}
        label={t('address')}
        note={shell('optional')}
        autoComplete="street-address"
      />
      <TextField
        {...field('occupation')}
        label={t('occupation')}
        note={shell('optional')}
        autoComplete="organization-title"
      />
      <LongField
        {...field('bio')}
        label={t('bio')}
        note={shell('optional')}
        hint={t('bio_hint')}
        rows={3}
      />
      <AgreeNote />
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <Button kind="secondary" onClick={onPrevious}>
          {t('previous')}
        </Button>
        <SubmitButton busy={busy}>
          {busy ? t('creating_account') : t('create_account')}
        </SubmitButton>
      </div>
    </form>
  )
}

const LINK = 'font-semibold text-accent-strong'

/** What creating the account agrees to. In pages of their own: what is typed here stays. */
function AgreeNote() {
  const t = useWords('accounts')
  return (
    <p className="text-sm text-muted">
      {t('agree')}{' '}
      <a href={paths.terms} target="_blank" rel="noopener" className={LINK}>
        {t('agree_terms')}
      </a>{' '}
      {t('agree_and')}{' '}
      <a href={paths.privacy} target="_blank" rel="noopener" className={LINK}>
        {t('agree_privacy')}
      </a>
      .
    </p>
  )
}
