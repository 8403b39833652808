/** What is written and not sent yet: kept with the tab, of this person and trade only. */
import { useState } from 'react'
import * as v from 'valibot'
import { useDraft } from '#web/forms/use-draft.ts'

export function useWritten(tradeId: number, me: string): [string, (text: string) => void] {
  const draft = useDraft(`chat-draft-${me}-${tradeId}`, v.string())
  const [text, setText] = useState(draft.found ?? '')
  return [
    text,
    (next) => {
      setText(next)
      draft.save(next || null)
    },
  ]
}
