import { useState } from 'react'
import type { CurrentUser } from '#contract/accounts'
import type { ProfileForm as Form } from '#contract/people'
import { useForm } from '#web/forms/engine/use-form.ts'
import { CityField } from '#web/forms/fields/city-field.tsx'
import { CountryField } from '#web/forms/fields/country-field.tsx'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useDraft } from '#web/forms/use-draft.ts'
import { useLeaveQuestion } from '#web/forms/use-leave-question.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { useUpdateProfile } from './mutations.ts'
import { PrivateFields } from './private-fields.tsx'
import {
  changedOf,
  DraftSchema,
  FormSchema,
  type ProfileValues,
  profileBody,
} from './profile-body.ts'

const valuesOf = (user: CurrentUser): ProfileValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  occupation: user.occupation ?? '',
  phoneNumber: user.phoneNumber,
  country: user.country,
  city: user.city,
  bio: user.bio ?? '',
  dateOfBirth: user.dateOfBirth,
  gender: user.gender,
  state: user.state ?? '',
  address: user.address ?? '',
})

/** All that one says of oneself. Nothing typed is lost when saving fails, or when the page is loaded anew. */
export function ProfileForm({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const t = useWords('profile')
  const accounts = useWords('accounts')
  const shell = useWords('shell')
  const update = useUpdateProfile(user.id)
  /** As it was when the form was opened: what changes elsewhere meanwhile is not undone by saving. */
  const [before] = useState(() => valuesOf(user))
  const draft = useDraft(`profile|${user.id}`, DraftSchema)
  /** What was kept and is saved by now (its answer was lost, or it was said elsewhere) is nothing recovered. */
  const [restored] = useState(() => changedOf(before, { ...before, ...draft.found }))
  const sending = useSubmit({ text: t('update_failed') })

  async function save(wanted: Form) {
    const body = profileBody(before, wanted)
    if (!body) return onDone()
    await sending.submit(async () => {
      await update.mutateAsync(body)
      draft.save(null)
      toast({ kind: 'done', title: t('saved') })
      onDone()
    })
  }
  const { form, field, fields, put, watch } = useForm({
    schema: FormSchema,
    initial: { ...before, ...restored },
    issues: sending.issues,
    busy: sending.isBusy,
    onTyped: (typed: ProfileValues) => draft.save(changedOf(before, typed)),
    onSubmit: save,
  })
  const values = watch()
  const isChanged = profileBody(before, values) !== null
  useHeldForm(isChanged)
  const { leave, question } = useLeaveQuestion({
    words: {
      title: t('leave_title'),
      text: t('leave_text'),
      stay: t('leave_stay'),
      discard: t('leave_discard'),
    },
    isEntered: () => isChanged,
    onLeave: onDone,
    onDiscard: () => {
      draft.save(null)
      onDone()
    },
  })

  return (
    <form {...form} className="grid gap-4">
      {restored && <p className="text-sm text-muted">{t('restored')}</p>}
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        {user.isVerified && (
          <p className="text-sm text-muted sm:col-span-2">{t('name_verified')}</p>
        )}
        <TextField
          {...field('firstName')}
          label={accounts('first_name')}
          autoComplete="given-name"
        />
        <TextField
          {...field('lastName')}
          label={accounts('last_name')}
          autoComplete="family-name"
        />
        <div className="sm:col-span-2">
          <TextField
            {...field('occupation')}
            label={accounts('occupation')}
            note={shell('optional')}
            autoComplete="organization-title"
          />
        </div>
        <CountryField {...field('country')} />
        <CityField
          {...field('city')}
          value={values.city}
          country={values.country}
          onPick={(place) => put('city', place.name)}
        />
      </div>
      <LongField
        {...field('bio')}
        label={accounts('bio')}
        note={shell('optional')}
        hint={accounts('bio_hint')}
        rows={4}
      />
      <PrivateFields fields={fields} />
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={leave} className="grow">
          {t('cancel')}
        </Button>
        <div className="grow-3 basis-48">
          <SubmitButton busy={sending.isBusy}>{t(sending.isBusy ? 'saving' : 'save')}</SubmitButton>
        </div>
      </div>
      {question}
    </form>
  )
}
