/** What keeps the proposal from being sent: beside its fields after the first try, and said at each. */
import { useEffect, useRef, useState } from 'react'
import { useProblem, useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { FIELDS, type Field, type Problems } from './proposal-values.ts'

/** What is only not there yet is no mistake before somebody tried to send. */
const MISSING = ['offered_missing', 'amount_required', 'message_required']

export function useProblems(problems: Problems) {
  const t = useWords('proposals')
  const problemOf = useProblem()
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const first = FIELDS.find((field) => problems[field])

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])

  /** The toast has a longer sentence than the field. */
  const tell = (field: Field) => {
    const code = problems[field]
    if (code === 'offered_missing') {
      toast({ kind: 'problem', title: t('select_item'), text: t('select_item_text') })
      return
    }
    const titles = { things: 'error', amount: 'amount_invalid', message: 'error' } as const
    const title = code === 'message_required' ? 'message_required' : titles[field]
    toast({ kind: 'problem', title: t(title), text: problemOf(code) })
  }

  return {
    form,
    /** The first thing that is still missing or wrong, as a sentence. */
    waiting: first && problemOf(problems[first]),
    problemOf: (field: Field) => {
      const code = problems[field]
      const isShown = code !== undefined && (tries > 0 || !MISSING.includes(code))
      return isShown ? problemOf(code) : undefined
    },
    /** Says what is missing, and leads there; false when nothing is. */
    refuse: (): boolean => {
      if (!first) return false
      tell(first)
      setTries((count) => count + 1)
      return true
    },
  }
}
