import { useEffect, useRef } from 'react'
import { WriteDetailsSchema } from '#contract/payments'
import { PAYOUT_FIELD_MAX } from '#terms/payments'
import { wrongPassword } from '#web/accounts/wrong-password.ts'
import { useSession } from '#web/api/session.ts'
import { useForm } from '#web/forms/engine/use-form.ts'
import { PasswordField } from '#web/forms/fields/password-field.tsx'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useWriteDetails } from '#web/payments/mutations.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast/toast.ts'

const EMPTY = { holder: '', bank: '', account: '', password: '' }

/** Where a deposit is paid to. It begins empty each time: what was written is shown to nobody, and kept in no draft (D56). */
export function DetailsForm({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useWords('money')
  const { user } = useSession()
  const write = useWriteDetails()
  const begin = useRef<HTMLParagraphElement>(null)
  const sending = useSubmit({
    text: t('details_failed'),
    at: 'beside',
    own: (error) => wrongPassword(error, 'password', t('password_wrong')),
  })
  const { form, field, isDirty } = useForm({
    schema: WriteDetailsSchema,
    initial: EMPTY,
    issues: sending.issues,
    busy: sending.isBusy,
    onSubmit: async (details) => {
      const isDone = await sending.submit(async () => {
        await write.mutateAsync({ id, details })
        toast({ kind: 'done', title: t('details_saved') })
      })
      if (isDone) onClose()
    },
  })
  useHeldForm(isDirty)
  useEffect(() => begin.current?.focus(), [])
  return (
    <form {...form} aria-label={t('write_details')} className="grid max-w-md gap-4 pt-2">
      <p ref={begin} tabIndex={-1} className="text-muted outline-none">
        {t('details_text')}
      </p>
      <TextField
        {...field('holder')}
        label={t('holder')}
        hint={t('holder_hint')}
        autoComplete="name"
        maxLength={PAYOUT_FIELD_MAX}
      />
      <TextField
        {...field('bank')}
        label={t('bank')}
        autoComplete="off"
        maxLength={PAYOUT_FIELD_MAX}
      />
      <TextField
        {...field('account')}
        label={t('account')}
        hint={t('account_hint')}
        autoComplete="off"
        maxLength={PAYOUT_FIELD_MAX}
      />
      {/* Password managers know by it whose password is asked for. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        {...field('password')}
        label={t('password')}
        hint={t('password_hint')}
        autoComplete="current-password"
      />
      {sending.problem && <Problem>{sending.problem}</Problem>}
      <div className="grid gap-2">
        <SubmitButton busy={sending.isBusy}>
          {t(sending.isBusy ? 'details_saving' : 'save_details')}
        </SubmitButton>
        <Button kind="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
