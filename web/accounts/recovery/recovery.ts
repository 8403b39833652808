/** Where a person is on the way back in: the address and its history entry say it, so a reload keeps it. */
import * as v from 'valibot'
import { EmailSchema } from '#contract/accounts'

/** What the entry of the code stage holds. Phones drop a page while its person reads the mail elsewhere. */
const SentSchema = v.object({ sentTo: EmailSchema })
export type Sent = v.InferOutput<typeof SentSchema>

export type Recovery = { stage: 'email' | 'code'; email: string; linkCode: string }

/** `query` is the address's, as the mail's link fills it; `state` whatever the history entry holds. */
export function recoveryAt(query: string, state: unknown): Recovery {
  const sent = v.safeParse(SentSchema, state)
  if (sent.success) return { stage: 'code', email: sent.output.sentTo, linkCode: '' }
  const link = new URLSearchParams(query)
  const given = link.get('email') ?? ''
  const linkCode = link.get('code') ?? ''
  const email = v.safeParse(EmailSchema, given)
  if (email.success && linkCode) return { stage: 'code', email: email.output, linkCode }
  return { stage: 'email', email: given, linkCode: '' }
}
