/** Sends what a party says and tells how it went; whatever fails, what was typed stays. */
import { useState } from 'react'
import { useSaid } from '#web/accounts/use-said.ts'
import { Failure, type FieldIssue } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'

type Said = { title: string; text?: string }

export function useSaying() {
  const t = useWords('payments')
  const saidOf = useSaid()
  const [problem, setProblem] = useState<string>()
  const [issues, setIssues] = useState<FieldIssue[]>([])

  /** Answers whether it was sent. */
  const say = async (work: () => Promise<unknown>, done: Said, failed = t('claim_failed')) => {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(saidOf(error, failed))
      if (error instanceof Failure) setIssues(error.issues)
      return false
    }
    toast({ kind: 'done', ...done })
    return true
  }
  return { say, problem, issues }
}
