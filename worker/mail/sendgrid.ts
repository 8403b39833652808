/** The mail service. Its errors become one of three outcomes; its texts may hold addresses and stay here. */
import sendgrid from '@sendgrid/mail'
import * as v from 'valibot'
import { retryAfterMs } from '../http/guards/retry-after.ts'
import type { MailService } from './service.ts'

const TIMEOUT_MS = 10_000
/** Somebody looks at a screen meanwhile. */
const ASK_TIMEOUT_MS = 5_000
const SENDGRID = 'https://api.sendgrid.com'

export type Letter = {
  to: string
  subject: string
  text: string
  html: string
  unsubscribeUrl: string | null
  /** The same at every attempt. */
  reference?: string
}

/** `status` 0: none came. `waitMs`: what the service asked for before the next attempt. */
export type Answer = { status: number; waitMs: number }

const FailureSchema = v.object({
  code: v.number(),
  response: v.object({ headers: v.object({ 'retry-after': v.optional(v.string()) }) }),
})
const NO_ANSWER: Answer = { status: 0, waitMs: 0 }

/** RFC 8058: the mail program shows a button of its own, and posts to the address. */
export function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {}
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/**
 * A letter whose answer was lost goes out again: mailboxes know by the number (RFC 5322, section 3.6.4) that it is the
 * same one.
 */
const numbered = (reference: string | undefined, from: string): Record<string, string> =>
  reference ? { 'Message-ID': `<${reference}@${from.slice(from.lastIndexOf('@') + 1)}>` } : {}

/** Never throws. */
export async function deliver(
  { key, from: email, name, baseUrl }: MailService,
  { unsubscribeUrl, reference, ...letter }: Letter,
  timeoutMs = TIMEOUT_MS,
): Promise<Answer> {
  if (key === null || email === null) return NO_ANSWER
  try {
    const [{ statusCode: status }] = await serviceWith(key, baseUrl, timeoutMs).send({
      from: { email, name },
      ...letter,
      headers: { ...unsubscribeHeaders(unsubscribeUrl), ...numbered(reference, email) },
      // Tracked links pass through somebody else's server, and ours hold codes.
      trackingSettings: { clickTracking: { enable: false }, openTracking: { enable: false } },
    })
    return { status, waitMs: 0 }
  } catch (error) {
    return answerIn(error)
  }
}

/** The library throws for whatever is no success, and where nothing answered. */
function answerIn(error: unknown): Answer {
  const found = v.safeParse(FailureSchema, error)
  if (!found.success) return NO_ANSWER
  const { code: status, response } = found.output
  return { status, waitMs: retryAfterMs(response.headers['retry-after']) }
}

/** Whether the service takes this key: a call that sends nothing. */
export async function answers({ key, baseUrl = SENDGRID }: MailService): Promise<boolean> {
  if (key === null) return false
  try {
    const answer = await fetch(`${baseUrl}/v3/scopes`, {
      headers: { authorization: `Bearer ${key}` },
      // The key goes nowhere else.
      redirect: 'manual',
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    // No way there, or no answer in time: what is asked is whether it works.
    return false
  }
}

/**
 * The library has one instance; it is set up anew before each letter and reads its settings before
 * `send` returns, so that two settings do not mix. Its client is there but missing from its types.
 */
function serviceWith(key: string, baseUrl: string | undefined, timeoutMs: number) {
  const { client } = sendgrid as typeof sendgrid & { client: SendgridClient }
  sendgrid.setApiKey(key)
  sendgrid.setTimeout(timeoutMs)
  // Its other way, node:http, never times out at the edge.
  client.setDefaultRequest('adapter', 'fetch')
  // Letters and the key go nowhere else.
  client.setDefaultRequest('maxRedirects', 0)
  if (baseUrl !== undefined) client.setDefaultRequest('baseUrl', `${baseUrl}/`)
  return sendgrid
}

type SendgridClient = { setDefaultRequest: (key: string, value: string | number) => void }
