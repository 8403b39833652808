import { ArrowLeft } from 'lucide-react'
import { Redirect, useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { AccountPage } from '#web/accounts/account-page.tsx'
import { Progress } from '#web/accounts/progress.tsx'
import { useFocusOnChange } from '#web/accounts/use-focus-on-change.ts'
import { useWayBack } from '#web/accounts/use-way-back.ts'
import { useConfirmedUser } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { RegisterStepOne } from './register-step-one.tsx'
import { RegisterStepTwo } from './register-step-two.tsx'
import { useRegistration } from './use-registration.ts'

const STEPS = 2

/** Two steps. The second is an entry of the history, so that the phone's own Back leads to the first. */
export function RegisterScreen() {
  const t = useWords('accounts')
  const { next, target } = useWayBack()
  const [here, navigate] = useLocation()
  const user = useConfirmedUser()
  const { typed, keep, isStepOneDone, issues, forgetIssues, busy, create } = useRegistration(next)
  const state = useHistoryState<{ step?: number } | null>()
  // After a reload the passwords are gone: the first step again.
  const step = state?.step === STEPS && isStepOneDone ? STEPS : 1
  const title = useFocusOnChange(step, issues.length === 0)
  useTitle(t('register_title'))

  if (user) return <Redirect to={target} replace />
  return (
    <AccountPage
      titleRef={title}
      title={step === 1 ? t('register_title') : t('register_title_two')}
      lead={step === 1 ? t('register_lead') : t('register_lead_two')}
      before={
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <TextLink href={paths.landing}>
            <ArrowLeft size={18} aria-hidden />
            {t('back')}
          </TextLink>
          <Progress step={step} of={STEPS} />
        </div>
      }
      after={
        <p>
          {t('has_account')} <TextLink href={paths.login(next)}>{t('log_in')}</TextLink>
        </p>
      }
    >
      {step === 1 ? (
        <RegisterStepOne
          typed={typed}
          issues={issues}
          onTyped={keep}
          onDone={() => {
            forgetIssues()
            navigate(here + location.search, { state: { step: STEPS } })
          }}
        />
      ) : (
        <RegisterStepTwo
          typed={typed}
          issues={issues}
          busy={busy}
          onTyped={keep}
          onPrevious={() => history.back()}
          onSubmit={create}
        />
      )}
    </AccountPage>
  )
}
