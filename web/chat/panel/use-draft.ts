/** What is written and not sent yet: kept with the tab, of this person and trade only. */
import { useState } from 'react'
import { keep, stored } from '#web/api/storage.ts'

export function useDraft(tradeId: number, me: string): [string, (text: string) => void] {
  const key = `chat-draft-${me}-${tradeId}`
  const [draft, setDraft] = useState(() => stored(key, 'sessionStorage') ?? '')
  return [
    draft,
    (text) => {
      setDraft(text)
      keep(key, text || null, 'sessionStorage')
    },
  ]
}
