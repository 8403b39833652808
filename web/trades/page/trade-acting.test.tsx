import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '#web/testing/fake-server.ts'
import {
  ACT,
  dialog,
  freshTrade,
  openTrade,
  PAGE,
  pageOf,
  press,
  pressIn,
} from './testing-page.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(freshTrade)
afterEach(() => vi.unstubAllGlobals())

test('rejects with a reason: asked first, said after, the fresh trade shown', async () => {
  const { server } = await openTrade(pageOf({ availableActions: ['accept', 'reject'] }))
  server.answers[ACT] = { body: pageOf({ status: 'rejected', responseMessage: 'Ya lo cambié' }) }
  await press('Rechazar')
  await userEvent.type(within(await dialog()).getByRole('textbox'), '  Ya lo cambié ')
  await pressIn('Sí, rechazar')
  expect(await screen.findByText('Acción completada')).toBeTruthy()
  expect(server.named(ACT)[0]?.body).toEqual({ action: 'reject', message: 'Ya lo cambié' })
  expect(await screen.findByText('Esta propuesta fue rechazada.')).toBeTruthy()
  expect(screen.getByText('Ya lo cambié')).toBeTruthy()
})

test('409: a plain sentence, the trade as it now is, what was typed still there', async () => {
  const { server } = await openTrade(pageOf({ availableActions: ['accept', 'reject'] }))
  const current = pageOf({ status: 'cancelled' })
  const { body } = refusal(409, 'trade_moved', 'El intercambio cambió mientras tanto.')
  server.answers[ACT] = { status: 409, body: { ...body, current } }
  await press('Rechazar')
  await userEvent.type(within(await dialog()).getByRole('textbox'), 'porque no')
  await pressIn('Sí, rechazar')
  expect((await within(await dialog()).findByRole('alert')).textContent).toBe(
    'El intercambio cambió mientras tanto.',
  )
  expect(await screen.findByText('Este intercambio se canceló.')).toBeTruthy()
  expect(within(await dialog()).getByRole<HTMLTextAreaElement>('textbox').value).toBe('porque no')
  expect(within(await dialog()).queryByRole('button', { name: 'Sí, rechazar' })).toBeNull()
  expect(server.named(PAGE)).toHaveLength(1)
})

test('without a network nothing typed is lost, also when the dialog is closed', async () => {
  const { server } = await openTrade(pageOf({ availableActions: ['reject'] }))
  server.answers[ACT] = 'no network'
  await press('Rechazar')
  await userEvent.type(within(await dialog()).getByRole('textbox'), 'motivo largo')
  await pressIn('Sí, rechazar')
  expect((await within(await dialog()).findByRole('alert')).textContent).toContain('internet')
  await pressIn('Volver')
  await press('Rechazar')
  expect(within(await dialog()).getByRole<HTMLTextAreaElement>('textbox').value).toBe(
    'motivo largo',
  )
})

test('an answer that says nothing of use is told in our words', async () => {
  const { server } = await openTrade(
    pageOf({ status: 'accepted', availableActions: ['confirm_delivery'] }),
  )
  server.answers[ACT] = { status: 500, text: 'boom' }
  await press('Confirmar entrega')
  await pressIn('Sí, confirmar')
  expect((await within(await dialog()).findByRole('alert')).textContent).toBe(
    'No se pudo completar la acción',
  )
})

test('a meeting is typed with the clock of the place and sent in UTC', async () => {
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  const { server } = await openTrade(
    pageOf({ status: 'accepted', availableActions: ['set_meeting_details'] }),
  )
  await press('Proponer encuentro')
  const form = within(await dialog())
  await userEvent.click(form.getByRole('button', { name: 'Proponer encuentro' }))
  expect(form.getAllByRole('alert').map((one) => one.textContent)).toEqual([
    'Escribe dónde se encuentran.',
    'Elige el día y la hora.',
  ])
  await userEvent.type(form.getByLabelText('Lugar'), 'Plaza Uruguaya')
  await userEvent.type(form.getByLabelText('Día'), day)
  await userEvent.type(form.getByLabelText('Hora'), '15:00')
  server.answers[ACT] = {
    body: pageOf({
      status: 'in_progress',
      meetingLocation: 'Plaza Uruguaya',
      meetingDateTime: `${day}T18:00:00.000Z`,
      meetingOffset: -180,
      meetingSuggestedBy: 'ana',
      meetingEvent: 3,
    }),
  }
  await userEvent.click(form.getByRole('button', { name: 'Proponer encuentro' }))
  await waitFor(() =>
    expect(server.named(ACT)[0]?.body).toEqual({
      action: 'set_meeting_details',
      meetingLocation: 'Plaza Uruguaya',
      meetingDateTime: `${day}T18:00:00.000Z`,
      meetingNotes: '',
    }),
  )
  expect(await screen.findByText(/, 15:00$/)).toBeTruthy()
  // Not agreed yet: nothing for a calendar.
  expect(screen.queryByRole('button', { name: 'Agregar al calendario' })).toBeNull()
})
