/** The mail service. Its errors become one of three outcomes; its texts may hold addresses and stay here. */
import sendgrid from '@sendgrid/mail'
import type { Delivery } from './rules.ts'
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
}

/** RFC 8058: the mail program shows a button of its own, and posts to the address. */
export function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {}
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** 429, 5xx, a wrong key or silence may change; 400 and 413 are about the letter itself. */
export async function deliver(
  { key, from: email, name, baseUrl }: MailService,
  { unsubscribeUrl, ...letter }: Letter,
  timeoutMs = TIMEOUT_MS,
): Promise<Delivery> {
  if (key === null || email === null) return 'failed'
  try {
    await serviceWith(key, baseUrl, timeoutMs).send({
      from: { email, name },
      ...letter,
      headers: unsubscribeHeaders(unsubscribeUrl),
      // Tracked links pass through somebody else's server, and ours hold codes.
      trackingSettings: { clickTracking: { enable: false }, openTracking: { enable: false } },
    })
    return 'sent'
  } catch (error) {
    const status = error instanceof Error && 'code' in error ? Number(error.code) : 0
    return status === 400 || status === 413 ? 'refused' : 'failed'
  }
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
  if (baseUrl !== undefined) client.setDefaultRequest('baseUrl', `${baseUrl}/`)
  return sendgrid
}

type SendgridClient = { setDefaultRequest: (key: 'baseUrl' | 'adapter', value: string) => void }
