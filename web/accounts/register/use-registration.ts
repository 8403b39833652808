import { useState } from 'react'
import * as v from 'valibot'
import { useLocation } from 'wouter'
import { RegisterSchema, RegisterStepOneSchema } from '#contract/accounts'
import { useRegister } from '#web/accounts/mutations.ts'
import { clearDraft, loadDraft, saveDraft } from '#web/accounts/register-draft.ts'
import { isOnStepOne, type Typed } from '#web/accounts/register-fields.ts'
import { rememberPendingEmail } from '#web/accounts/verify/pending-email.ts'
import { isFailure } from '#web/api/failure.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { toast } from '#web/ui/toast/toast.ts'
import type { StepTwo } from './register-schema.ts'

/** What is typed over both steps, and what happens when the account is made or refused. */
export function useRegistration(next: string | undefined) {
  const t = useWords('accounts')
  const [, navigate] = useLocation()
  const register = useRegister()
  const [typed, setTyped] = useState(loadDraft)
  const sending = useSubmit({ title: t('register_failed_title'), text: t('register_failed') })

  function keep(given: Typed) {
    setTyped(given)
    saveDraft(given)
  }

  async function create(two: StepTwo) {
    const given = v.parse(RegisterSchema, { ...typed, ...withoutEmpty(two) })
    try {
      const { requiresEmailVerification, email } = await register.mutateAsync(given)
      if (requiresEmailVerification) {
        rememberPendingEmail({ email, next, sentAt: Date.now() })
        navigate(paths.verifyEmail(email, next), { replace: true })
        return
      }
      clearDraft()
      toast({ kind: 'done', title: t('account_created'), text: t('account_created_text') })
      navigate(paths.login(next), { replace: true })
    } catch (error) {
      const issues = isFailure(error) ? error.issues : []
      if (issues.some(({ path }) => isOnStepOne(path))) history.back()
      throw error
    }
  }

  return {
    typed,
    keep,
    isStepOneDone: v.is(RegisterStepOneSchema, typed),
    issues: sending.issues,
    /** What was marked must not come back with a step that was left since. */
    forgetIssues: sending.clear,
    busy: sending.isBusy,
    create: (two: StepTwo) => sending.submit(() => create(two)),
  }
}

/** Optional fields left empty are not sent. */
function withoutEmpty({ address, occupation, bio, ...rest }: StepTwo): StepTwo {
  return {
    ...rest,
    address: address || undefined,
    occupation: occupation || undefined,
    bio: bio || undefined,
  }
}
