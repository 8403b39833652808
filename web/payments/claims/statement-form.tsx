import type { ReactNode } from 'react'
import { useHeldForm } from '#web/accounts/held-form.ts'
import type { useFields } from '#web/accounts/use-fields.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Problem } from '#web/ui/problem.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useOnline } from '#web/ui/use-online.ts'

type StatementFormProps = {
  form: ReturnType<typeof useFields>['form']
  /** Something is typed. */
  isHeld: boolean
  isBusy: boolean
  problem: string | undefined
  send: string
  children: ReactNode
}

/** What a party says, with what went wrong when it was sent. */
export function StatementForm(props: StatementFormProps) {
  const { form, isHeld, isBusy, problem, send, children } = props
  const shell = useWords('shell')
  const online = useOnline()
  useHeldForm(isHeld)
  return (
    <form {...form} className="grid gap-4">
      {children}
      {problem && <Problem>{problem}</Problem>}
      {!online && <p className="text-sm text-muted">{shell('offline_text')}</p>}
      <SubmitButton busy={isBusy}>{send}</SubmitButton>
    </form>
  )
}
