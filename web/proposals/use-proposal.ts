/** What the dialog holds while it is open, kept in this tab as it changes. */
import { useRef, useState } from 'react'
import type { Item } from '#contract/items'
import { newUuid } from '#web/api/new-uuid.ts'
import { keepDraft, readDraft } from './draft.ts'
import {
  type Body,
  bodyOf,
  isEntered,
  NO_VALUES,
  presetAmount,
  type Values,
} from './proposal-values.ts'

export function useProposal(item: Item, userId: string) {
  const place = { userId, itemId: item.id }
  const [draft] = useState(() => readDraft(place))
  const [values, setValues] = useState(draft?.values ?? NO_VALUES)
  const attempt = useRef(draft?.attempt ?? null)

  const store = (next: Values) =>
    keepDraft(place, isEntered(next, item) ? { values: next, attempt: attempt.current } : null)

  const change = (part: Partial<Values>) => {
    const next = { ...values, ...part }
    const preset = presetAmount(item)
    // For money alone; whoever only passes by on the way to something else takes it along nowhere.
    if (part.kind === 'money' && next.amount.trim() === '') next.amount = preset
    else if (part.kind && part.kind !== 'money' && next.amount === preset) next.amount = ''
    setValues(next)
    store(next)
  }

  /** The same offer sent again is the same attempt: an answer that was lost makes no second one (D29). */
  const bodyToSend = (): Body => {
    const body = bodyOf(values, item)
    const text = JSON.stringify(body)
    if (attempt.current?.text !== text) attempt.current = { text, clientId: newUuid() }
    store(values)
    return { ...body, clientId: attempt.current.clientId }
  }

  return {
    values,
    change,
    bodyToSend,
    isRestored: draft !== null,
    isEntered: isEntered(values, item),
    forget: () => void keepDraft(place, null),
  }
}
