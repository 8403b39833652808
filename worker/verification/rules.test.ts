import { expect, test } from 'vitest'
import type { VerificationRecord } from './contract.ts'
import {
  isCodeKind,
  isDocumentKind,
  isFreeMail,
  isOwed,
  isPdf,
  kindOfProof,
  mayBePdf,
  packagePrice,
  packageRefusal,
  requestProblem,
  stepOf,
} from './rules.ts'
import { PACKAGES, VERIFICATION_KINDS, VERIFICATION_STATUSES } from './terms.ts'

test('every kind is proved by a code or by a document, and not by both', () => {
  for (const kind of VERIFICATION_KINDS) expect(isCodeKind(kind)).not.toBe(isDocumentKind(kind))
})

test('what may be asked for, for every kind and state', () => {
  const free = ['email', 'phone', 'government_id']
  for (const kind of VERIFICATION_KINDS) {
    for (const status of ['none', ...VERIFICATION_STATUSES] as const) {
      const expected =
        status === 'approved'
          ? 'verification_approved'
          : status === 'none' && !free.includes(kind)
            ? 'verification_closed'
            : null
      expect([kind, status, requestProblem(kind, status)]).toEqual([kind, status, expected])
    }
  }
})

test('the one next step, for every kind and state', () => {
  const steps = (kind: VerificationRecord['verificationType'], takesCode: boolean) =>
    (['none', ...VERIFICATION_STATUSES] as const).map((status) =>
      stepOf({ verificationType: kind, status, takesCode, reason: null, subject: null }),
    )
  // none, open, pending, approved, rejected
  expect(steps('email', false)).toEqual(['request', 'request', 'request', 'done', 'request'])
  expect(steps('corporate_email', false)).toEqual(steps('email', false))
  expect(steps('phone', false)).toEqual(['request', 'request', 'wait', 'done', 'request'])
  for (const kind of ['government_id', 'selfie', 'business_documents'] as const) {
    expect(steps(kind, false)).toEqual(['upload', 'upload', 'wait', 'done', 'upload'])
  }
  for (const kind of ['email', 'phone', 'corporate_email'] as const) {
    expect(steps(kind, true)[2]).toBe('code')
  }
})

test('packages ask for the kinds of D38, each for all of the one before it', () => {
  expect(PACKAGES.map((one) => one.verificationTypes.map(kindOfProof))).toEqual([
    ['government_id'],
    ['government_id', 'selfie'],
    ['government_id', 'selfie', 'corporate_email', 'business_documents'],
  ])
})

test.each([
  ['ana@gmail.com', true],
  ['ana@GMail.COM', true],
  ['ana@hotmail.es', true],
  ['ana@yahoo.com.ar', true],
  ['ana@outlook.com.py', true],
  ['ana@proton.me', true],
  ['ana@pm.me', true],
  ['ana@gmail.empresa.com.py', false],
  ['ana@migmail.com', false],
  ['ana@empresa.com.py', false],
  ['"a@gmail.com"@empresa.com', false],
])('%s is a mailbox that anybody gets: %s', (address, expected) => {
  expect(isFreeMail(address)).toBe(expected)
})

test('a PDF is told by its very first bytes; a face is no PDF', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(isPdf(bytes('%PDF-1.7'))).toBe(true)
  for (const text of ['', '%PDF', ' %PDF-', '<html>%PDF-', 'PDF-1.7']) {
    expect(isPdf(bytes(text))).toBe(false)
  }
  expect(
    ['government_id', 'business_documents', 'selfie'].map((k) => mayBePdf(k as 'selfie')),
  ).toEqual([true, true, false])
})

const [BRONZE, SILVER, GOLD] = PACKAGES

test('what is free is not sold; what is owned, or in a bigger one, is not sold again', () => {
  const refusals = (...levels: ('bronze' | 'silver' | 'gold')[]) =>
    PACKAGES.map((one) => packageRefusal(one, levels, one.price))
  expect(refusals()).toEqual([null, null, null])
  expect(refusals('bronze')).toEqual(['package_bought', null, null])
  expect(refusals('silver')).toEqual(['package_bought', 'package_bought', null])
  expect(refusals('gold')).toEqual(['package_bought', 'package_bought', 'package_bought'])
  for (const toPay of [0, -100]) expect(packageRefusal(GOLD, [], toPay)).toBe('package_free')
})

test('a bigger one costs the difference to what was really paid for what it contains', () => {
  const bronze = { packageId: BRONZE.id, amount: 500 }
  const silver = { packageId: SILVER.id, amount: 700 }
  expect(packagePrice(SILVER, [])).toBe(1200)
  expect(packagePrice(SILVER, [bronze])).toBe(700)
  expect(packagePrice(GOLD, [silver])).toBe(1800)
  expect(packagePrice(GOLD, [bronze, silver])).toBe(1300)
  // A bigger one makes none of its parts cheaper.
  expect(packagePrice(SILVER, [{ packageId: GOLD.id, amount: 2500 }])).toBe(1200)
})

test('of two that were paid at once the later is not owed: it is had, or its price is another by then', () => {
  const silver = { packageId: SILVER.id, amount: 1200 }
  const gold = { packageId: GOLD.id, amount: 2500 }
  expect([isOwed(silver, []), isOwed(gold, [])]).toEqual([true, true])
  expect([isOwed(silver, [gold]), isOwed(gold, [silver])]).toEqual([false, false])
  expect(isOwed(silver, [silver])).toBe(false)
  expect(isOwed({ ...gold, amount: 1300 }, [silver])).toBe(true)
  expect(isOwed({ packageId: 9, amount: 1 }, [])).toBe(false)
})
