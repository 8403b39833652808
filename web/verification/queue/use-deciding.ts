/** One decision: made, told, or why it could not be. */
import type { QueuedVerification } from '#contract/verification'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useDecide } from './queue-mutations.ts'

export function useDeciding(waiting: QueuedVerification) {
  const t = useWords('verification')
  const decide = useDecide()
  const { firstName: name } = waiting

  const sending = useSubmit({ title: t('decide_failed'), text: '' })

  const done = (reason: string | null, documentNumber?: string) =>
    sending.submit(async () => {
      await decide.mutateAsync({ waiting, reason, documentNumber })
      const title = t(reason === null ? 'approved' : 'rejected')
      toast({ kind: 'done', title, text: t('decided_text', { name }) })
    })
  return {
    isBusy: sending.isBusy,
    approve: (documentNumber?: string) => done(null, documentNumber),
    reject: (reason: string) => done(reason),
  }
}

export type Deciding = ReturnType<typeof useDeciding>
