/** The one source of randomness. */

export type Random = {
  /** `bytes` random bytes as base64url. */
  token: (bytes: number) => string
  /** Decimal digits, each equally likely. */
  digits: (count: number) => string
  /** Letters and digits that nobody mistakes for one another (no I, L, O, U), each equally likely. */
  letters: (count: number) => string
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const random: Random = {
  token: (bytes) => toBase64Url(crypto.getRandomValues(new Uint8Array(bytes))),
  digits: (count) => Array.from({ length: count }, () => fairDigit()).join(''),
  // 256 is a multiple of their 32.
  letters: (count) =>
    Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) =>
      LETTERS.charAt(byte % LETTERS.length),
    ).join(''),
}

function fairDigit(): number {
  for (;;) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1))
    // 250–255 would favour the low digits.
    if (byte !== undefined && byte < 250) return byte % 10
  }
}

export const toBase64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
