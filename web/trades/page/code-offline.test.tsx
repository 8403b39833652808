import '#web/app/start/features.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mine } from '#web/handover/testing.ts'
import { entriesOf } from '#web/pwa/outbox/entries.ts'
import { startOutbox } from '#web/pwa/outbox/start.ts'
import { setOnline } from '#web/pwa/store/testing.ts'
import { refusal } from '#web/testing/fake-server.ts'
import { ACT, freshTrade, openTrade, pageOf } from './testing-page.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

let stop: (() => void) | undefined
beforeEach(freshTrade)
afterEach(() => {
  stop?.()
  stop = undefined
  setOnline(true)
  vi.unstubAllGlobals()
})

const open = pageOf({
  ...{ status: 'in_progress', version: 2, handover: mine },
  availableActions: ['confirm_delivery'],
})

async function enterOffline() {
  const { server, queryClient } = await openTrade(open)
  stop = startOutbox(queryClient)
  const field = await screen.findByLabelText(/Código de la otra persona/)
  act(() => setOnline(false))
  await userEvent.type(field, '903127')
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar con el código' }))
  await screen.findByText('Código guardado en este dispositivo: se comprueba al tener señal.')
  expect(server.named(ACT)).toHaveLength(0)
  return server
}

// D52.
test('a code that is entered without a network waits, and counts when it arrives', async () => {
  const server = await enterOffline()
  server.answers[ACT] = {
    body: pageOf({ status: 'completed', met: ['ana'], updatedAt: '2026-11-28T10:00:00.000Z' }),
  }
  act(() => setOnline(true))
  await waitFor(async () => expect(await entriesOf('ana')).toEqual([]))
  const body = { action: 'confirm_delivery', version: 2, code: '903127' }
  expect(server.named(ACT)[0]?.body).toEqual(body)
  expect(await screen.findByText('Intercambio completado.')).toBeTruthy()
})

test('one that does not count says why, and is discarded', async () => {
  const server = await enterOffline()
  server.answers[ACT] = refusal(422, 'handover_code', 'Ese no es el código.')
  act(() => setOnline(true))
  expect(
    await screen.findByText('El código que guardaste no contó: Ese no es el código.'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  await waitFor(async () => expect(await entriesOf('ana')).toEqual([]))
})

test('one whose answer was lost is done', async () => {
  const server = await enterOffline()
  server.answers[ACT] = refusal(409, 'delivery_confirmed', 'Ya confirmaste la entrega.')
  act(() => setOnline(true))
  await waitFor(async () => expect(await entriesOf('ana')).toEqual([]))
})
