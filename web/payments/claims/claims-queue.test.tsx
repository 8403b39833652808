import { onlineManager } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenClaim } from '#contract/payments'
import { freshPayment } from '#web/payments/testing.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ANA } from '#web/trades/testing.ts'
import { ClaimsQueue } from './claims-queue.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(freshPayment)
afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

const LIST = 'GET /api/admin/claims'
const DECIDE = 'POST /api/admin/claims/4/decide'
const claim = (given: Partial<OpenClaim> = {}): OpenClaim => ({
  id: 4,
  tradeId: 7,
  tradeStatus: 'in_progress',
  item: 'Bicicleta',
  meetingDateTime: null,
  claimantId: 'ana',
  claimantName: 'Ana López',
  accusedId: 'beto',
  accusedName: 'Beto Báez',
  reason: 'switched_goods',
  statement: 'Me dio otra bicicleta.',
  answer: 'Es la misma de las fotos.',
  createdAt: '2026-11-27T10:00:00.000Z',
  answeredAt: '2026-11-27T12:00:00.000Z',
  decidedAt: null,
  decision: null,
  decisionNote: null,
  deposit: { amount: 500, captureBefore: '2026-12-03T15:00:00.000Z' },
  mayDecide: true,
  ...given,
})
/** The queue, which one leaves and comes back to. */
function Visits() {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        leave
      </button>
      {isHere && <ClaimsQueue />}
    </>
  )
}

async function show(answer: Answers[typeof LIST], more: Answers = {}) {
  const server = fakeServer({
    'GET /api/auth/user': { body: makePerson(ANA) },
    [LIST]: answer,
    ...more,
  })
  await renderApp(<Visits />)
  return server
}

test('both sides’ words and what is at stake; taken after a second question, with a note', async () => {
  const server = await show({ body: [claim()] }, { [DECIDE]: { body: [] } })
  expect(await screen.findByText('Intercambio #7: Bicicleta')).toBeTruthy()
  expect(screen.getByText('Me dio otra bicicleta.')).toBeTruthy()
  expect(screen.getByText('Es la misma de las fotos.')).toBeTruthy()
  expect(
    screen.getByText(/^Depósito de Beto Báez: USD.5,00, reservado hasta jue 3 dic/),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cobrar el depósito' }))
  const dialog = within(await screen.findByRole('dialog', { name: '¿Cobrar el depósito?' }))
  expect(dialog.getByText(/^Se cobra USD.5,00 a Beto Báez/)).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox'), 'Las fotos son de otra.')
  await userEvent.click(dialog.getByRole('button', { name: 'Cobrar el depósito' }))
  expect(await screen.findByText('No hay reclamos abiertos')).toBeTruthy()
  expect(await screen.findByText('Decisión guardada')).toBeTruthy()
  expect(server.named(DECIDE)[0]?.body).toEqual({
    decision: 'capture',
    note: 'Las fotos son de otra.',
  })
})

test('before both were heard nothing is decided; a deposit that is gone can only be let go', async () => {
  const early = claim({ id: 5, tradeId: 8, mayDecide: false, answer: null, answeredAt: null })
  await show({ body: [early, claim({ deposit: null })] })
  expect(await screen.findByText('Todavía no respondió.')).toBeTruthy()
  expect(screen.getByText('Se puede decidir cuando responda o pasen 3 días.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cobrar el depósito' })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Liberar el depósito' })).toHaveLength(1)
})

test('a decision that fails is told and stays open; a list that fails is tried again', async () => {
  const server = await show({ status: 500, text: 'boom' })
  expect(await screen.findByText('No se pudieron cargar los reclamos')).toBeTruthy()
  server.answers[LIST] = { body: [claim()] }
  server.answers[DECIDE] = refusal(409, 'claim_over', 'Ya se decidió.')
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Liberar el depósito' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Liberar el depósito' }))
  expect(await dialog.findByText('Ya se decidió.')).toBeTruthy()
})

test('decided by somebody else meanwhile: said, and the list is fresh', async () => {
  const moved = refusal(409, 'claim_over', 'Ya se decidió.')
  const server = await show({ body: [claim()] }, { [DECIDE]: moved })
  await userEvent.click(await screen.findByRole('button', { name: 'Liberar el depósito' }))
  server.answers[LIST] = { body: [] }
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Liberar el depósito' }))
  expect(await dialog.findByText('Ya se decidió.')).toBeTruthy()
  expect(await screen.findByText('No hay reclamos abiertos')).toBeTruthy()
})

test('who comes back to it sees what others decided meanwhile', async () => {
  const server = await show({ body: [claim()] })
  await screen.findByText('Intercambio #7: Bicicleta')
  server.answers[LIST] = { body: [] }
  await userEvent.click(screen.getByRole('button', { name: 'leave' }))
  await userEvent.click(screen.getByRole('button', { name: 'leave' }))
  expect(await screen.findByText('No hay reclamos abiertos')).toBeTruthy()
})

test('without a network it says so, and asks when there is one', async () => {
  onlineManager.setOnline(false)
  await show({ body: [] })
  expect(await screen.findByText('Sin conexión')).toBeTruthy()
  onlineManager.setOnline(true)
  expect(await screen.findByText('No hay reclamos abiertos')).toBeTruthy()
})
