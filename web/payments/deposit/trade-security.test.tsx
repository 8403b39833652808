import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Deposit } from '#contract/payments'
import type { TradePage } from '#contract/trades'
import { freshPayment } from '#web/payments/testing.tsx'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ANA, BETO, makePage } from '#web/trades/testing.ts'
import { TradeSecurity } from './trade-security.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(freshPayment)
afterEach(() => vi.unstubAllGlobals())

const page = (given: Partial<TradePage> = {}): TradePage =>
  makePage(7, { status: 'in_progress', ...given })
const deposit = (given: Partial<Deposit> = {}): Deposit => ({
  userId: BETO.id,
  amount: 500,
  status: 'held',
  captureBefore: '2026-12-03T15:00:00.000Z',
  isLapsing: false,
  ...given,
})
async function show(trade: TradePage, answers: Answers = {}) {
  const server = fakeServer({ 'GET /api/auth/user': { body: makePerson(ANA) }, ...answers })
  await renderApp(<TradeSecurity trade={trade} me={ANA.id} />)
  return server
}

test('an offer leads to its page with what that page needs', async () => {
  await show(page({ depositOffer: 205 }))
  const link = await screen.findByRole('link', { name: /^Poner depósito de USD/ })
  const url = new URL(link.getAttribute('href') ?? '', 'http://x')
  expect(url.pathname).toBe('/secure-payment')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    proposalId: '7',
    amount: '205',
    type: 'security_deposit',
    description: 'Depósito de garantía para intercambio seguro',
  })
})

test.each([
  ['held', /^Reservado hasta el jue 3 dic/],
  ['releasing', 'Liberándose'],
  ['released', 'Liberado'],
  ['lapsed', 'Vencido'],
  ['capturing', 'Se está cobrando'],
  ['captured', 'Cobrado'],
] as const)('both sides read that a deposit is %s', async (status, said) => {
  await show(page({ deposits: [deposit({ status }), deposit({ status, userId: ANA.id })] }))
  const lines = (await screen.findAllByRole('listitem')).map((line) => within(line))
  expect(lines[0]?.getByText('Depósito de Beto')).toBeTruthy()
  expect(lines[1]?.getByText('Tu depósito')).toBeTruthy()
  for (const line of lines) expect(line.getByText(said)).toBeTruthy()
})

test.each([
  [deposit({ userId: ANA.id, isLapsing: true }), /vence pronto/],
  [deposit({ userId: ANA.id, status: 'lapsed' }), /venció y ya no garantiza nada/],
] as const)('one that ends is renewed in one tap: %#', async (own, said) => {
  await show(page({ deposits: [own], depositOffer: 500 }))
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Renovar depósito/ })).toBeTruthy()
})
