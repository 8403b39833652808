import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { Refusal } from '../http/errors.ts'
import { random } from '../http/random.ts'
import { hashAtRealCost } from '../testing/cheap-hash.ts'
import { argon2 } from './argon2/argon2.ts'
import { COMMON_PASSWORDS } from './common-passwords.generated.ts'
import {
  fittingHash,
  hashPassword,
  isOutdated,
  NO_PASSWORD,
  namesOf,
  requireUncommon,
} from './passwords.ts'
import { PASSWORD_MIN } from './terms.ts'

hashAtRealCost()

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')
const fits = async (stored: string | undefined, password: string) =>
  (await fittingHash([stored], password)) !== undefined

test('a hash is a PHC string of today’s parameters with a salt of its own, and fits', async () => {
  const hash = await hashPassword(random, 'contraseña-á')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await hashPassword(random, 'contraseña-á')).not.toBe(hash)
  expect(await fits(hash, 'contraseña-á')).toBe(true)
  // The same letters, typed as letter and accent.
  expect(await fits(hash, 'contraseña-á'.normalize('NFD'))).toBe(true)
  expect(await fits(hash, 'contrasena-a')).toBe(false)
  expect(isOutdated(hash)).toBe(false)
})

// Made by argon2Sync of Node 24 (OpenSSL).
test.each([
  ['password', 'somesalt', { m: 64, t: 2, p: 1 }, 'FqGkmHNGCd0BRW2kBt6fPZ2pPmyGwwChL8FGUhTOSSI'],
  [
    'áé',
    '0123456789abcdef',
    { m: 12_288, t: 3, p: 1 },
    'PWExqdXR6nBRdkUtY9LVTYyfeG0xcEMv24PxOAxM0UY',
  ],
  [
    '123456',
    '0123456789abcdef',
    { m: 8, t: 1, p: 1 },
    'kChiGMF2z74eSNYfBeGk5HTfTpp5Go2g2ITMNZwpNN8',
  ],
] as const)('%s is hashed as others hash it', (password, salt, cost, expected) => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(base64(argon2(bytes(password), bytes(salt), cost, 32))).toBe(expected)
})

test('an isolate begins one in 250 ms', async () => {
  const began = performance.now()
  await Promise.all([1, 2, 3].map(() => hashPassword(random, 'contraseña-á')))
  expect(performance.now() - began).toBeGreaterThan(500)
})

test('nothing fits where there is no hash, and it takes as long', async () => {
  const began = performance.now()
  expect(await fits(undefined, 'x')).toBe(false)
  expect(performance.now() - began).toBeGreaterThan(20)
  expect(await fits(NO_PASSWORD, NO_PASSWORD)).toBe(false)
  expect(await fits('$scrypt$ln=14,r=8,p=5$broken', 'x')).toBe(false)
})

test('passwords of a letter, of the shortest and the longest that are taken are judged like any', async () => {
  for (const password of ['sechs6', 'ß'.repeat(200), '😀'.repeat(100)]) {
    const hash = await hashPassword(random, password)
    expect(await fits(hash, password)).toBe(true)
    for (const other of ['', 'a', '5', 'é', `${password} `]) {
      expect([other, await fits(hash, other)]).toEqual([other, false])
    }
  }
})

test('what older builds hashed with scrypt fits, and is outdated', async () => {
  const salt = Buffer.from('0123456789abcdef')
  const key = scryptSync('clave-larga-9', salt, 32, { N: 2 ** 14, r: 8, p: 5, maxmem: 2 ** 26 })
  const old = `$scrypt$ln=14,r=8,p=5$${base64(salt)}$${base64(key)}`
  expect(await fits(old, 'clave-larga-9')).toBe(true)
  expect(await fits(old, 'clave-larga-8')).toBe(false)
  expect(isOutdated(old)).toBe(true)
})

test('a hash beside another has its salt and cost, so that one derivation answers for both', async () => {
  const theirs = await hashPassword(random, 'clave-larga-9')
  const beside = await hashPassword(random, 'otra-clave-8', theirs)
  const apart = await hashPassword(random, 'otra-clave-8')
  expect(beside.split('$').slice(0, 5)).toEqual(theirs.split('$').slice(0, 5))
  expect(await fittingHash([theirs, beside], 'clave-larga-9')).toBe(theirs)
  expect(await fittingHash([theirs, beside], 'otra-clave-8')).toBe(beside)
  expect(await fittingHash([theirs, beside], 'ninguna-7')).toBeUndefined()
  // Of another salt it would be a second derivation.
  expect(await fittingHash([theirs, apart], 'otra-clave-8')).toBeUndefined()
})

test('other parameters are outdated', () => {
  const tail = `${'A'.repeat(22)}$${'A'.repeat(43)}`
  expect(isOutdated(`$argon2id$v=19$m=12288,t=3,p=1$${tail}`)).toBe(false)
  for (const old of ['m=8192,t=3,p=1', 'm=12288,t=2,p=1', 'm=12288,t=3,p=2']) {
    expect(isOutdated(`$argon2id$v=19$${old}$${tail}`)).toBe(true)
  }
  expect(isOutdated(NO_PASSWORD)).toBe(true)
})

test('the 3,000 commonest of a length we take are refused, whatever their case', () => {
  expect(COMMON_PASSWORDS.size).toBe(3000)
  for (const word of COMMON_PASSWORDS) {
    expect(word.length).toBeGreaterThanOrEqual(PASSWORD_MIN)
    expect(() => requireUncommon(word.toUpperCase(), 'password', [])).toThrow(Refusal)
  }
  expect(requireUncommon('clave-larga-9', 'password', [])).toBeUndefined()
})

test('the brand, one’s own names and one’s own mailbox are refused, whatever is put around them', () => {
  const settings = { BRAND_NAME: 'Jopói' } as Parameters<typeof namesOf>[0]['settings']
  const person = { email: 'anita.lopez@example.com', firstName: 'María José', lastName: 'Núñez' }
  const names = namesOf({ settings }, person)
  const refused = [
    ...['jopoi2026', 'JOPÓI!!', 'jopoijopoi', 'mariajose1', 'María.José', 'nunez-123', 'Núñez1990'],
    ...['josemaria', 'anita.lopez', 'AnitaLopez99', 'jopoi-maria', 'lopez2026'],
  ]
  for (const password of refused) {
    expect(() => requireUncommon(password, 'password', names), password).toThrow(
      'password_own_name',
    )
  }
  for (const password of ['clave-larga-9', 'mariachi-7', 'jopoizinho', '84-71-93', 'nunezote 5']) {
    expect(requireUncommon(password, 'password', names)).toBeUndefined()
  }
})
