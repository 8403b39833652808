import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { Submit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Problem } from '#web/ui/problem.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useOnline } from '#web/ui/use-online.ts'

type SaidFormProps = {
  form: ComponentPropsWithRef<'form'>
  sending: Submit
  send: string
  children: ReactNode
}

/** What a party says, with what went wrong when it was sent. */
export function SaidForm({ form, sending, send, children }: SaidFormProps) {
  const shell = useWords('shell')
  const online = useOnline()
  return (
    <form {...form} className="grid gap-4">
      {children}
      {sending.problem && <Problem>{sending.problem}</Problem>}
      {!online && <p className="text-sm text-muted">{shell('offline_text')}</p>}
      <SubmitButton busy={sending.isBusy}>{send}</SubmitButton>
    </form>
  )
}
