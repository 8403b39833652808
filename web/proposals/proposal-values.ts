/** What the proposal dialog holds, and what can be told from it without asking anybody. Pure. */

import * as v from 'valibot'
import { NewProposalSchema } from '#contract/proposals'
import { judgeOffer } from '#rules/proposals'
import { parseGuaranies } from '#terms/money'
import { PROPOSAL_MESSAGE_MAX } from '#terms/proposals'
import { cleanText } from '#terms/text'
import { CURRENCY, MINOR_UNITS } from '#terms/trades'
import { formatNumber } from '#web/i18n/formats.ts'

export const OFFERS = ['item', 'money', 'combination'] as const
/** `message`: a question, which offers nothing yet (the short body, D29). */
const KINDS = [...OFFERS, 'message'] as const
export type Kind = (typeof KINDS)[number]

/** As typed and chosen; also the shape of what is kept meanwhile. */
export const ValuesSchema = v.object({
  kind: v.picklist(KINDS),
  chosen: v.array(v.number()),
  amount: v.string(),
  message: v.string(),
  /** Further things of the owner. */
  wanted: v.optional(v.array(v.number()), []),
  /** Money that the owner is to add, for things of one's own; one side gives money, not both (D49). */
  asked: v.optional(v.string(), ''),
})
export type Values = v.InferOutput<typeof ValuesSchema>
export const NO_VALUES: Values = {
  ...{ kind: 'item', chosen: [], amount: '', message: '', wanted: [], asked: '' },
}
export const NO_QUESTION: Values = { ...NO_VALUES, kind: 'message' }

export type Target = { id: number; userId: string; estimatedValue: number }
export type Body = v.InferInput<typeof NewProposalSchema>

export const offersItems = (kind: Kind): boolean => kind === 'item' || kind === 'combination'
export const offersMoney = (kind: Kind): boolean => kind === 'money' || kind === 'combination'

/** Guaraníes; 0 for what cannot be read. */
export const amountOf = ({ kind, amount }: Values): number =>
  offersMoney(kind) ? (parseGuaranies(amount) ?? 0) : 0

/** Guaraníes that the owner is to add; 0 for none, and for what cannot be read. */
export const askedOf = ({ kind, asked }: Values): number =>
  kind === 'item' ? (parseGuaranies(asked) ?? 0) : 0

/** Preset from the target's value if empty. */
export const presetAmount = ({ estimatedValue }: Target): string =>
  estimatedValue > 0 ? formatNumber(estimatedValue, 'es') : ''

/** Whether something would be lost by closing. */
export const isEntered = (values: Values, target: Target): boolean =>
  values.chosen.length > 0 ||
  values.wanted.length > 0 ||
  values.asked.trim() !== '' ||
  values.message.trim() !== '' ||
  (values.amount.trim() !== '' && values.amount !== presetAmount(target))

/** Without the attempt's id. */
export function bodyOf(values: Values, target: Target): Body {
  const { kind, chosen, wanted } = values
  const message = cleanText(values.message)
  const asked = askedOf(values)
  if (kind === 'message') return { itemId: target.id, message }
  return {
    toUserId: target.userId,
    requestedItemId: target.id,
    offerType: kind,
    ...(offersItems(kind) && { offeredItemIds: chosen }),
    ...(offersMoney(kind) && { offeredAmount: amountOf(values) * MINOR_UNITS, currency: CURRENCY }),
    ...(wanted.length > 0 && { requestedItemIds: [target.id, ...wanted] }),
    ...(asked > 0 && { requestedAmount: asked * MINOR_UNITS, currency: CURRENCY }),
    ...(message !== '' && { message }),
  }
}

export const FIELDS = ['wanted', 'chosen', 'amount', 'asked', 'message'] as const
export type Field = (typeof FIELDS)[number]
export type Problems = Partial<Record<Field, string>>

/** Where the dialog shows what is said of a part of the body. */
const fieldOf: Record<string, Field> = {
  offeredItemIds: 'chosen',
  requestedItemIds: 'wanted',
  offeredAmount: 'amount',
  requestedAmount: 'asked',
  message: 'message',
}
const FIELD_OF_REFUSAL: Record<string, Field> = {
  offered_missing: 'chosen',
  amount_required: 'amount',
  message_required: 'message',
}

/** What still keeps it from being sent, as codes: the contract's, then the rule's. */
export function problemsOf(values: Values, target: Target): Problems {
  const parsed = v.safeParse(NewProposalSchema, bodyOf(values, target))
  const problems: Problems = {}
  for (const { path, message } of parsed.issues ?? []) {
    const field = fieldOf[String(path?.[0]?.key)]
    if (field) problems[field] ??= message
  }
  const refusal = judgeOffer(
    {
      isShort: values.kind === 'message',
      offerType: values.kind === 'message' ? null : values.kind,
      offeredItemIds: values.chosen,
      requestedItemIds: values.wanted,
      offeredAmount: amountOf(values) * MINOR_UNITS,
      requestedAmount: askedOf(values) * MINOR_UNITS || null,
      message: cleanText(values.message),
    },
    target.id,
  )
  const field = FIELD_OF_REFUSAL[refusal ?? '']
  if (refusal && field) problems[field] ??= refusal
  // What was typed but is no sum is told as that, not as missing.
  const { kind, amount, asked } = values
  if (offersMoney(kind) && parseGuaranies(amount) === null) problems.amount = 'value_whole'
  const isAsked = kind === 'item' && asked.trim() !== ''
  if (isAsked && parseGuaranies(asked) === null) problems.asked = 'value_whole'
  return problems
}

/** Characters of the message that are left; below 0 it is too long. */
export const messageLeft = ({ message }: Values): number =>
  PROPOSAL_MESSAGE_MAX - cleanText(message).length
