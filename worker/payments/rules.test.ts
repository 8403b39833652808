import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STATUSES } from '../trades/terms.ts'
import {
  DEPOSIT_MAX,
  DEPOSIT_MIN,
  depositAmount,
  depositRefusal,
  INTENT_STATES,
  type IntentState,
  isLapsing,
  isSecure,
  nextStatus,
  providerAmount,
  retryAfter,
  statusAt,
} from './rules.ts'
import { PAYMENT_STATUSES, type PaymentStatus } from './terms.ts'

const DAY = 86_400_000
const NOW = 1_000 * DAY

test.each([
  [0, 500],
  [1, 100],
  [73_000, 100],
  [730_000, 1000],
  [1_234_567, 1691],
  [3_650_000, 5000],
  [900_000_000, 5000],
])('a thing worth %i guaraníes is secured with %i cents (7.300 a dollar)', (value, cents) => {
  expect(depositAmount(value, 7300)).toBe(cents)
})

test('a deposit is whole cents within its limits, and grows with the value', () => {
  const value = fc.integer({ min: 1, max: 2_000_000_000 })
  const rate = fc.double({ min: 1, max: 100_000, noNaN: true })
  fc.assert(
    fc.property(value, value, rate, (a, b, perUsd) => {
      const [less, more] = [
        depositAmount(Math.min(a, b), perUsd),
        depositAmount(Math.max(a, b), perUsd),
      ]
      expect(Number.isInteger(less)).toBe(true)
      expect(less).toBeGreaterThanOrEqual(DEPOSIT_MIN)
      expect(more).toBeLessThanOrEqual(DEPOSIT_MAX)
      expect(less).toBeLessThanOrEqual(more)
    }),
  )
})

test('case 11: a currency without decimals is not multiplied', () => {
  expect(providerAmount('PYG', 15_000_000)).toBe(150_000)
  expect(providerAmount('pyg', 15_000_000)).toBe(150_000)
  expect(providerAmount('USD', 1250)).toBe(1250)
  expect(providerAmount('usd', 1250)).toBe(1250)
})

test('only an accepted trade with a meeting is secured', () => {
  for (const status of STATUSES) {
    const isOpen = status === 'accepted' || status === 'in_progress'
    expect(depositRefusal({ status, agreedAt: null })).toBe(
      isOpen ? 'deposit_no_meeting' : 'deposit_closed',
    )
    expect(depositRefusal({ status, agreedAt: NOW })).toBe(isOpen ? null : 'deposit_closed')
  }
})

/** What the provider says in each state of ours; what is not named changes nothing. */
const DEPOSIT: Partial<Record<PaymentStatus, Partial<Record<IntentState, PaymentStatus>>>> = {
  created: { held: 'held', paid: 'captured', refunded: 'captured', cancelled: 'cancelled' },
  held: { paid: 'captured', refunded: 'captured', cancelled: 'lapsed' },
  releasing: { paid: 'captured', refunded: 'captured', cancelled: 'released' },
  capturing: { paid: 'captured', refunded: 'captured', cancelled: 'lapsed' },
}
const PURCHASE: typeof DEPOSIT = {
  created: { paid: 'paid', refunded: 'released', cancelled: 'cancelled' },
  releasing: { refunded: 'released', cancelled: 'cancelled' },
}

test('cases 8 and 9: every word of the provider in every state, walked exhaustively', () => {
  for (const status of PAYMENT_STATUSES) {
    for (const state of INTENT_STATES) {
      const known = { status, captureBefore: NOW }
      expect([status, state, nextStatus({ ...known, isDeposit: true }, state)]).toEqual([
        status,
        state,
        DEPOSIT[status]?.[state] ?? null,
      ])
      // Nothing is held of a purchase.
      if (!['created', 'paid', 'releasing', 'released'].includes(status)) continue
      const purchase = { status, captureBefore: null, isDeposit: false }
      expect([status, state, nextStatus(purchase, state)]).toEqual([
        status,
        state,
        PURCHASE[status]?.[state] ?? null,
      ])
    }
  }
})

test('the same words in any order and number end alike', () => {
  const words = fc.array(fc.constantFrom(...INTENT_STATES), { maxLength: 8 })
  const OVER = ['released', 'lapsed', 'captured', 'cancelled']
  fc.assert(
    fc.property(words, (all) => {
      let status: PaymentStatus = 'created'
      for (const state of [...all, ...all]) {
        const next = nextStatus({ status, captureBefore: null, isDeposit: true }, state)
        if (next !== null) expect(OVER).not.toContain(status)
        status = next ?? status
      }
    }),
  )
})

test('one that was never held is not released but cancelled', () => {
  const known = { status: 'releasing', captureBefore: null, isDeposit: true } as const
  expect(nextStatus(known, 'cancelled')).toBe('cancelled')
})

test('case 10: held is lapsed from its last moment on, and can be renewed the day before', () => {
  const at = (captureBefore: number) => ({ status: 'held', captureBefore }) as const
  expect(statusAt(at(NOW), NOW)).toBe('lapsed')
  expect(statusAt(at(NOW + 1), NOW)).toBe('held')
  expect(isLapsing(at(NOW + DAY), NOW)).toBe(true)
  expect(isLapsing(at(NOW + DAY + 1), NOW)).toBe(false)
  expect(isSecure(at(NOW + DAY + 1), NOW)).toBe(true)
  expect(isSecure(at(NOW + DAY), NOW)).toBe(false)
  expect(isSecure(at(NOW), NOW)).toBe(false)
  expect(isLapsing(at(NOW), NOW)).toBe(false)
})

test('what fails is tried again later and later, at most every four hours', () => {
  expect([0, 1, 2, 20].map((n) => retryAfter(n) / 60_000)).toEqual([1, 2, 4, 240])
})
