import { useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { safeNext } from '#rules/accounts'
import { paths } from '#web/app/paths.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { NewPasswordPanel } from './new-password-panel.tsx'
import { forgetPendingEmail, pendingEmail } from './pending-email.ts'
import { useConfirmedUser } from './queries.ts'
import { clearDraft } from './register-draft.ts'
import { VerifiedPanel } from './verified-panel.tsx'
import { VerifyPanel } from './verify-panel.tsx'

type Stage = { is: 'code' } | { is: 'verified' } | { is: 'password'; resetToken: string }

/** The code from the mail; in another browser than the one that registered, a new password too (D19). */
export function VerifyEmailScreen() {
  const t = useWords('accounts')
  const [, navigate] = useLocation()
  const link = new URLSearchParams(useSearch())
  const [pending] = useState(pendingEmail)
  const [stage, setStage] = useState<Stage>({ is: 'code' })
  const user = useConfirmedUser()
  useTitle(t('verify_title'))

  const email = link.get('email')?.trim() || pending?.email
  // The mail's link knows no way back; the browser that registered does.
  const kept = pending?.email === email ? pending : null
  const next = link.get('next') ?? kept?.next
  const target = safeNext(next)

  if (!email) return <Redirect to={paths.register(next)} replace />
  if (stage.is === 'code' && user?.email === email) return <Redirect to={target} replace />
  if (stage.is === 'verified') {
    return <VerifiedPanel onGoOn={() => navigate(target, { replace: true })} />
  }
  if (stage.is === 'password') {
    return (
      <NewPasswordPanel
        lead={t('new_password_lead')}
        email={email}
        resetToken={stage.resetToken}
        onExpired={() => navigate(paths.forgotPassword(next, email))}
        onDone={() => {
          toast({ kind: 'done', title: t('password_set_title'), text: t('password_set_text') })
          navigate(paths.login(next), { replace: true })
        }}
      />
    )
  }
  return (
    <VerifyPanel
      email={email}
      linkCode={link.get('code') ?? ''}
      sentAt={kept?.sentAt}
      next={next}
      onVerified={(answer) => {
        forgetPendingEmail()
        clearDraft()
        const { resetToken } = answer
        setStage(resetToken ? { is: 'password', resetToken } : { is: 'verified' })
      }}
    />
  )
}
