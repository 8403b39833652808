/** The mail service. Its errors become one of three outcomes; its texts may hold addresses and stay here. */
import sendgrid from '@sendgrid/mail'
import type { Settings } from '../env.ts'
import type { Delivery } from './rules.ts'

const TIMEOUT_MS = 10_000

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
  settings: Settings,
  { unsubscribeUrl, ...letter }: Letter,
  timeoutMs = TIMEOUT_MS,
): Promise<Delivery> {
  const { SENDGRID_API_KEY: key, MAIL_FROM: email, BRAND_NAME: name } = settings
  if (key === undefined || email === undefined) return 'failed'
  try {
    await serviceWith(key, settings.SENDGRID_BASE_URL, timeoutMs).send({
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
