import { type ReactNode, useId } from 'react'
import { ConfirmSchema } from '#contract/privacy'
import { useForm } from '#web/forms/engine/use-form.ts'
import { PasswordField } from '#web/forms/fields/password-field.tsx'
import type { Submit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type PasswordDialogProps = {
  title: string
  email: string
  /** What the button does, and what it says while it does. */
  confirm: string
  confirming: string
  kind?: 'primary' | 'danger'
  sending: Submit
  /** What happens, before the field; what came of it, behind. */
  children: ReactNode
  after?: ReactNode
  onConfirm: (password: string) => void
  onClose: () => void
}

/** A question that only the password answers: a phone that lies open is not enough. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, email, confirm, confirming, kind, sending, children, after } = props
  const t = useWords('privacy')
  const id = useId()
  const { form, field } = useForm({
    schema: ConfirmSchema,
    initial: { password: '' },
    issues: sending.issues,
    busy: sending.isBusy,
    onSubmit: ({ password }) => props.onConfirm(password),
  })
  return (
    <Dialog
      title={title}
      onClose={props.onClose}
      footer={
        <>
          <Button kind="secondary" onClick={props.onClose} className="grow">
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            kind={kind}
            aria-disabled={sending.isBusy}
            className="grow aria-disabled:opacity-55"
          >
            {sending.isBusy ? confirming : confirm}
          </Button>
        </>
      }
    >
      <form {...form} id={id} className="grid gap-4">
        {children}
        {/* Password managers know by it whose password is asked for. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('password')}
          label={t('password')}
          autoComplete="current-password"
        />
        {after}
      </form>
    </Dialog>
  )
}
