import { useState } from 'react'
import * as v from 'valibot'
import { Redirect, useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { EmailSchema } from '#contract/accounts'
import { safeNext } from '#rules/accounts'
import { NewPasswordPanel } from '#web/accounts/new-password-panel.tsx'
import { clearDraft } from '#web/accounts/register-draft.ts'
import { usePasswordSet } from '#web/accounts/use-password-set.ts'
import { useConfirmedUser } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { forgetPendingEmail, pendingEmail } from './pending-email.ts'
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

  // As everywhere: without spaces around, in lower case (case 31). What is no address counts as none.
  const given = v.safeParse(EmailSchema, link.get('email'))
  const email = given.success ? given.output : pending?.email
  // The mail's link knows no way back; the browser that registered does.
  const kept = pending?.email === email ? pending : null
  const next = link.get('next') ?? kept?.next
  const target = safeNext(next)
  const passwordSet = usePasswordSet(next)

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
        onDone={() => passwordSet(email)}
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
