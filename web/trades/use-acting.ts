/** Does one thing with a trade at a time and says how it went; whatever fails, what was typed stays with its form. */
import type { ActionBody } from '#contract/trades'
import { isFailure } from '#web/api/failure.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { haptic } from '#web/native/haptics.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useTradeAction } from './mutations.ts'

export function useActing(id: number) {
  const t = useWords('trade')
  const shell = useWords('shell')
  const mutation = useTradeAction(id)
  const sending = useSubmit({
    text: t('not_done'),
    offline: { title: shell('error_title') },
    at: 'both',
  })
  /** Answers whether it was done, or is kept to be done: by `keep`, where no answer comes. */
  const act = (body: ActionBody, keep?: () => Promise<void>) =>
    sending.submit(async () => {
      try {
        if (keep && !navigator.onLine) return await keep()
        await mutation.mutateAsync(body)
      } catch (error) {
        if (keep && isFailure(error, 0)) return keep()
        throw error
      }
      haptic()
      toast({ kind: 'done', title: t('done') })
    })
  return { ...sending, act }
}
export type Acting = ReturnType<typeof useActing>
