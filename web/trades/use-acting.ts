/** Does one thing with a trade at a time and says how it went; whatever fails, what was typed stays with its form. */
import type { ActionBody } from '#contract/trades'
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
  /** Answers whether it was done. */
  const act = (body: ActionBody) =>
    sending.submit(async () => {
      await mutation.mutateAsync(body)
      haptic()
      toast({ kind: 'done', title: t('done') })
    })
  return { ...sending, act }
}
export type Acting = ReturnType<typeof useActing>
