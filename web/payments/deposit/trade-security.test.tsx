import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Claim, Deposit } from '#contract/payments'
import type { TradePage } from '#contract/trades'
import { freshPayment } from '#web/payments/testing.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ANA, BETO, makePage } from '#web/trades/testing.ts'
import { TradeSecurity } from './trade-security.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(freshPayment)
afterEach(() => vi.unstubAllGlobals())

const CLAIM = 'POST /api/trades/7/claim'
const ANSWER = 'POST /api/trades/7/claim/answer'
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
const claim = (given: Partial<Claim> = {}): Claim => ({
  id: 1,
  claimantId: BETO.id,
  accusedId: ANA.id,
  reason: 'no_show',
  statement: 'Esperé una hora y no vino nadie.',
  answer: null,
  createdAt: '2026-11-27T10:00:00.000Z',
  answeredAt: null,
  decidedAt: null,
  decision: null,
  decisionNote: null,
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
  ['held', /^Reservado hasta jue 3 dic/],
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

test('a problem is reported with a reason and one’s own words, which stay when it fails', async () => {
  const trade = page({ deposits: [deposit()], mayClaim: true })
  const server = await show(trade, { [CLAIM]: refusal(409, 'claim_made', 'Ya lo reportaste.') })
  await userEvent.click(await screen.findByRole('button', { name: 'Reportar un problema' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar reporte' }))
  expect(dialog.getByText('Elige qué pasó')).toBeTruthy()
  expect(dialog.getByText('Escribe al menos 20 caracteres')).toBeTruthy()
  expect(server.named(CLAIM)).toHaveLength(0)
  await userEvent.click(dialog.getByRole('radio', { name: 'No vino al encuentro' }))
  const words = dialog.getByRole<HTMLTextAreaElement>('textbox')
  await userEvent.type(words, 'Esperé una hora y no vino.')
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar reporte' }))
  expect(await dialog.findByText('Ya lo reportaste.')).toBeTruthy()
  expect(words.value).toBe('Esperé una hora y no vino.')
  server.answers[CLAIM] = { status: 201, body: page({ claims: [claim({ claimantId: ANA.id })] }) }
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar reporte' }))
  expect(await screen.findByText('Reporte enviado')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.named(CLAIM)[1]?.body).toEqual({
    reason: 'no_show',
    statement: 'Esperé una hora y no vino.',
  })
})

test('who is accused reads it and answers', async () => {
  const server = await show(page({ claims: [claim()] }), { [ANSWER]: { body: page() } })
  expect(await screen.findByText('Beto reportó un problema')).toBeTruthy()
  expect(screen.getByText('Esperé una hora y no vino nadie.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Responder' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox'), 'Avisé por el chat a tiempo.')
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar respuesta' }))
  expect(await screen.findByText('Respuesta enviada')).toBeTruthy()
  expect(server.named(ANSWER)[0]?.body).toEqual({ answer: 'Avisé por el chat a tiempo.' })
})

test('what was decided is said with its note, and nothing is left to answer', async () => {
  const decided = { decidedAt: '2026-11-28T10:00:00.000Z', decision: 'release' } as const
  await show(page({ claims: [claim({ ...decided, decisionNote: 'Avisó a tiempo.' })] }))
  expect(await screen.findByText('Se decidió liberar el depósito.')).toBeTruthy()
  expect(screen.getByText('Avisó a tiempo.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
