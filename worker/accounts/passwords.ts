/** Passwords (D21): scrypt by node:crypto, stored as a PHC string, hashed again when parameters change. */
import { scryptSync, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../http/errors.ts'
import type { Random } from '../http/random.ts'
import { COMMON_PASSWORDS } from './common-passwords.generated.ts'
import { inTurn } from './hash-queue.ts'

/** What nothing but worker/testing/cheap-hash.ts sets (boundaries.test.ts). */
export const HASH_COST = { ln: 14, r: 8, p: 5 }
const SALT_BYTES = 16
const KEY_BYTES = 32
/** What N=2^14, r=8 needs is 16 MB; the library's own bound is 32. */
const MEMORY_MAX = 64 * 1024 * 1024

/** Stored for an account that must set a password first (D19): none fits. */
export const NO_PASSWORD = 'none'

/** Compared with where there is no account, so that its answer takes as long. */
const dummy = (): string => phc('A'.repeat(22), 'A'.repeat(43))

type Parts = { ln: number; r: number; p: number; salt: Buffer; key: Buffer }

/** Refuses the 1,000 commonest; case does not make one rare. Throws 422 with an issue at `path`. */
export function requireUncommon(password: string, path: string): void {
  if (!COMMON_PASSWORDS.has(password.toLowerCase())) return
  throw new Refusal('password_common', 422, { issues: [{ path, code: 'password_common' }] })
}

/** PHC string. Takes about 0.3 s; throws 429 `busy` when too many wait. */
export function hashPassword(random: Random, password: string): Promise<string> {
  return inTurn(() => {
    const salt = Buffer.from(random.token(SALT_BYTES), 'base64url')
    const key = derive(password, { ...HASH_COST, salt }, KEY_BYTES)
    return phc(unpadded(salt), unpadded(key))
  })
}

function phc(salt: string, key: string): string {
  const { ln, r, p } = HASH_COST
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt}$${key}`
}

/** False for an absent or unusable hash, after the same time. Throws 429 `busy` as above. */
export function passwordFits(stored: string | undefined, password: string): Promise<boolean> {
  const known = parse(stored ?? '')
  const parts = known ?? parse(dummy())
  return inTurn(() => {
    if (!parts) return false
    const key = derive(password, parts, parts.key.length)
    return timingSafeEqual(key, parts.key) && known !== null
  })
}

/** Whether a fitting password should be stored with today's parameters. */
export function isOutdated(stored: string): boolean {
  const parts = parse(stored)
  const { ln, r, p } = HASH_COST
  return parts === null || parts.ln !== ln || parts.r !== r || parts.p !== p
}

function derive(password: string, parts: Omit<Parts, 'key'>, bytes: number): Buffer {
  const { ln, r, p, salt } = parts
  // Two ways to type the same letter (á as one sign or two) are the same password.
  const text = password.normalize('NFKC')
  return scryptSync(text, salt, bytes, { N: 2 ** ln, r, p, maxmem: MEMORY_MAX })
}

function parse(stored: string): Parts | null {
  const found = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  if (!found) return null
  const [, ln, r, p, salt = '', key = ''] = found
  return {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
