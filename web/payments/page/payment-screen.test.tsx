import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Deposit } from '#contract/payments'
import {
  CONFIRM,
  freshPayment,
  ORDER,
  openPayment,
  SANDBOX,
  START,
  STARTED,
} from '#web/payments/testing.tsx'
import { refusal } from '#web/testing/fake-server.ts'
import { ANA, makePage } from '#web/trades/testing.ts'
import { leaveTo } from '#web/ui/navigation/reload.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))
vi.mock('#web/ui/navigation/reload.ts', async (original) => ({
  ...(await original<object>()),
  leaveTo: vi.fn(),
}))

// Fetched once: its first time takes longer than a test waits.
beforeAll(async () => void (await import('./sandbox-form.tsx')))
beforeEach(() => {
  freshPayment()
  vi.mocked(leaveTo).mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const card = () => screen.findByLabelText('Número de tarjeta de prueba')
const pay = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Poner depósito/ }))

test('says what it is for and when it may be taken, pays, confirms and leads on after 3 seconds', async () => {
  const { server } = await openPayment(`${ORDER}&description=Por%20la%20bici`)
  expect(await screen.findByText('Por la bici')).toBeTruthy()
  expect(
    screen.getByText(/un administrador lo decide después de oír a las dos partes/),
  ).toBeTruthy()
  expect(
    screen.getByText('USD 5,00', { normalizer: (text) => text.replace(/\s/g, ' ') }),
  ).toBeTruthy()
  await userEvent.type(await card(), '4242 4242 4242 4242')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: /^Poner depósito/ }))
  expect(await screen.findByText('Depósito confirmado')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ir a mis intercambios' }).getAttribute('href')).toBe(
    '/trades',
  )
  expect(server.named(START)[0]?.body).toEqual({
    tradeProposalId: 7,
    amount: 500,
    paymentType: 'security_deposit',
  })
  expect(server.named(CONFIRM)[0]?.body).toEqual({ paymentIntentId: 'sbx_1' })
  expect(leaveTo).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(leaveTo).toHaveBeenCalledWith('/trades')
})

test.each([
  '',
  '?proposalId=7',
  '?amount=500',
  '?proposalId=x&amount=500',
  '?proposalId=7&amount=-5',
])('without its parameters (%s) it says so and asks for nothing', async (search) => {
  const { server } = await openPayment(search)
  expect(await screen.findByText('Faltan parámetros requeridos')).toBeTruthy()
  expect(server.named(START)).toHaveLength(0)
})

test('case 7: what is paid is said to be, without a form', async () => {
  await openPayment(ORDER, {
    [START]: refusal(409, 'deposit_held', 'Este depósito está ya pagado.'),
  })
  expect(await screen.findByText('Ya pagado')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(leaveTo).not.toHaveBeenCalled()
})

const TRADE = 'GET /api/trades/7'
const tradeWith = (deposits: Deposit[]) => ({
  body: makePage(7, { status: 'in_progress', deposits }),
})
const HELD: Deposit = {
  userId: ANA.id,
  amount: 500,
  status: 'held',
  captureBefore: '2026-12-10T00:00:00.000Z',
  isLapsing: false,
}

test('success=true is success where the server knows of it, and begins nothing', async () => {
  const { server } = await openPayment(`${ORDER}&success=true`, { [TRADE]: tradeWith([HELD]) })
  expect(await screen.findByText('Depósito confirmado')).toBeTruthy()
  expect(server.named(START)).toHaveLength(0)
})

test('an address alone claims no deposit: the server is asked a few times, and again by hand', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const others = [
    { ...HELD, userId: 'beto' },
    { ...HELD, status: 'lapsed' as const },
  ]
  const { server } = await openPayment(`${ORDER}&success=true`, { [TRADE]: tradeWith(others) })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await screen.findByText('Todavía esperamos la confirmación del pago')).toBeTruthy()
  expect(screen.queryByText('Depósito confirmado')).toBeNull()
  expect(server.named(TRADE).length).toBeGreaterThan(2)
  server.answers[TRADE] = tradeWith([HELD])
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Comprobar de nuevo' }))
  expect(await screen.findByText('Depósito confirmado')).toBeTruthy()
  expect(server.named(START)).toHaveLength(0)
})

test('nor for a trade of others', async () => {
  await openPayment(`${ORDER}&success=true`, {
    [TRADE]: refusal(404, 'trade_not_found', 'Intercambio no encontrado'),
  })
  expect(await screen.findByRole('heading', { name: 'Intercambio no encontrado' })).toBeTruthy()
  expect(screen.queryByText('Depósito confirmado')).toBeNull()
})

test('back from a bank that took the whole page, the server is asked', async () => {
  const returned = `${ORDER}&success=true&payment_intent=pi_9`
  const { server } = await openPayment(returned, {
    [CONFIRM]: refusal(409, 'payment_unconfirmed', 'Error confirmando el pago'),
  })
  expect(await screen.findByText('Error confirmando el pago')).toBeTruthy()
  server.answers[CONFIRM] = { body: { status: 'held' } }
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText('Depósito confirmado')).toBeTruthy()
  expect(server.named(CONFIRM)[1]?.body).toEqual({ paymentIntentId: 'pi_9' })
  expect(server.named(START)).toHaveLength(0)
})

test('one that is over is not asked about again: another begins', async () => {
  const { server } = await openPayment(`${ORDER}&success=true&payment_intent=pi_9`, {
    [CONFIRM]: refusal(409, 'payment_over', 'Este pago ya terminó. Vuelve a empezar.'),
  })
  expect(await screen.findByText('Este pago ya terminó. Vuelve a empezar.')).toBeTruthy()
  expect(screen.queryByText('Depósito confirmado')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await card()).toBeTruthy()
  expect([server.named(CONFIRM).length, server.named(START).length]).toEqual([1, 1])
})

test('nor after another did not begin', async () => {
  const { server } = await openPayment(`${ORDER}&success=true&payment_intent=pi_9`, {
    [CONFIRM]: refusal(409, 'payment_over', 'Este pago ya terminó. Vuelve a empezar.'),
    [START]: refusal(503, 'payments_down', 'El servicio de pagos no responde.'),
  })
  const again = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }))
  await again()
  await screen.findByText('El servicio de pagos no responde.')
  server.answers[START] = { body: STARTED }
  await again()
  expect(await card()).toBeTruthy()
  expect([server.named(CONFIRM).length, server.named(START).length]).toEqual([1, 2])
})

test('a payment that cannot be prepared is one sentence, a way out and another try', async () => {
  const { server } = await openPayment(ORDER, {
    [START]: refusal(503, 'payments_down', 'El servicio de pagos no responde.'),
  })
  expect(await screen.findByText('Error creando intención de pago')).toBeTruthy()
  expect(screen.getByText('El servicio de pagos no responde.')).toBeTruthy()
  server.answers[START] = { status: 500, text: 'boom' }
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText('No se pudo crear el intento de pago.')).toBeTruthy()
})

test('a declined card stays typed, the provider’s sentence is told', async () => {
  await openPayment(ORDER, {
    [SANDBOX]: refusal(422, 'card_declined', 'Tu tarjeta fue rechazada.'),
  })
  await userEvent.type(await card(), '4000000000000002')
  await pay()
  expect(await screen.findByText('Error en el Pago')).toBeTruthy()
  expect(screen.getByText('Tu tarjeta fue rechazada.')).toBeTruthy()
  expect(((await card()) as HTMLInputElement).value).toBe('4000000000000002')
})

test('another card than the test ones is not even sent', async () => {
  const { server } = await openPayment(ORDER)
  await userEvent.type(await card(), '5555 5555 5555 4444')
  await pay()
  expect(await screen.findByText(/usa una de las tarjetas de prueba/)).toBeTruthy()
  expect(server.named(SANDBOX)).toHaveLength(0)
})

test('the bank’s second step is asked, and what is answered is sent', async () => {
  const { server } = await openPayment(ORDER, { [SANDBOX]: { body: { status: 'second_step' } } })
  await userEvent.click(await screen.findByRole('button', { name: /3184/ }))
  await pay()
  expect(document.activeElement).toBe(await screen.findByText('Tu banco pregunta'))
  server.answers[SANDBOX] = { body: { status: 'confirmed' } }
  await userEvent.click(screen.getByRole('button', { name: 'Sí, aprobar' }))
  expect(await screen.findByText('Depósito confirmado')).toBeTruthy()
  expect(server.named(SANDBOX)[1]?.body).toMatchObject({ isApproved: true })
})

test('a confirmation that fails is asked again without paying again', async () => {
  const { server } = await openPayment(ORDER, { [CONFIRM]: 'no network' })
  await userEvent.type(await card(), '4242424242424242')
  await pay()
  const again = await screen.findByRole('button', { name: 'Comprobar de nuevo' })
  expect(screen.queryByRole('textbox')).toBeNull()
  server.answers[CONFIRM] = { body: { status: 'held' } }
  await userEvent.click(again)
  await waitFor(() => expect(screen.getByText('Depósito confirmado')).toBeTruthy())
  expect(server.named(SANDBOX)).toHaveLength(1)
})

test('while it is asked again, a further press asks nothing', async () => {
  const { server } = await openPayment(ORDER, { [CONFIRM]: 'no network' })
  await userEvent.type(await card(), '4242424242424242')
  await pay()
  const again = await screen.findByRole('button', { name: 'Comprobar de nuevo' })
  server.answers[CONFIRM] = 'never'
  await userEvent.click(again)
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('true'))
  await userEvent.click(again)
  expect(server.named(CONFIRM)).toHaveLength(2)
})
