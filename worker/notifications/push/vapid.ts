/** Who we are to push services (RFC 8292): a key pair of settings, and a token of it for each service. */
import { importJWK, SignJWT } from 'jose'
import type { Settings } from '../../env.ts'
import { HOUR, SECOND } from '../../http/clock.ts'

export type Vapid = { publicKey: string; privateKey: string; subject: string }

/** Services take at most a day. */
const TOKEN_MS = 12 * HOUR

/** Null without keys: nobody gets pushes. Local mode may name nobody, and reaches no real service. */
export function vapidOf(settings: Settings): Vapid | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings
  if (!publicKey || !privateKey) return null
  const base = settings.BASE_URL?.startsWith('https:') ? settings.BASE_URL : undefined
  return { publicKey, privateKey, subject: settings.VAPID_SUBJECT ?? base ?? 'mailto:a@localhost' }
}

/** The Authorization header for the service behind an endpoint. `now`: real time, as the service reads it. */
export async function authorization(vapid: Vapid, endpoint: string, now: number): Promise<string> {
  const point = Buffer.from(vapid.publicKey, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y, d: vapid.privateKey }, 'ES256')
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(vapid.subject)
    .setExpirationTime(Math.floor((now + TOKEN_MS) / SECOND))
    .sign(key)
  return `vapid t=${token}, k=${vapid.publicKey}`
}
