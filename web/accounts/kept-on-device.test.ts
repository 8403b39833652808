import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubForbiddenStorage } from '#web/testing/browser.ts'
import { clearDraft, loadDraft, saveDraft } from './register-draft.ts'
import { forgetPendingEmail, pendingEmail, rememberPendingEmail } from './verify/pending-email.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('the address that waits for its code is remembered until it is verified', () => {
  expect(pendingEmail()).toBeNull()
  rememberPendingEmail({ email: 'a+b@example.com', next: '/items/3' })
  expect(pendingEmail()).toEqual({ email: 'a+b@example.com', next: '/items/3' })
  forgetPendingEmail()
  expect(pendingEmail()).toBeNull()
})

test.each(['{', '3', 'null', '[]', '{"email":5}', 'ana@example.com'])(
  'what is not ours (%s) counts as nothing',
  (text) => {
    localStorage.setItem('pendingVerificationEmail', text)
    sessionStorage.setItem('registerDraft', text)
    expect(pendingEmail()).toBeNull()
    expect(Object.values(loadDraft()).every((value) => value === '')).toBe(true)
  },
)

test('the draft keeps what was typed and never a password', () => {
  saveDraft({
    ...loadDraft(),
    firstName: 'Ana',
    password: 'secreta-1',
    confirmPassword: 'secreta-1',
  })
  expect(loadDraft().firstName).toBe('Ana')
  expect(loadDraft().password).toBe('')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secreta')
  clearDraft()
  expect(loadDraft().firstName).toBe('')
})

test('where storage is forbidden nothing is kept and nothing breaks', () => {
  stubForbiddenStorage()
  rememberPendingEmail({ email: 'ana@example.com' })
  saveDraft({ ...loadDraft(), firstName: 'Ana' })
  expect(pendingEmail()).toBeNull()
  expect(loadDraft().firstName).toBe('')
  forgetPendingEmail()
  clearDraft()
})
