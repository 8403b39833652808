import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, DONE, fresh, pass, press, VISITOR, visit } from '#web/accounts/testing.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { currentToast } from '#web/ui/toast/toast.ts'
import { rememberPendingEmail } from './pending-email.ts'

const RESEND = 'POST /api/auth/resend-verification'

beforeEach(() => {
  fresh()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(answer: Answers[typeof RESEND]) {
  const server = fakeServer({ 'GET /api/auth/user': VISITOR, [RESEND]: answer })
  await visit('/verify-email?email=ana%40example.com')
  await pass(0)
  return server
}

test('a code can be sent again every 30 seconds, counted in sight', async () => {
  const { named } = await open(DONE)
  press('Reenviar código')
  await pass(0)
  expect(named(RESEND).map((call) => call.body)).toEqual([{ email: 'ana@example.com' }])
  expect(button('Reenviar código en 30 s').disabled).toBe(true)
  await pass(10_000)
  expect(button('Reenviar código en 20 s').disabled).toBe(true)
  await pass(19_000)
  expect(button('Reenviar código en 1 s').disabled).toBe(true)
  await pass(1_000)
  press('Reenviar código')
  await pass(0)
  expect(named(RESEND)).toHaveLength(2)
  expect(button('Reenviar código en 30 s').disabled).toBe(true)
})

test('a code that could not be sent again is told, and the lock stays', async () => {
  await open(refusal(429, 'too_many', 'Espera un momento.'))
  press('Reenviar código')
  await pass(0)
  expect(currentToast()).toMatchObject({
    title: 'No se pudo reenviar el código',
    text: 'Espera un momento.',
  })
  expect(button('Reenviar código en 30 s').disabled).toBe(true)
})

test('whoever has just registered waits for what is left of the lock, also after a reload', async () => {
  const registered = { email: 'ana@example.com', sentAt: Date.now() }
  rememberPendingEmail(registered)
  await pass(12_000)
  const { named } = await open(DONE)
  expect(button('Reenviar código en 18 s').disabled).toBe(true)
  await pass(18_000)
  press('Reenviar código')
  await pass(0)
  expect(named(RESEND)).toHaveLength(1)
})

test('a code that was mailed to another address locks nothing', async () => {
  rememberPendingEmail({ email: 'otra@example.com', sentAt: Date.now() })
  await open(DONE)
  expect(button('Reenviar código').disabled).toBe(false)
})
