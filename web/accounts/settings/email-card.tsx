import { useRef, useState } from 'react'
import type * as v from 'valibot'
import { ChangeEmailSchema } from '#contract/people'
import { RESEND_LOCK_MS } from '#terms/accounts'
import { CodeForm } from '#web/forms/code/code-form.tsx'
import { ResendButton } from '#web/forms/code/resend-button.tsx'
import { useCountdown } from '#web/forms/code/use-countdown.ts'
import { useRefusals } from '#web/forms/code/use-refusals.ts'
import { useForm } from '#web/forms/engine/use-form.ts'
import { EmailField } from '#web/forms/fields/email-field.tsx'
import { PasswordField } from '#web/forms/fields/password-field.tsx'
import { useHeldForm } from '#web/forms/held-form.ts'
import { type Submit, useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { wrongPassword } from '../wrong-password.ts'
import { useAskEmailChange, useConfirmEmail } from './mutations.ts'

type EmailChange = v.InferOutput<typeof ChangeEmailSchema>

/** The address, changed by who knows the password and reads the new mailbox. */
export function EmailCard() {
  const t = useWords('settings')
  const shell = useWords('shell')
  const ask = useAskEmailChange()
  const confirm = useConfirmEmail()
  const title = useRef<HTMLHeadingElement>(null)
  const lock = useCountdown(RESEND_LOCK_MS)
  const [asked, setAsked] = useState<EmailChange | null>(null)
  const { refused, own } = useRefusals()
  const using = useSubmit({ text: shell('unexpected'), own })
  const asking = useSubmit({
    text: shell('unexpected'),
    own: (error) => wrongPassword(error, 'password', t('current_wrong')),
  })

  const send = (change: EmailChange) =>
    asking.submit(async () => {
      await ask.mutateAsync(change)
      lock.begin()
      setAsked(change)
      const text = t('email_sent_text', { email: change.email })
      toast({ kind: 'done', title: t('email_sent'), text })
    })
  const use = (code: string) =>
    using.submit(async () => {
      const { email } = await confirm.mutateAsync(code)
      title.current?.focus()
      setAsked(null)
      toast({ kind: 'done', title: t('email_changed'), text: t('email_changed_text', { email }) })
    })

  return (
    <SettingsCard titleRef={title} title={t('email')} lead={t('email_text')}>
      {asked ? (
        <div className="grid max-w-md gap-3">
          <p>{t('email_code_text', { email: asked.email })}</p>
          <CodeForm refused={refused} busy={using.isBusy} onSubmit={use} />
          <div className="flex flex-wrap gap-2">
            <ResendButton
              left={lock.left}
              isBusy={asking.isBusy}
              onPress={() => send(asked)}
              className="px-2"
            />
            <Button kind="quiet" onClick={() => setAsked(null)} className="px-2">
              {t('email_other')}
            </Button>
          </div>
        </div>
      ) : (
        <ChangeEmailForm asking={asking} onSubmit={send} />
      )}
    </SettingsCard>
  )
}

type ChangeEmailFormProps = { asking: Submit; onSubmit: (change: EmailChange) => void }

function ChangeEmailForm({ asking, onSubmit }: ChangeEmailFormProps) {
  const t = useWords('settings')
  const { form, field, isDirty } = useForm({
    schema: ChangeEmailSchema,
    initial: { email: '', password: '' },
    issues: asking.issues,
    busy: asking.isBusy,
    onSubmit,
  })
  useHeldForm(isDirty)
  return (
    <form {...form} className="grid max-w-md gap-4">
      <EmailField {...field('email')} label={t('email_new')} />
      <PasswordField
        {...field('password')}
        label={t('email_password')}
        autoComplete="current-password"
      />
      <SubmitButton busy={asking.isBusy}>
        {t(asking.isBusy ? 'email_sending' : 'email_send')}
      </SubmitButton>
    </form>
  )
}
