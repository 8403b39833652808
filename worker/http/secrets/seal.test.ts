import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const SECRET = 'a-key-of-a-deployment-for-tests-00001'

test('what was sealed opens again, and looks different every time', async () => {
  const both = await Promise.all([
    seal(SECRET, 'mail', 'SG.ñandú'),
    seal(SECRET, 'mail', 'SG.ñandú'),
  ])
  expect(both[0]).not.toBe(both[1])
  expect(both.join()).not.toContain('SG.')
  for (const one of both) expect(await unseal(SECRET, 'mail', one)).toBe('SG.ñandú')
})

test('another secret, another purpose and a changed text open nothing', async () => {
  const sealed = await seal(SECRET, 'mail', 'SG.key')
  expect(await unseal(`${SECRET}x`, 'mail', sealed)).toBeNull()
  expect(await unseal(SECRET, 'other', sealed)).toBeNull()
  const last = sealed.at(-5) === 'A' ? 'B' : 'A'
  expect(await unseal(SECRET, 'mail', sealed.slice(0, -5) + last + sealed.slice(-4))).toBeNull()
  expect(await unseal(SECRET, 'mail', 'short')).toBeNull()
})

test('what older builds have sealed opens as well, and as little to anybody else', async () => {
  const sealed = 'qOIwsxxB_8U-4aI0uHTws6pM2l2vsgoYx74Byppz8i89t0yzvqc'
  expect(await unseal(SECRET, 'mail', sealed)).toBe('SG.ñandú')
  expect(await unseal(SECRET, 'other', sealed)).toBeNull()
  expect(await unseal(`${SECRET}x`, 'mail', sealed)).toBeNull()
  expect(await unseal(SECRET, 'mail', sealed.replace('qOIw', 'qOIx'))).toBeNull()
  expect(await unseal(SECRET, 'mail', sealed.replace('zvqc', 'zvrc'))).toBeNull()
})

test('a text that names another way to be opened opens nothing', async () => {
  const [, ...rest] = (await seal(SECRET, 'mail', 'SG.key')).split('.')
  const header = btoa('{"alg":"A256KW","enc":"A256GCM"}')
  expect(await unseal(SECRET, 'mail', [header, ...rest].join('.'))).toBeNull()
})
