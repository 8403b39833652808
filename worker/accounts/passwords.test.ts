import { expect, test } from 'vitest'
import { Refusal } from '../http/errors.ts'
import { random } from '../http/random.ts'
import { hashAtRealCost } from '../testing/cheap-hash.ts'
import { COMMON_PASSWORDS } from './common-passwords.generated.ts'
import {
  hashPassword,
  isOutdated,
  NO_PASSWORD,
  passwordFits,
  requireUncommon,
} from './passwords.ts'
import { PASSWORD_MIN } from './terms.ts'

hashAtRealCost()

test('a hash is a PHC string of today’s parameters with a salt of its own, and fits', async () => {
  const hash = await hashPassword(random, 'contraseña-á')
  expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await hashPassword(random, 'contraseña-á')).not.toBe(hash)
  expect(await passwordFits(hash, 'contraseña-á')).toBe(true)
  // The same letters, typed as letter and accent.
  expect(await passwordFits(hash, 'contraseña-á'.normalize('NFD'))).toBe(true)
  expect(await passwordFits(hash, 'contrasena-a')).toBe(false)
  expect(isOutdated(hash)).toBe(false)
})

test('nothing fits where there is no hash, and it takes as long', async () => {
  const began = performance.now()
  expect(await passwordFits(undefined, 'x')).toBe(false)
  expect(performance.now() - began).toBeGreaterThan(30)
  expect(await passwordFits(NO_PASSWORD, NO_PASSWORD)).toBe(false)
  expect(await passwordFits('$scrypt$ln=14,r=8,p=5$broken', 'x')).toBe(false)
})

test('other parameters are outdated', () => {
  const tail = `${'A'.repeat(22)}$${'A'.repeat(43)}`
  expect(isOutdated(`$scrypt$ln=14,r=8,p=5$${tail}`)).toBe(false)
  for (const old of ['ln=13,r=8,p=5', 'ln=14,r=9,p=5', 'ln=14,r=8,p=1']) {
    expect(isOutdated(`$scrypt$${old}$${tail}`)).toBe(true)
  }
  expect(isOutdated(NO_PASSWORD)).toBe(true)
})

test('the 1,000 commonest of a length we take are refused, whatever their case', () => {
  expect(COMMON_PASSWORDS.size).toBe(1000)
  for (const word of COMMON_PASSWORDS) {
    expect(word.length).toBeGreaterThanOrEqual(PASSWORD_MIN)
    expect(() => requireUncommon(word.toUpperCase(), 'password')).toThrow(Refusal)
  }
  expect(requireUncommon('clave-larga-9', 'password')).toBeUndefined()
})
