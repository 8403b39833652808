/** Secrets that are kept in the database: sealed with a key that only the settings hold, so that a copy of it opens nothing. */
import { toBase64Url } from './random.ts'

const encoder = new TextEncoder()
/** AES-GCM's own size. */
const NONCE_BYTES = 12

/** `purpose` separates keys: what was sealed for one thing opens for no other. */
async function keyFor(secret: string, purpose: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveKey',
  ])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(purpose) },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** base64url of nonce and ciphertext; the same text is sealed differently every time. */
export async function seal(secret: string, purpose: string, text: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const key = await keyFor(secret, purpose)
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    key,
    encoder.encode(text),
  )
  return toBase64Url(new Uint8Array([...nonce, ...new Uint8Array(sealed)]))
}

/** Null for what was sealed with another key, for another purpose, or changed since. */
export async function unseal(
  secret: string,
  purpose: string,
  sealed: string,
): Promise<string | null> {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  try {
    const key = await keyFor(secret, purpose)
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: nonce },
      key,
      bytes.subarray(NONCE_BYTES),
    )
    return new TextDecoder().decode(opened)
  } catch {
    // The only way to ask is to try.
    return null
  }
}
