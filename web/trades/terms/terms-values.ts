/** What the dialog of another offer holds, and what can be told from it without asking anybody (D49, D50). Pure. */
import * as v from 'valibot'
import { type ActionBody, ActionSchema, type Trade } from '#contract/trades'
import { areSame, judgeTerms, type TermsGiven } from '#rules/trades/versions'
import { parseGuaranies } from '#terms/money'
import { cleanText } from '#terms/text'
import { MINOR_UNITS } from '#terms/trades'
import { formatNumber } from '#web/i18n/formats.ts'
import { seenOf } from '#web/trades/seen.ts'
import { sidesOf } from '#web/trades/sides.ts'

export const PAYERS = ['nobody', 'me', 'them'] as const
export type Payer = (typeof PAYERS)[number]

/** As chosen and typed; also the shape of what is kept meanwhile. `give`, `get`: ids of things. */
export const ValuesSchema = v.object({
  give: v.array(v.number()),
  get: v.array(v.number()),
  payer: v.picklist(PAYERS),
  amount: v.string(),
  message: v.string(),
})
export type Values = v.InferOutput<typeof ValuesSchema>
export const FIELDS = ['give', 'get', 'amount', 'message'] as const
export type Field = (typeof FIELDS)[number]

/** The terms as they stand, seen from one side. */
export function valuesOf(trade: Trade, me: string): Values {
  const { given, got } = sidesOf(trade, me)
  const amount = given.money || got.money
  return {
    ...{ give: given.items.map(({ id }) => id), get: got.items.map(({ id }) => id) },
    payer: given.money > 0 ? 'me' : got.money > 0 ? 'them' : 'nobody',
    amount: amount > 0 ? formatNumber(amount, 'es') : '',
    message: '',
  }
}

/** Guaraníes; 0 for what cannot be read. */
export const amountOf = ({ payer, amount }: Values): number =>
  payer === 'nobody' ? 0 : (parseGuaranies(amount) ?? 0)

/** As the server has them: from the proposer's side. */
export function termsOf(values: Values, trade: Trade, me: string): TermsGiven {
  const isOwner = trade.toUserId === me
  const amount = amountOf(values) * MINOR_UNITS || null
  const [mine, theirs] = [
    values.payer === 'me' ? amount : null,
    values.payer === 'them' ? amount : null,
  ]
  return isOwner
    ? {
        ...{ requestedItemIds: values.give, offeredItemIds: values.get },
        ...{ requestedAmount: mine, offeredAmount: theirs },
      }
    : {
        ...{ requestedItemIds: values.get, offeredItemIds: values.give },
        ...{ requestedAmount: theirs, offeredAmount: mine },
      }
}

type Shown = { id: number; revision: number }

/** `shown`: things that stood in the dialog, as they stood there. */
export function bodyOf(
  values: Values,
  trade: Trade,
  me: string,
  action: 'counter' | 'propose_change',
  shown: readonly Shown[],
): ActionBody {
  const { offeredItemIds, requestedItemIds, ...amounts } = termsOf(values, trade, me)
  const message = cleanText(values.message)
  const named = [...offeredItemIds, ...requestedItemIds]
  return {
    ...{ action, version: trade.version },
    ...{ offeredItemIds, requestedItemIds, ...amounts },
    ...(message !== '' && { message }),
    revisions: seenOf(shown.filter(({ id }) => named.includes(id))),
  }
}

/** Where the dialog of this side shows what is said of a part of the body. */
export const fieldsOf = (trade: Trade, me: string): Record<string, Field> => {
  const [offered, requested] = trade.toUserId === me ? GOT_FIRST : GIVEN_FIRST
  return {
    ...{ offeredItemIds: offered, requestedItemIds: requested },
    ...{ offeredAmount: 'amount', requestedAmount: 'amount', message: 'message' },
  }
}
const GIVEN_FIRST = ['give', 'get'] as const
const GOT_FIRST = ['get', 'give'] as const

/** What still keeps it from being sent, as codes: the contract's, then the rule's. */
export function problemsOf(
  values: Values,
  trade: Trade,
  me: string,
): Partial<Record<Field, string>> {
  const terms = termsOf(values, trade, me)
  const isUnread = values.payer !== 'nobody' && parseGuaranies(values.amount) === null
  if (isUnread) return { amount: 'value_whole' }
  if (values.payer !== 'nobody' && amountOf(values) === 0) return { amount: 'amount_required' }
  const parsed = v.safeParse(ActionSchema, bodyOf(values, trade, me, 'counter', []))
  const fieldOf = fieldsOf(trade, me)
  const problems: Partial<Record<Field, string>> = {}
  for (const { path, message } of parsed.issues ?? []) {
    const field = fieldOf[String(path?.[0]?.key)]
    if (field) problems[field] ??= message
  }
  if (Object.keys(problems).length > 0) return problems
  const wrong = judgeTerms(terms, trade.requestedItem.id)
  // The one that it began with is the owner's, whatever else is wrong lies with what the proposer gives.
  const part = wrong === 'asked_missing' ? 'requestedItemIds' : 'offeredItemIds'
  if (wrong) return { [fieldOf[part] ?? 'give']: wrong }
  return areSame(terms, termsOf(valuesOf(trade, me), trade, me)) ? { give: 'terms_same' } : {}
}

/** Whether something would be lost by closing. */
export const isEntered = (values: Values, trade: Trade, me: string): boolean =>
  values.message.trim() !== '' ||
  !areSame(termsOf(values, trade, me), termsOf(valuesOf(trade, me), trade, me))
