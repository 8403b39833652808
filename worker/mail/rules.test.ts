import { expect, test } from 'vitest'
import { isTooLate, MAIL_ATTEMPTS_MAX, modeWith, outcomeOf, waitAfter } from './rules.ts'

test('where mail goes: the service wins, local mode keeps it, nothing else can send', () => {
  const key = 'SG.x'
  for (const ENVIRONMENT of ['production', 'local'] as const) {
    expect(modeWith({ ENVIRONMENT, SENDGRID_API_KEY: key }, false)).toBe('service')
    expect(modeWith({ ENVIRONMENT, SENDGRID_API_KEY: key }, true)).toBe('service')
    expect(modeWith({ ENVIRONMENT }, true)).toBe('service')
  }
  expect(modeWith({ ENVIRONMENT: 'local' }, false)).toBe('local')
  expect(modeWith({ ENVIRONMENT: 'production' }, false)).toBe('none')
})

test('what becomes of a mail after every kind of answer and number of attempts', () => {
  for (let attempts = 1; attempts <= MAIL_ATTEMPTS_MAX + 1; attempts += 1) {
    expect(outcomeOf('sent', attempts)).toBe('sent')
    expect(outcomeOf('refused', attempts)).toBe('dead')
    expect(outcomeOf('failed', attempts)).toBe(attempts < MAIL_ATTEMPTS_MAX ? 'retry' : 'dead')
  }
})

test('waits grow and end at six hours', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => waitAfter(attempts) / 60_000)
  expect(minutes).toEqual([1, 4, 16, 64, 256, 360, 360, 360])
})

test('only mails with a code can come too late, after ten minutes', () => {
  for (const kind of ['verify_code', 'reset_code']) {
    expect(isTooLate(kind, 0, 599_999)).toBe(false)
    expect(isTooLate(kind, 0, 600_000)).toBe(true)
  }
  for (const kind of ['known_address', 'password_changed']) {
    expect(isTooLate(kind, 0, 900_000_000)).toBe(false)
  }
})
