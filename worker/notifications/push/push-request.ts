/** One push as the request that a push service takes: RFC 8030, encrypted for the device (RFC 8291). */
import { createECDH } from 'node:crypto'
import { encrypt } from 'http_ece'
import { retryAfterMs } from '../../http/guards/retry-after.ts'
import type { Device, PushMessage } from '../contract.ts'
import { PUSH_KEPT_MS, type Urgency } from '../rules.ts'

const TIMEOUT_MS = 10_000
/** Devices show less; and what a service takes ends at about 4,000 bytes. */
const BODY_MAX = 300

export type Push = { message: PushMessage; urgency: Urgency }

/** A key pair and a salt of its own for each message. Throws for a device whose key is no point of the curve. */
export function seal({ p256dh, auth }: Device, message: PushMessage): Uint8Array<ArrayBuffer> {
  const privateKey = createECDH('prime256v1')
  privateKey.generateKeys()
  const plain = Buffer.from(JSON.stringify({ ...message, body: shortened(message.body) }))
  const params = { version: 'aes128gcm', privateKey, dh: p256dh, authSecret: auth } as const
  return Uint8Array.from(encrypt(plain, params))
}

/** Never inside of what reads as one letter. */
function shortened(text: string): string {
  if (text.length <= BODY_MAX) return text
  const letters = new Intl.Segmenter().segment(text)
  const end = [...letters].findLast(({ index }) => index < BODY_MAX)?.index ?? BODY_MAX
  return `${text.slice(0, end)}…`
}

/** `status` 0: none came. `waitMs`: what the service asked for before the next attempt. */
export type PushAnswer = { status: number; waitMs: number }

/** No push service answers with a page: it is somebody in between, who has delivered nothing. */
const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html')

/** Throws for a device that nothing can be encrypted for. */
export async function sendPush(
  device: Device,
  { message, urgency }: Push,
  authorization: string,
): Promise<PushAnswer> {
  const headers = {
    authorization,
    urgency,
    ttl: String(PUSH_KEPT_MS / 1000),
    // What has not been fetched yet is replaced by the newer of the same kind and trade.
    topic: message.tag,
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
  }
  const body = seal(device, message)
  try {
    // A redirect could lead anywhere: it is an answer like any other that is no success.
    const answer = await fetch(device.endpoint, {
      ...{ method: 'POST', headers, body, redirect: 'manual' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    const waitMs = retryAfterMs(answer.headers.get('retry-after'))
    return { status: answer.ok && isPage(answer) ? 0 : answer.status, waitMs }
  } catch {
    // No network, no such service, too slow: the outcome is logged and tried again.
    return { status: 0, waitMs: 0 }
  }
}
