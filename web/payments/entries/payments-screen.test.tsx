/** _Mis pagos_: a line for whatever became of one's money, in every state of the list (D56). */
import { onlineManager } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenPayout, PaymentEntry, SeenEntry, StuckPayment } from '#contract/payments'
import type { Language } from '#terms/http'
import { beginSession, fresh } from '#web/accounts/testing.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { EntriesPanel } from './entries-panel.tsx'
import { PaymentsScreen } from './payments-screen.tsx'
import { PayoutsPanel } from './payouts-panel.tsx'
import { StuckList } from './stuck-list.tsx'

beforeEach(fresh)
afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

const MINE = 'GET /api/user/payments'
const ALL = 'GET /api/admin/payments'
const entry = (id: number, given: Partial<PaymentEntry> = {}): PaymentEntry => ({
  ...{ id, kind: 'held', amount: 500, tradeId: 7, item: `Mesa ${id}`, badgeLevel: null },
  ...{ createdAt: '2026-11-27T15:00:00.000Z', reference: `pay_${id}`, ...given },
})
const down = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => entry(from - n))
const NEXT = { link: '</api/user/payments?limit=20&cursor=b>; rel="next"' }

function open(answers: Answers, language?: Language) {
  beginSession()
  const server = fakeServer({
    'GET /api/auth/user': { body: makePerson() },
    'GET /api/user/payouts': { body: [] },
    ...answers,
  })
  return renderApp(<PaymentsScreen />, language).then((view) => ({ ...server, ...view }))
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Movimientos' })).getAllByRole('listitem')

test('each says what, how much, when, of which trade or package, and its reference', async () => {
  await open({
    [MINE]: {
      body: [
        entry(4, { kind: 'bought', amount: 1200, tradeId: null, item: null, badgeLevel: 'silver' }),
        entry(3, { kind: 'captured', item: null }),
        entry(2),
      ],
    },
  })
  await screen.findByText('Depósito retenido')
  expect(rows().map((row) => row.textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Paquete de verificaciónUSD 12,00Platavie 27 nov, 12:00Referencia: pay_4',
    'Depósito cobradoUSD 5,00Intercambio n.º 7vie 27 nov, 12:00Referencia: pay_3',
    'Depósito retenidoUSD 5,00Mesa 2No es un cobro: se libera al terminar el intercambio.vie 27 nov, 12:00Referencia: pay_2',
  ])
  expect(screen.getByRole('link', { name: 'Mesa 2' }).getAttribute('href')).toBe('/trades/7')
})

test('older ones come by twenty, each once', async () => {
  await open({
    [MINE]: ({ url }) =>
      url.searchParams.get('cursor') === 'b'
        ? { body: down(6, 6) }
        : { body: down(25, 20), headers: NEXT },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ver anteriores' }))
  await screen.findByText('Mesa 1')
  expect(rows()).toHaveLength(25)
})

test('without any it says that trading costs nothing', async () => {
  await open({ [MINE]: { body: [] } })
  await screen.findByText('Todavía no hay pagos')
  expect(screen.getByText(/^Intercambiar no cuesta nada/)).toBeTruthy()
})

test('a failing server is said, and asked again; without a network nobody looks at shapes for ever', async () => {
  const { answers } = await open({ [MINE]: { status: 500, text: '{}' } })
  await screen.findByText('No pudimos cargar los pagos')
  answers[MINE] = { body: [entry(1)] }
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  await screen.findByText('Mesa 1')
})

test('offline, what is not there yet is said', async () => {
  onlineManager.setOnline(false)
  const { container } = await open({ [MINE]: { body: [] } })
  await screen.findByText('Verás los pagos cuando vuelva la conexión.')
  expect(container.querySelector('[aria-busy="true"]')).toBeNull()
})

test('in English', async () => {
  await open({ [MINE]: { body: [entry(1, { kind: 'released' })] } }, 'en')
  await screen.findByText('Deposit released')
  expect(screen.getByRole('heading', { level: 1, name: 'My payments' })).toBeTruthy()
})

test('an administrator finds by what is at hand, and sees whose it is; all come back in a tap', async () => {
  const seen: SeenEntry = { ...entry(9, { kind: 'paid_out' }), userId: 'ana', name: 'Ana López' }
  const server = fakeServer({
    [ALL]: ({ url }) => ({ body: url.searchParams.get('search') ? [] : [seen] }),
  })
  await renderApp(<EntriesPanel />)
  await screen.findByText('Depósito pagado a la persona')
  expect(screen.getByRole('link', { name: 'Ana López' }).getAttribute('href')).toBe(
    '/admin?tab=people&person=ana',
  )
  await userEvent.type(
    screen.getByRole('searchbox', { name: 'Buscar' }),
    ' ana@example.com {Enter}',
  )
  await screen.findByText('Nada con «ana@example.com»')
  expect(server.named(ALL).map(({ url }) => url.searchParams.get('search'))).toEqual([
    null,
    'ana@example.com',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Ver todos' }))
  await screen.findByText('Depósito pagado a la persona')
})

const PAY = 'POST /api/admin/payouts/3/paid'
const OWED: OpenPayout = {
  ...{ id: 3, amount: 500, tradeId: 7, item: 'Mesa', userId: 'ana', name: 'Ana López' },
  ...{ payableAt: '2026-11-20T15:00:00.000Z', hasDetails: true, isProved: true, refusal: null },
}

test('what is owed says why it is not to be paid yet, and is marked as paid with the bank’s reference', async () => {
  const server = fakeServer({
    'GET /api/admin/payouts': {
      body: [{ ...OWED, id: 2, refusal: 'payout_early', name: 'Beto' }, OWED],
    },
    'POST /api/admin/payouts/3/details': {
      body: { holder: 'Ana López', bank: 'Banco Río', account: '123' },
    },
    [PAY]: refusal(409, 'payout_disputed', 'El banco discute el cobro.'),
  })
  await renderApp(<PayoutsPanel />)
  await screen.findByText('Se puede pagar desde el vie 20 nov, 12:00.')
  expect(screen.queryByRole('button', { name: 'Pagar a Beto' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Pagar a Ana López' }))
  await screen.findByText('Banco Río')
  await userEvent.type(screen.getByRole('textbox', { name: 'Referencia del banco' }), 'TRX 1')
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como pagado' }))
  // Refused, what was typed stays.
  await screen.findByText('El banco discute el cobro.')
  server.answers[PAY] = { status: 204, text: null }
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como pagado' }))
  await screen.findByText('Pago anotado')
  expect(server.named(PAY).at(-1)?.body).toEqual({ reference: 'TRX 1' })
})

test('nothing is marked as paid before it was read where to: paying deletes it', async () => {
  const DETAILS = 'POST /api/admin/payouts/3/details'
  const server = fakeServer({
    'GET /api/admin/payouts': { body: [OWED] },
    [DETAILS]: refusal(500, 'unexpected', 'Algo salió mal.'),
    [PAY]: { status: 204, text: null },
  })
  await renderApp(<PayoutsPanel />)
  await userEvent.click(await screen.findByRole('button', { name: 'Pagar a Ana López' }))
  await screen.findByText(/^No se pudieron leer los datos/)
  const reference = screen.getByRole<HTMLInputElement>('textbox', { name: 'Referencia del banco' })
  await userEvent.type(reference, 'TRX 1{Enter}')
  expect(server.named(PAY)).toEqual([])
  server.answers[DETAILS] = { body: { holder: 'Ana López', bank: 'Banco Río', account: '123' } }
  await userEvent.click(screen.getByRole('button', { name: 'Leer otra vez' }))
  await screen.findByText('Banco Río')
  expect(reference.value).toBe('TRX 1')
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como pagado' }))
  await screen.findByText('Pago anotado')
})

test('what the payment service has not done is told to administrators, with its own reference', async () => {
  const body: StuckPayment[] = [
    {
      ...{ id: 'pay_1', intentId: 'pi_1', userId: 'u1', name: 'Ana Benítez', amount: 2500 },
      ...{ tradeId: null, isCapture: false, attempts: 7, since: '2026-11-27T15:00:00.000Z' },
    },
  ]
  beginSession()
  fakeServer({ 'GET /api/admin/payments/stuck': { body } })
  await renderApp(<StuckList />)
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toContain('Por devolver desde el vie 27 nov, 12:00, 7 intentos.')
  expect(row.textContent).toContain('En el servicio: pi_1')
})

test('whether anything is stuck is never told as no when it could not be asked', async () => {
  beginSession()
  const server = fakeServer({ 'GET /api/admin/payments/stuck': 'no network' })
  await renderApp(<StuckList />)
  await screen.findByText('No pudimos ver si algún pago está detenido.')
  server.answers['GET /api/admin/payments/stuck'] = { body: [] }
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
})
