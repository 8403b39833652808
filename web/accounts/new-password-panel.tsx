import { type ReactNode, type Ref, useState } from 'react'
import type { FieldIssue } from '#web/api/failure.ts'
import { isFailure } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { AccountPage } from './account-page.tsx'
import { useResetPassword } from './mutations.ts'
import { NewPasswordForm } from './recovery/new-password-form.tsx'
import { issuesOf } from './server-issues.ts'
import { useFailureToast } from './use-failure-toast.ts'

type NewPasswordPanelProps = {
  titleRef?: Ref<HTMLHeadingElement>
  lead: string
  before?: ReactNode
  email: string
  resetToken: string
  onDone: () => void
  /** The token lapsed; its code is used up. Recovery sends another. */
  onExpired: () => void
}

export function NewPasswordPanel(props: NewPasswordPanelProps) {
  const { email, resetToken, onDone, onExpired, ...page } = props
  const t = useWords('accounts')
  const failed = useFailureToast()
  const reset = useResetPassword()
  const [issues, setIssues] = useState<FieldIssue[]>([])

  async function save(newPassword: string) {
    try {
      await reset.mutateAsync({ resetToken, newPassword })
      onDone()
    } catch (error) {
      failed(error, t('password_failed_title'), t('password_failed'))
      setIssues(issuesOf(error))
      if (isFailure(error) && error.code === 'reset_token_invalid') onExpired()
    }
  }

  return (
    <AccountPage {...page} title={t('new_password_title')}>
      <NewPasswordForm email={email} issues={issues} busy={reset.isPending} onSubmit={save} />
    </AccountPage>
  )
}
