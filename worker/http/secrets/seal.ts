/**
 * Secrets that are kept in the database: sealed (JWE) with a key that only the settings hold, so that a copy of it
 * opens nothing.
 */
import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, errors, type FlattenedJWE, flattenedDecrypt } from 'jose'

const HEADER = { alg: 'dir', enc: 'A256GCM' }
/** Nothing that the header of a changed text names is tried. */
const ONLY = { keyManagementAlgorithms: [HEADER.alg], contentEncryptionAlgorithms: [HEADER.enc] }
const KEY_BYTES = 32
/** AES-GCM's own sizes. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** `purpose` separates keys: what was sealed for one thing opens for no other. */
const keyFor = (secret: string, purpose: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))

/** A compact JWE; the same text is sealed differently every time. */
export function seal(secret: string, purpose: string, text: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader(HEADER)
    .encrypt(keyFor(secret, purpose))
}

/** Null for what was sealed with another key, for another purpose, or changed since. */
export async function unseal(
  secret: string,
  purpose: string,
  sealed: string,
): Promise<string | null> {
  const key = keyFor(secret, purpose)
  try {
    const { plaintext } = await (sealed.includes('.')
      ? compactDecrypt(sealed, key, ONLY)
      : flattenedDecrypt(ofOldDays(sealed), key, ONLY))
    return new TextDecoder().decode(plaintext)
  } catch (error) {
    // The only way to ask is to try.
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** Databases hold what was sealed before it had a header: nonce, ciphertext and tag in one. */
function ofOldDays(sealed: string): FlattenedJWE {
  const bytes = Buffer.from(sealed, 'base64url')
  const part = (from: number, to?: number) => bytes.subarray(from, to).toString('base64url')
  return {
    unprotected: HEADER,
    iv: part(0, NONCE_BYTES),
    ciphertext: part(NONCE_BYTES, -TAG_BYTES),
    tag: part(-TAG_BYTES),
  }
}
