/** Time-based one-time codes (RFC 6238) as every authenticator app makes them: SHA-1, six digits, 30 seconds. */
import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20
/** Clocks of phones are off by so many steps, either way. */
const WINDOW = 1

const totpOf = (secret: string, account = '', issuer = '') =>
  new TOTP({ issuer, label: account || 'account', secret: Secret.fromBase32(secret) })

/** Base32, to be typed. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** For the picture that the app reads: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export const uriOf = (secret: string, account: string, issuer: string): string =>
  totpOf(secret, account, issuer).toString()

/** The step whose code it is, or null. Compared in constant time by the library. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / STEP_MS) + delta
}

/** For tests and whoever tries the screen by hand. */
export const codeAt = (secret: string, now: number): string =>
  totpOf(secret).generate({ timestamp: now })
