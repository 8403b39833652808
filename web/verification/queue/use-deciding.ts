/** One decision: made, told, or why it could not be. */
import type { QueuedVerification } from '#contract/verification'
import { useFailureToast } from '#web/accounts/use-failure-toast.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useDecide } from './queue-mutations.ts'

export function useDeciding(waiting: QueuedVerification, onDecided: () => void) {
  const t = useWords('verification')
  const failed = useFailureToast()
  const decide = useDecide()
  const { firstName: name } = waiting

  const done = async (reason: string | null): Promise<boolean> => {
    if (decide.isPending) return false
    try {
      await decide.mutateAsync({ waiting, reason })
      const title = t(reason === null ? 'approved' : 'rejected')
      toast({ kind: 'done', title, text: t('decided_text', { name }) })
      onDecided()
      return true
    } catch (error) {
      failed(error, t('decide_failed'), '')
      return false
    }
  }
  return { isBusy: decide.isPending, approve: () => done(null), reject: done }
}

export type Deciding = ReturnType<typeof useDeciding>
