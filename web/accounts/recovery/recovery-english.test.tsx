/** Every sentence of recovery and verification in the other language. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, DONE, field, fresh, here, said, VISITOR, visit } from '#web/accounts/testing.tsx'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { currentToast } from '#web/ui/toast/toast.ts'

const FORGOT = 'POST /api/auth/forgot-password'
const VERIFY_RESET = 'POST /api/auth/verify-reset-code'
const RESET = 'POST /api/auth/reset-password'
const CODE = 'Verification code'
const LAPSED = refusal(422, 'reset_token_invalid', 'The link or code is invalid or has expired.')
const REFUSED = refusal(422, 'code_invalid', 'The code is invalid or has expired.')

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

test.each([
  [refusal(503, 'EMAIL_SERVICE_NOT_CONFIGURED', 'x'), 'Service unavailable', /administrator/],
  [refusal(503, 'EMAIL_SEND_FAILED', 'x'), 'Sending failed', /Check the address/],
  [refusal(429, 'too_many', 'Too many attempts.'), 'Error', /^Too many attempts\.$/],
  [{ status: 502, text: '<html>nginx</html>' }, 'Error', /^The code could not be sent$/],
  ['no network' as const, 'No connection', /./],
])('a code that could not be sent is told (%#)', async (answer, title, text) => {
  fakeServer({ [FORGOT]: answer })
  await visit('/forgot-password?email=ana%40example.com', 'en')
  await userEvent.click(button('Send code'))
  await said(title)
  expect(currentToast()?.text).toMatch(text)
  expect(field('Email').value).toBe('ana@example.com')
})

test.each([
  ['/forgot-password', VERIFY_RESET],
  ['/verify-email', 'POST /api/auth/verify-email'],
])('%s: a refused code is told, and the field is empty for the next', async (path, call) => {
  fakeServer({ 'GET /api/auth/user': VISITOR, [call]: REFUSED })
  await visit(`${path}?email=ana%40example.com&code=048213`, 'en')
  await userEvent.click(button('Verify'))
  await said('Invalid code')
  expect(currentToast()?.text).toBe(
    'The code you entered is invalid or has expired. Check the code or request a new one.',
  )
  expect(field(CODE).value).toBe('')
  fireEvent.change(field(CODE), { target: { value: 'x1' } })
  expect(screen.getByText('The code must contain only numbers')).toBeTruthy()
})

test.each([
  ['/forgot-password', FORGOT],
  ['/verify-email', 'POST /api/auth/resend-verification'],
])('%s: a code that could not be sent again is told', async (path, call) => {
  fakeServer({ 'GET /api/auth/user': VISITOR, [call]: { status: 502, text: '<html>' } })
  await visit(`${path}?email=ana%40example.com&code=1`, 'en')
  await userEvent.click(button('Send the code again'))
  await said('The code could not be sent again')
  expect(currentToast()?.text).toBe('')
  expect(button('Send again in 30 s').disabled).toBe(true)
})

test('a token that went stale, as when the password was changed elsewhere: the first stage says why', async () => {
  fakeServer({ [VERIFY_RESET]: { body: { resetToken: 'token-1' } }, [RESET]: LAPSED })
  await visit('/forgot-password?email=ana%40example.com&code=048213&next=%2Fitems%2F7', 'en')
  await userEvent.click(button('Verify'))
  await userEvent.type(await screen.findByLabelText('New password'), 'clave-nueva-9')
  await userEvent.type(field('Confirm password'), 'clave-nueva-9')
  await userEvent.click(button('Save password'))
  await said('Could not save the password')
  expect(await screen.findByText(/The code you used no longer works/)).toBeTruthy()
  expect(field('Email').value).toBe('ana@example.com')
  expect(here()).toBe('/forgot-password?next=%2Fitems%2F7')
})

test('from address to a new password', async () => {
  fakeServer({
    [FORGOT]: DONE,
    [VERIFY_RESET]: { body: { resetToken: 'token-1' } },
    [RESET]: DONE,
  })
  await visit('/forgot-password', 'en')
  await userEvent.type(field('Email'), 'ana@example.com')
  await userEvent.click(button('Send code'))
  await userEvent.type(await screen.findByLabelText(CODE), '048213')
  await userEvent.click(button('Verify'))
  await userEvent.type(await screen.findByLabelText('New password'), 'corta')
  await userEvent.type(field('Confirm password'), 'otra')
  await userEvent.click(button('Save password'))
  expect(screen.getByText('The password must have at least 6 characters')).toBeTruthy()
  expect(screen.getByText('The passwords do not match')).toBeTruthy()
  for (const label of ['New password', 'Confirm password']) {
    await userEvent.clear(field(label))
    await userEvent.type(field(label), 'clave-nueva-9')
  }
  await userEvent.click(button('Save password'))
  await waitFor(() => expect(here()).toBe('/custom-login'))
  expect(currentToast()?.title).toBe('Password saved')
})
