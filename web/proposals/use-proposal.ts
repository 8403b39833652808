/** What the dialog holds while it is open, kept in this tab as it changes. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import type { Item } from '#contract/items'
import { newUuid } from '#web/api/new-uuid.ts'
import { type Judged, schemaOf } from '#web/forms/engine/judge.ts'
import { useForm } from '#web/forms/engine/use-form.ts'
import { useDraft } from '#web/forms/use-draft.ts'
import { useProblem, useWords } from '#web/i18n/use-words.ts'
import { seenOf } from '#web/trades/seen.ts'
import { toast } from '#web/ui/toast/toast.ts'
import {
  type Body,
  bodyOf,
  FIELDS,
  isEntered,
  NO_QUESTION,
  NO_VALUES,
  presetAmount,
  problemsOf,
  type Values,
  ValuesSchema,
} from './proposal-values.ts'
import { ownItemsQuery, theirItemsQuery } from './shelf/queries.ts'

/** What was last tried to be sent, with the id under which the server makes one of it, however often it comes. */
const AttemptSchema = v.object({ text: v.string(), clientId: v.string() })
const DraftSchema = v.object({ values: ValuesSchema, attempt: v.nullable(AttemptSchema) })

/** What is only not there yet is no mistake before somebody tried to send. */
const MISSING = ['offered_missing', 'amount_required', 'message_required']
const TITLES = {
  wanted: 'error',
  chosen: 'error',
  amount: 'amount_invalid',
  asked: 'amount_invalid',
  message: 'error',
} as const

type Proposing = {
  item: Item
  /** What was prepared is this person's, for this thing. */
  userId: string
  isQuestion: boolean
  /** A thing of one's own that is chosen to begin with. */
  offered?: number | undefined
  busy: boolean
  onSend: (body: Body) => unknown
}

export function useProposal({ item, userId, isQuestion, offered, busy, onSend }: Proposing) {
  const t = useWords('proposals')
  const problemOf = useProblem()
  const client = useQueryClient()
  const draft = useDraft(
    `${isQuestion ? 'question' : 'proposal'}|${userId}|${item.id}`,
    DraftSchema,
  )
  const attempt = useRef(draft.found?.attempt ?? null)

  /** As they stand in the dialog to be chosen, of both. */
  const shown = ({ offeredItemIds = [], requestedItemIds = [] }: Body) => {
    const named = [...offeredItemIds, ...requestedItemIds]
    return [ownItemsQuery.queryKey, theirItemsQuery(item.userId).queryKey]
      .flatMap((key) => client.getQueryData(key)?.pages ?? [])
      .flatMap(({ items }) => items)
      .filter(({ id }) => id !== item.id && named.includes(id))
  }

  const [given] = useState(() => ({ ...NO_VALUES, chosen: offered === undefined ? [] : [offered] }))
  /** What stood there to begin with is no loss. */
  const isTouched = (values: Values) =>
    isEntered(values, item) && JSON.stringify(values) !== JSON.stringify(given)
  const store = (values: Values) =>
    draft.save(isTouched(values) ? { values, attempt: attempt.current } : null)

  /** The same offer sent again is the same attempt: an answer that was lost makes no second one (D29). */
  const withId = (offer: Body, values: Values): Body => {
    const body = {
      ...offer,
      revisions: seenOf([item, ...shown(offer)]),
    }
    const text = JSON.stringify(body)
    if (attempt.current?.text !== text) attempt.current = { text, clientId: newUuid() }
    store(values)
    return { ...body, clientId: attempt.current.clientId }
  }

  /** The toast has a longer sentence than the field. */
  const tell = (wrong: ReadonlyMap<string, string>) => {
    const first = FIELDS.find((field) => wrong.has(field)) ?? 'message'
    const code = wrong.get(first)
    if (code === 'offered_missing') {
      toast({ kind: 'problem', title: t('select_item'), text: t('select_item_text') })
      return
    }
    const title = code === 'message_required' ? 'message_required' : TITLES[first]
    toast({ kind: 'problem', title: t(title), text: problemOf(code) })
  }

  const form = useForm({
    schema: schemaOf((values: Values): Judged<Body> => {
      const problems = problemsOf(values, item)
      return Object.keys(problems).length > 0 ? { problems } : { body: bodyOf(values, item) }
    }),
    initial: draft.found?.values ?? (isQuestion ? NO_QUESTION : given),
    busy,
    early: (code) => !MISSING.includes(code),
    onTyped: store,
    onWrong: tell,
    onSubmit: (body, values) => onSend(withId(body, values)),
  })
  const values = form.watch()
  const problems = problemsOf(values, item)
  const missing = FIELDS.find((field) => problems[field])

  return {
    ...form,
    values,
    /** For money alone a sum is preset; whoever only passes by on the way to something else takes it along nowhere. */
    putKind: (kind: Values['kind']) => {
      const preset = presetAmount(item)
      form.put('kind', kind)
      if (kind === 'money' && values.amount.trim() === '') form.put('amount', preset)
      else if (kind !== 'money' && values.amount === preset) form.put('amount', '')
    },
    /** The first thing that is still missing or wrong, as a sentence. */
    waiting: missing && problemOf(problems[missing]),
    isRestored: draft.found !== null,
    isEntered: isTouched(values),
    forget: () => void draft.save(null),
  }
}

export type Proposal = ReturnType<typeof useProposal>
