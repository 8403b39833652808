import { useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState, useSearch } from 'wouter/use-browser-location'
import { NewPasswordPanel } from '#web/accounts/new-password-panel.tsx'
import { useFocusOnChange } from '#web/accounts/use-focus-on-change.ts'
import { usePasswordSet } from '#web/accounts/use-password-set.ts'
import { useWayBack } from '#web/accounts/use-way-back.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { ForgotPasswordCode } from './forgot-password-code.tsx'
import { ForgotPasswordEmail } from './forgot-password-email.tsx'
import { ForgotPasswordSteps } from './forgot-password-steps.tsx'
import { recoveryAt, type Sent } from './recovery.ts'

/** Address, code, new password. The code stage is an entry of the history: Back leads to the address. */
export function ForgotPasswordScreen() {
  const t = useWords('accounts')
  const [, navigate] = useLocation()
  const { next } = useWayBack()
  const { stage, email, linkCode } = recoveryAt(useSearch(), useHistoryState<unknown>())
  const [lastEmail, setLastEmail] = useState(email)
  const [sent, setSent] = useState<{ to: string; at: number }>()
  const [hasExpired, setExpired] = useState(false)
  const [verified, setVerified] = useState<{ email: string; resetToken: string }>()
  // Only for whom the code was: another address begins anew.
  const resetToken = stage === 'code' && verified?.email === email ? verified.resetToken : undefined
  const passwordSet = usePasswordSet(next)
  const title = useFocusOnChange(resetToken ? 'password' : stage)
  useTitle(t('recovery_title'))

  if (stage === 'email') {
    return (
      <ForgotPasswordEmail
        titleRef={title}
        initial={email || lastEmail}
        hasExpired={hasExpired}
        next={next}
        onSent={(to) => {
          setLastEmail(to)
          setSent({ to, at: Date.now() })
          setExpired(false)
          setVerified(undefined)
          const state: Sent = { sentTo: to }
          navigate(paths.forgotPassword(next), { state })
        }}
      />
    )
  }
  if (!resetToken) {
    return (
      <ForgotPasswordCode
        titleRef={title}
        email={email}
        linkCode={linkCode}
        sentAt={sent?.to === email ? sent.at : undefined}
        next={next}
        onVerified={(token) => setVerified({ email, resetToken: token })}
      />
    )
  }
  return (
    <NewPasswordPanel
      titleRef={title}
      lead={t('recovery_password_lead', { email })}
      before={
        <ForgotPasswordSteps step={3} back={paths.forgotPassword(next)} label={t('other_email')} />
      }
      email={email}
      resetToken={resetToken}
      onExpired={() => {
        setExpired(true)
        setLastEmail(email)
        navigate(paths.forgotPassword(next), { replace: true })
      }}
      onDone={() => passwordSet(email)}
    />
  )
}
