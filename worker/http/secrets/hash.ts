/** Hashes of secrets that are stored: whoever reads the database cannot use them. */
import { timingSafeEqual } from 'node:crypto'
import { toBase64Url } from '../random.ts'

const encoder = new TextEncoder()

/** For tokens of 128 bits and more (guessing is hopeless, so no salt). base64url. */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))))
}

/** For short codes: keyed, so that a stolen table cannot be tried offline. base64url. */
export async function keyedHash(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))))
}

/** Compares without telling by time where two hashes differ. */
export function sameHash(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}
