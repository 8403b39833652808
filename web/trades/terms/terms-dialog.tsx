import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import type { ActionBody, TradePage } from '#contract/trades'
import { sideOf } from '#rules/trades'
import { type Judged, schemaOf } from '#web/forms/engine/judge.ts'
import { useForm } from '#web/forms/engine/use-form.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useDraft } from '#web/forms/use-draft.ts'
import { useLeaveQuestion } from '#web/forms/use-leave-question.tsx'
import { useProblem, useWords } from '#web/i18n/use-words.ts'
import { SendBar } from '#web/proposals/send-bar.tsx'
import { ownItemsQuery, theirItemsQuery } from '#web/proposals/shelf/queries.ts'
import { type OfferableThing, useShelf } from '#web/proposals/shelf/use-offerable.ts'
import { sidesOf } from '#web/trades/sides.ts'
import type { Acting } from '#web/trades/use-acting.ts'
import { prepareToasts } from '#web/ui/lazy/toaster.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TermsFields } from './terms-fields.tsx'
import {
  bodyOf,
  FIELDS,
  fieldsOf,
  isEntered,
  problemsOf,
  type Values,
  ValuesSchema,
  valuesOf,
} from './terms-values.ts'

const DraftSchema = v.object({ version: v.number(), values: ValuesSchema })
/** What is not there yet is no mistake before somebody tried to send. */
const MISSING = ['offered_missing', 'amount_required', 'terms_same']

type TermsDialogProps = {
  /** As it stood when the dialog was opened: what comes in under it is not what is meant. */
  trade: TradePage
  me: string
  action: 'counter' | 'propose_change'
  isPossible: boolean
  acting: Acting
  onClose: () => void
}

/** Another offer, or another agreement: both shelves, the money, and what lies between them. */
export function TermsDialog({ trade, me, action, isPossible, acting, onClose }: TermsDialogProps) {
  const t = useWords('terms')
  const problemOf = useProblem()
  const draft = useDraft(`terms|${me}|${trade.id}`, DraftSchema)
  const isOwner = sideOf(trade, me) === 'owner'
  const other = isOwner ? trade.fromUser : trade.toUser
  const { given, got } = sidesOf(trade, me)
  /** As they stand in the dialog to be chosen. */
  const shown = useRef<readonly OfferableThing[]>([])
  const kept = draft.found?.version === trade.version ? draft.found.values : null
  const end = () => {
    draft.save(null)
    onClose()
  }
  const form = useForm({
    schema: schemaOf((values: Values): Judged<ActionBody> => {
      const problems = problemsOf(values, trade, me)
      if (Object.keys(problems).length > 0) return { problems }
      return { body: bodyOf(values, trade, me, action, shown.current) }
    }),
    initial: kept ?? valuesOf(trade, me),
    issues: acting.issues,
    fieldOf: fieldsOf(trade, me),
    busy: acting.isBusy || !isPossible,
    early: (code) => !MISSING.includes(code),
    onTyped: (values) =>
      void draft.save(isEntered(values, trade, me) ? { version: trade.version, values } : null),
    onSubmit: async (body) => {
      if (await acting.act(body)) end()
    },
  })
  const values = form.watch()
  const shelves = {
    give: useShelf({
      query: useInfiniteQuery(ownItemsQuery),
      ...{ named: given.items, chosen: values.give },
      onChoose: (next: number[]) => form.put('give', next),
    }),
    get: useShelf({
      query: useInfiniteQuery(theirItemsQuery(other.id)),
      ...{ named: got.items, chosen: values.get },
      onChoose: (next: number[]) => form.put('get', next),
    }),
  }
  shown.current = [...shelves.give.things.free, ...shelves.get.things.free]
  const isChanged = isEntered(values, trade, me)
  useHeldForm(isChanged)
  useEffect(prepareToasts, [])
  const leaving = useLeaveQuestion({
    words: {
      title: t('leave_title'),
      text: t('leave_text'),
      stay: t('leave_stay'),
      discard: t('leave_discard'),
    },
    isEntered: () => isChanged && isPossible,
    onLeave: end,
    onDiscard: end,
  })
  const problems = problemsOf(values, trade, me)
  const missing = FIELDS.find((field) => problems[field])

  return (
    <>
      <FormDialog
        title={t(action === 'counter' ? 'counter_title' : 'change_title')}
        onCancel={leaving.leave}
        form={form.form}
        bar={
          <SendBar
            label={t(action === 'counter' ? 'counter_send' : 'change_send')}
            waiting={missing && problemOf(problems[missing])}
            isSending={acting.isBusy}
            isOver={!isPossible}
            onCancel={leaving.leave}
          />
        }
      >
        {action === 'propose_change' && <p className="text-muted">{t('change_text')}</p>}
        {kept && <p className="text-sm text-muted">{t('restored')}</p>}
        <TermsFields
          form={form}
          shelves={shelves}
          fixedId={trade.requestedItem.id}
          fixedAt={isOwner ? 'give' : 'get'}
          name={other.firstName}
        />
        {acting.problem && <Problem>{acting.problem}</Problem>}
        {!isPossible && <Problem>{t('moved')}</Problem>}
      </FormDialog>
      {leaving.question}
    </>
  )
}
