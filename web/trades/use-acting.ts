/** Does one thing with a trade at a time and says how it went; whatever fails, what was typed stays with its form. */
import { useState } from 'react'
import type { ActionBody } from '#contract/trades'
import { useSaid } from '#web/accounts/use-said.ts'
import { Failure, type FieldIssue } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { haptic } from '#web/native/haptics.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useTradeAction } from './mutations.ts'

export function useActing(id: number) {
  const t = useWords('trade')
  const shell = useWords('shell')
  const saidOf = useSaid()
  const mutation = useTradeAction(id)
  const [problem, setProblem] = useState<string>()
  const [issues, setIssues] = useState<FieldIssue[]>([])

  const clear = () => {
    setProblem(undefined)
    setIssues([])
  }
  /** Answers whether it was done. */
  const act = async (body: ActionBody): Promise<boolean> => {
    if (mutation.isPending) return false
    clear()
    try {
      await mutation.mutateAsync(body)
    } catch (error) {
      const said = saidOf(error, t('not_done'))
      if (error instanceof Failure) setIssues(error.issues)
      setProblem(said)
      toast({ kind: 'problem', title: shell('error_title'), text: said })
      return false
    }
    haptic()
    toast({ kind: 'done', title: t('done') })
    return true
  }
  return { act, isBusy: mutation.isPending, problem, issues, clear }
}
export type Acting = ReturnType<typeof useActing>
