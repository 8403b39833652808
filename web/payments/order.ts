/** What the address of /secure-payment asks for. */
import * as v from 'valibot'
import { asLine } from '#contract/text'
import { DEFAULT_DEPOSIT_DESCRIPTION, DESCRIPTION_MAX } from '#terms/payments'

const whole = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))

const OrderSchema = v.object({
  proposalId: whole,
  amount: whole,
  type: v.fallback(v.literal('security_deposit'), 'security_deposit'),
  description: v.fallback(
    v.pipe(v.string(), asLine, v.minLength(1), v.maxLength(DESCRIPTION_MAX)),
    DEFAULT_DEPOSIT_DESCRIPTION,
  ),
  success: v.optional(v.string()),
  /** Added by the provider when a bank took the whole page. */
  payment_intent: v.optional(v.pipe(v.string(), v.maxLength(255))),
})
export type Order = v.InferOutput<typeof OrderSchema>

/** Null: a parameter is missing, or is none. */
export function orderOf(search: string): Order | null {
  const parsed = v.safeParse(OrderSchema, Object.fromEntries(new URLSearchParams(search)))
  return parsed.success ? parsed.output : null
}

/** The same address, paid: where a bank sends the person back to. */
export function paidPath(search: string): string {
  const query = new URLSearchParams(search)
  query.set('success', 'true')
  return `/secure-payment?${query}`
}
