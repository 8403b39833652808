import { useRef, useState } from 'react'
import type { FieldIssue } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { issuesOf, isWrongPassword } from '../server-issues.ts'
import { useFailureToast } from '../use-failure-toast.ts'
import { ChangePasswordForm, type PasswordChange } from './change-password-form.tsx'
import { useChangePassword } from './mutations.ts'

/** The password, changed by who knows it. */
export function PasswordCard({ email }: { email: string }) {
  const t = useWords('settings')
  const accounts = useWords('accounts')
  const failed = useFailureToast()
  const change = useChangePassword()
  const title = useRef<HTMLHeadingElement>(null)
  const [issues, setIssues] = useState<FieldIssue[]>([])
  const [changes, setChanges] = useState(0)

  async function save({ currentPassword, password }: PasswordChange) {
    setIssues([])
    try {
      await change.mutateAsync({ currentPassword, newPassword: password })
      // The form begins anew, and the button that had the focus goes with the old one.
      title.current?.focus()
      setChanges((before) => before + 1)
      toast({ kind: 'done', title: t('password_changed'), text: t('password_changed_text') })
    } catch (error) {
      if (isWrongPassword(error)) {
        setIssues([{ path: 'currentPassword', message: t('current_wrong') }])
        return
      }
      failed(error, accounts('password_failed_title'), accounts('password_failed'))
      setIssues(issuesOf(error))
    }
  }

  return (
    <SettingsCard titleRef={title} title={t('password')} lead={t('password_text')}>
      <ChangePasswordForm
        key={changes}
        email={email}
        issues={issues}
        busy={change.isPending}
        onSubmit={save}
      />
    </SettingsCard>
  )
}
