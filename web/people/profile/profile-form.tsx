import { useState } from 'react'
import type { CurrentUser } from '#contract/accounts'
import { type ProfileForm as Form, ProfileFormSchema } from '#contract/people'
import { CityField } from '#web/accounts/city-field.tsx'
import { CountryField } from '#web/accounts/country-field.tsx'
import { useHeldForm } from '#web/accounts/held-form.ts'
import { LongField } from '#web/accounts/long-field.tsx'
import { issuesOf } from '#web/accounts/server-issues.ts'
import { TextField } from '#web/accounts/text-field.tsx'
import { useFailureToast } from '#web/accounts/use-failure-toast.ts'
import { useFields } from '#web/accounts/use-fields.ts'
import type { FieldIssue } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { LeaveDialog } from '#web/ui/leave-dialog.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { useUpdateProfile } from './mutations.ts'
import { type ProfileValues, profileBody } from './profile-body.ts'

const valuesOf = (user: CurrentUser): ProfileValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  bio: user.bio ?? '',
  city: user.city,
  country: user.country,
  phoneNumber: user.phoneNumber,
  occupation: user.occupation ?? '',
})

/** All that one says of oneself. Nothing typed is lost when saving fails. */
export function ProfileForm({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const t = useWords('profile')
  const accounts = useWords('accounts')
  const shell = useWords('shell')
  const failed = useFailureToast()
  const update = useUpdateProfile(user.id)
  /** As it was when the form was opened: what changes elsewhere meanwhile is not undone by saving. */
  const [before] = useState(() => valuesOf(user))
  const [issues, setIssues] = useState<FieldIssue[]>([])
  const [isLeaving, setLeaving] = useState(false)

  async function save(wanted: Form) {
    const form = profileBody(before, wanted)
    if (!form) return onDone()
    setIssues([])
    try {
      await update.mutateAsync(form)
      toast({ kind: 'done', title: t('saved') })
      onDone()
    } catch (error) {
      failed(error, shell('error_title'), t('update_failed'))
      setIssues(issuesOf(error))
    }
  }

  const { form, bind, put, values } = useFields({
    schema: ProfileFormSchema,
    initial: before,
    issues,
    busy: update.isPending,
    onSubmit: save,
  })
  const isChanged = profileBody(before, values) !== null
  useHeldForm(isChanged)

  return (
    <form {...form} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        {user.isVerified && (
          <p className="text-sm text-muted sm:col-span-2">{t('name_verified')}</p>
        )}
        <TextField
          {...bind('firstName')}
          label={accounts('first_name')}
          autoComplete="given-name"
        />
        <TextField {...bind('lastName')} label={accounts('last_name')} autoComplete="family-name" />
        <TextField
          {...bind('occupation')}
          label={accounts('occupation')}
          note={shell('optional')}
          autoComplete="organization-title"
        />
        <TextField
          {...bind('phoneNumber')}
          label={accounts('phone')}
          hint={t('phone_hint')}
          type="tel"
          autoComplete="tel"
        />
        <CountryField {...bind('country')} />
        <CityField
          {...bind('city')}
          country={values.country}
          onPick={(place) => put('city', place.name)}
        />
      </div>
      <LongField
        {...bind('bio')}
        label={accounts('bio')}
        note={shell('optional')}
        hint={accounts('bio_hint')}
        rows={4}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="secondary"
          onClick={() => (isChanged ? setLeaving(true) : onDone())}
          className="grow"
        >
          {t('cancel')}
        </Button>
        <div className="grow-3 basis-48">
          <SubmitButton busy={update.isPending}>
            {t(update.isPending ? 'saving' : 'save')}
          </SubmitButton>
        </div>
      </div>
      {isLeaving && (
        <LeaveDialog
          words={{
            title: t('leave_title'),
            text: t('leave_text'),
            stay: t('leave_stay'),
            discard: t('leave_discard'),
          }}
          onStay={() => setLeaving(false)}
          onDiscard={onDone}
        />
      )}
    </form>
  )
}
