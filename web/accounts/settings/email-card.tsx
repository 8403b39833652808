import { useRef, useState } from 'react'
import { RESEND_LOCK_MS } from '#terms/accounts'
import type { FieldIssue } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { CodeForm } from '../code-form.tsx'
import { ResendButton } from '../resend-button.tsx'
import { issuesOf, isWrongPassword } from '../server-issues.ts'
import { useCountdown } from '../use-countdown.ts'
import { useFailureToast } from '../use-failure-toast.ts'
import { useRefusals } from '../use-refusals.ts'
import { ChangeEmailForm, type EmailChange } from './change-email-form.tsx'
import { useAskEmailChange, useConfirmEmail } from './mutations.ts'

/** The address, changed by who knows the password and reads the new mailbox. */
export function EmailCard() {
  const t = useWords('settings')
  const shell = useWords('shell')
  const failed = useFailureToast()
  const ask = useAskEmailChange()
  const confirm = useConfirmEmail()
  const title = useRef<HTMLHeadingElement>(null)
  const lock = useCountdown(RESEND_LOCK_MS)
  const [asked, setAsked] = useState<EmailChange | null>(null)
  const [issues, setIssues] = useState<FieldIssue[]>([])
  const { refused, judge } = useRefusals()

  async function send(change: EmailChange) {
    setIssues([])
    try {
      await ask.mutateAsync(change)
      lock.begin()
      setAsked(change)
      toast({
        kind: 'done',
        title: t('email_sent'),
        text: t('email_sent_text', { email: change.email }),
      })
    } catch (error) {
      if (isWrongPassword(error)) {
        setIssues([{ path: 'password', message: t('current_wrong') }])
        return
      }
      failed(error, shell('error_title'), shell('unexpected'))
      setIssues(issuesOf(error))
    }
  }

  async function use(code: string) {
    try {
      const { email: changed } = await confirm.mutateAsync(code)
      title.current?.focus()
      setAsked(null)
      toast({
        kind: 'done',
        title: t('email_changed'),
        text: t('email_changed_text', { email: changed }),
      })
    } catch (error) {
      if (!judge(error)) failed(error, shell('error_title'), shell('unexpected'))
    }
  }

  return (
    <SettingsCard titleRef={title} title={t('email')} lead={t('email_text')}>
      {asked ? (
        <div className="grid max-w-md gap-3">
          <p>{t('email_code_text', { email: asked.email })}</p>
          <CodeForm refused={refused} busy={confirm.isPending} onSubmit={use} />
          <div className="flex flex-wrap gap-2">
            <ResendButton
              left={lock.left}
              isBusy={ask.isPending}
              onPress={() => send(asked)}
              className="px-2"
            />
            <Button kind="quiet" onClick={() => setAsked(null)} className="px-2">
              {t('email_other')}
            </Button>
          </div>
        </div>
      ) : (
        <ChangeEmailForm issues={issues} busy={ask.isPending} onSubmit={send} />
      )}
    </SettingsCard>
  )
}
