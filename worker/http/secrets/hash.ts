/** Hashes of secrets that are stored: whoever reads the database cannot use them. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Settings } from '../../env.ts'
import { toBase64Url } from '../random.ts'

const encoder = new TextEncoder()

/** For tokens of 128 bits and more (guessing is hopeless, so no salt). base64url. */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))))
}

/** What is found with today's key, else with the one before while a rotation lasts (D62). */
export async function withKeys<T>(
  { SECRET_KEY, SECRET_KEY_PREVIOUS }: Settings,
  find: (secret: string) => Promise<T | null>,
): Promise<T | null> {
  const found = await find(SECRET_KEY)
  if (found !== null || SECRET_KEY_PREVIOUS === undefined) return found
  return find(SECRET_KEY_PREVIOUS)
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

const PSEUDONYM_LENGTH = 12

/** The same for the same person or network, and nobody's name to whoever has not the key. base64url. */
export const pseudonym = (secret: string, what: 'person' | 'network', name: string): string =>
  createHmac('sha256', secret)
    .update(`pseudonym:${what}:${name}`)
    .digest('base64url')
    .slice(0, PSEUDONYM_LENGTH)

const SEAL_LENGTH = 16

/** Under a text that comes back to us: nobody else could have written it. base64url. */
export const sealOf = (secret: string, what: 'session', text: string): string =>
  createHmac('sha256', secret)
    .update(`seal:${what}:${text}`)
    .digest('base64url')
    .slice(0, SEAL_LENGTH)

/** `sha256` without waiting. */
export const sha256Now = (text: string): string =>
  createHash('sha256').update(text).digest('base64url')

/** Compares without telling by time where two hashes differ. */
export function sameHash(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}
