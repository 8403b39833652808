/** Passwords (D62): Argon2id, stored as a PHC string; those that older builds stored (scrypt) fit until they are replaced. */
import { scryptSync, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import type { Random } from '../http/random.ts'
import { ARGON2_BYTES_MIN, argon2 } from './argon2/argon2.ts'
import { COMMON_PASSWORDS } from './common-passwords.generated.ts'
import { inTurn } from './hash-queue.ts'
import { isMadeOf } from './rules.ts'

/**
 * m in KiB, and how often an isolate begins a hash: what nothing but worker/testing/cheap-hash.ts sets
 * (boundaries.test.ts).
 */
export const HASH_COST = { m: 12 * 1024, t: 3, p: 1, everyMs: 250 }
const SALT_BYTES = 16
const KEY_BYTES = 32
/** What scrypt with N=2^14, r=8 needs is 16 MB; the library's own bound is 32. */
const SCRYPT_MEMORY_MAX = 64 * 1024 * 1024

/** Stored for an account that must set a password first (D19): none fits. */
export const NO_PASSWORD = 'none'

type Cost =
  | { kind: 'argon2id'; m: number; t: number; p: number }
  | { kind: 'scrypt'; ln: number; r: number; p: number }
type Parts = { cost: Cost; salt: Buffer; key: Buffer }

const today = (): Cost => {
  const { m, t, p } = HASH_COST
  return { kind: 'argon2id', m, t, p }
}

/** Compared with where there is no account, so that its answer takes as long. */
const dummy = (): Parts => {
  return { cost: today(), salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(KEY_BYTES) }
}

/** What a password may not be made of: the brand, and whoever it is. */
export function namesOf(
  { settings }: Pick<Ctx, 'settings'>,
  person: { email: string; firstName: string; lastName: string },
): string[] {
  const [mailbox = ''] = person.email.split('@')
  return [settings.BRAND_NAME, person.firstName, person.lastName, mailbox]
}

/**
 * Refuses the 3,000 commonest (case does not make one rare) and what is made of `names`.
 * Throws 422 with an issue at `path`.
 */
export function requireUncommon(password: string, path: string, names: readonly string[]): void {
  const code = COMMON_PASSWORDS.has(password.toLowerCase())
    ? 'password_common'
    : isMadeOf(password, names)
      ? 'password_own_name'
      : null
  if (code) throw new Refusal(code, 422, { issues: [{ path, code }] })
}

/**
 * PHC string. With the salt and cost of `beside`, where that is a hash, so that one derivation answers for both. Throws
 * 429 `busy` when too many wait.
 */
export function hashPassword(random: Random, password: string, beside = ''): Promise<string> {
  const { cost, salt } = parse(beside) ?? {
    cost: today(),
    salt: Buffer.from(random.token(SALT_BYTES), 'base64url'),
  }
  return inTurn(() => {
    return phc({ cost, salt, key: derive(bytesOf(password), cost, salt, KEY_BYTES) })
  }, HASH_COST.everyMs)
}

/**
 * The first of the stored hashes that the password fits; one derivation, so that others of them need its salt and cost.
 * Undefined after the same time where none is usable. Throws 429 `busy` as above.
 */
export function fittingHash(
  stored: readonly (string | undefined)[],
  password: string,
): Promise<string | undefined> {
  const known = stored.flatMap((text = '') => {
    const parts = parse(text)
    return parts ? [{ text, parts }] : []
  })
  const asked = known[0]?.parts ?? dummy()
  return inTurn(() => {
    const given = bytesOf(password)
    const isShort = given.length < ARGON2_BYTES_MIN
    // Nobody's is so short; its answer takes as long as any.
    const bytes = isShort ? new Uint8Array(ARGON2_BYTES_MIN) : given
    const key = derive(bytes, asked.cost, asked.salt, asked.key.length)
    if (isShort) return undefined
    return known.find(({ parts }) => isBeside(parts, asked) && timingSafeEqual(key, parts.key))
      ?.text
  }, HASH_COST.everyMs)
}

/** Whether a fitting password should be stored with today's parameters. */
export function isOutdated(stored: string): boolean {
  const parts = parse(stored)
  return parts === null || spelled(parts.cost) !== spelled(today())
}

const isBeside = (one: Parts, other: Parts): boolean =>
  spelled(one.cost) === spelled(other.cost) &&
  one.salt.equals(other.salt) &&
  one.key.length === other.key.length

/** Two ways to type the same letter (á as one sign or two) are the same password. */
const bytesOf = (password: string): Uint8Array =>
  new TextEncoder().encode(password.normalize('NFKC'))

function derive(password: Uint8Array, cost: Cost, salt: Buffer, bytes: number): Buffer {
  if (cost.kind === 'argon2id') return Buffer.from(argon2(password, salt, cost, bytes))
  const { ln, r, p } = cost
  return scryptSync(password, salt, bytes, { N: 2 ** ln, r, p, maxmem: SCRYPT_MEMORY_MAX })
}

const spelled = (cost: Cost): string =>
  cost.kind === 'argon2id'
    ? `$argon2id$v=19$m=${cost.m},t=${cost.t},p=${cost.p}`
    : `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}`

const phc = ({ cost, salt, key }: Parts): string =>
  `${spelled(cost)}$${unpadded(salt)}$${unpadded(key)}`

const PHC =
  /^\$(?:argon2id\$v=19\$m=(\d+),t=(\d+)|scrypt\$ln=(\d+),r=(\d+)),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function parse(stored: string): Parts | null {
  const found = PHC.exec(stored)
  if (!found) return null
  const [, m, t, ln, r, p, salt = '', key = ''] = found
  const cost: Cost =
    m === undefined
      ? { kind: 'scrypt', ln: Number(ln), r: Number(r), p: Number(p) }
      : { kind: 'argon2id', m: Number(m), t: Number(t), p: Number(p) }
  return { cost, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
