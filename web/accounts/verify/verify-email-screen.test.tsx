import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadDraft, saveDraft } from '#web/accounts/register-draft.ts'
import {
  ANA,
  beginSession,
  button,
  field,
  fresh,
  here,
  pass,
  press,
  type,
  VISITOR,
  visit,
} from '#web/accounts/testing.tsx'
import { chooseLanguage } from '#web/i18n/choose-language.ts'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { currentToast } from '#web/ui/toast/toast.ts'
import { pendingEmail, rememberPendingEmail } from './pending-email.ts'

const VERIFY = 'POST /api/auth/verify-email'
const USER = 'GET /api/auth/user'
const LINK = '/verify-email?email=ana%40example.com'
const CODE = 'Código de verificación'
const REFUSED = refusal(422, 'code_invalid', 'El código es inválido o ha expirado.')

beforeEach(() => {
  fresh()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(address: string, answers: Answers = {}) {
  const server = fakeServer({ [USER]: VISITOR, ...answers })
  await visit(address)
  await pass(0)
  return server
}

async function send(code: string) {
  type(CODE, code)
  press('Verificar')
  await pass(0)
}

test('only six digits can be sent', async () => {
  const { named } = await open(LINK)
  expect(button('Verificar').disabled).toBe(true)
  type(CODE, '12345')
  expect(button('Verificar').disabled).toBe(true)
  fireEvent.submit(field(CODE))
  fireEvent.blur(field(CODE))
  await pass(0)
  expect(screen.getByText('El código debe tener 6 dígitos')).toBeTruthy()
  type(CODE, '1234567')
  expect(field(CODE).value).toBe('123456')
  expect(button('Verificar').disabled).toBe(false)
  expect(named(VERIFY)).toEqual([])
})

test('letters are not taken, and it says why; what is pasted is stripped to digits', async () => {
  await open(LINK)
  type(CODE, '1a')
  expect(field(CODE).value).toBe('1')
  expect(screen.getByText('El código debe contener solo números')).toBeTruthy()
  fireEvent.paste(field(CODE), { clipboardData: { getData: () => 'Tu código es 048-213.' } })
  expect(field(CODE).value).toBe('048213')
  expect(screen.queryByText('El código debe contener solo números')).toBeNull()
  expect(field(CODE).autocomplete).toBe('one-time-code')
  expect(field(CODE).inputMode).toBe('numeric')
})

test('a code in the link is filled in and sent by itself after one second', async () => {
  const { named } = await open(`${LINK}&code=048213`, { [VERIFY]: 'never' })
  expect(field(CODE).value).toBe('048213')
  await pass(999)
  expect(named(VERIFY)).toEqual([])
  await pass(1)
  expect(named(VERIFY).map((call) => call.body)).toEqual([
    { email: 'ana@example.com', code: '048213' },
  ])
  await pass(10_000)
  expect(named(VERIFY)).toHaveLength(1)
})

test.each(['04821', 'abcdef', ''])('a link with the code %j waits for the person', async (code) => {
  const { named } = await open(`${LINK}&code=${code}`)
  await pass(5_000)
  expect(named(VERIFY)).toEqual([])
})

test('a code from the link that is touched is not sent by itself', async () => {
  const { named } = await open(`${LINK}&code=048213`)
  type(CODE, '04821')
  await pass(5_000)
  expect(named(VERIFY)).toEqual([])
})

test('once verified nothing is kept, who one is is fetched, and after 1.5 s one is back', async () => {
  rememberPendingEmail({ email: 'ana@example.com', next: '/items/7' })
  saveDraft({ ...loadDraft(), firstName: 'Ana' })
  const server = await open('/verify-email', { [VERIFY]: { body: { signedIn: true } } })
  expect(screen.getByText(/ana@example\.com/)).toBeTruthy()
  beginSession()
  server.answers[USER] = ANA
  type(CODE, '048213')
  press('Verificar')
  await pass(0)
  expect(screen.getByText('Email verificado')).toBeTruthy()
  expect(pendingEmail()).toBeNull()
  expect(loadDraft().firstName).toBe('')
  expect(server.named(USER)).toHaveLength(1)
  await pass(1_400)
  expect(here()).toBe('/verify-email')
  await pass(100)
  expect(here()).toBe('/items/7')
})

test('without a way back verifying leads home; a foreign one is not followed', async () => {
  await open(`${LINK}&next=https://elsewhere.example`, { [VERIFY]: { body: { signedIn: true } } })
  type(CODE, '048213')
  press('Verificar')
  await pass(1_600)
  expect(here()).toBe('/')
})

test('without an address it leads to the registration', async () => {
  await open('/verify-email?next=%2Fitems%2F7')
  expect(here()).toBe('/custom-register?next=%2Fitems%2F7')
})

test('who is verified and signed in already is sent on', async () => {
  beginSession()
  await open(`${LINK}&next=%2Fitems%2F7`, { [USER]: ANA })
  await pass(0)
  expect(here()).toBe('/items/7')
})

test.each([REFUSED, refusal(422, 'other', 'Este código ha expirado')])(
  'a refused code is told with what to do, and the field is ready for the next',
  async (answer) => {
    await open(LINK, { [VERIFY]: answer })
    await send('111111')
    expect(currentToast()).toMatchObject({
      title: 'Código inválido',
      text: 'El código ingresado es inválido o ha expirado. Verifica el código o solicita uno nuevo.',
    })
    expect(field(CODE).value).toBe('')
    expect(field(CODE).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field(CODE))
    type(CODE, '2')
    expect(field(CODE).getAttribute('aria-invalid')).toBe('false')
  },
)

test('without a network the code stays, and it says so', async () => {
  await open(LINK, { [VERIFY]: 'no network' })
  await send('111111')
  expect(currentToast()?.title).toBe('Sin conexión')
  expect(field(CODE).value).toBe('111111')
})

test('any other refusal keeps the code too', async () => {
  await open(LINK, { [VERIFY]: refusal(429, 'too_many', 'Demasiados intentos.') })
  await send('111111')
  expect(currentToast()?.text).toBe('Demasiados intentos.')
  expect(field(CODE).value).toBe('111111')
})

test('another language keeps the code', async () => {
  await open(LINK)
  type(CODE, '0482')
  await act(() => chooseLanguage('en'))
  expect(field('Verification code').value).toBe('0482')
  await act(() => chooseLanguage('es'))
})
