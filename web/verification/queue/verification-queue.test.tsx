import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { QueuedVerification } from '#contract/verification'
import { button, fresh, said } from '#web/accounts/testing.tsx'
import { type Answers, type Call, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { VerificationQueue } from './verification-queue.tsx'

const LIST = 'GET /api/admin/verifications'
const CARD: QueuedVerification = {
  userId: 'u1',
  firstName: 'Ana',
  lastName: '<b>Benítez</b>',
  verificationType: 'government_id',
  requestedAt: '2026-11-27T12:00:00.000Z',
  dateOfBirth: '1990-05-04',
  subject: null,
  documentType: 'image/webp',
  codeUntil: null,
}
const PHONE: QueuedVerification = {
  ...CARD,
  ...{ userId: 'u2', firstName: 'Beto', lastName: 'Ruiz', verificationType: 'phone' },
  ...{ dateOfBirth: null, subject: '0981 123 456', documentType: null },
}
const APPROVE = 'POST /api/admin/verifications/u1/government_id/approve'
const REJECT = 'POST /api/admin/verifications/u1/government_id/reject'
const CODE = 'POST /api/admin/verifications/u2/phone/code'
const DONE = { status: 204, text: null }
const NAME = 'Cédula de identidad de Ana <b>Benítez</b>'

const NEXT = '</api/admin/verifications?cursor=abc>; rel="next"'
const TWO_PAGES = ({ url }: Call) =>
  url.searchParams.get('cursor') ? { body: [PHONE] } : { body: [CARD], headers: { link: NEXT } }

beforeEach(fresh)
afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

async function open(answers: Answers) {
  const server = fakeServer(answers)
  await renderApp(<VerificationQueue />)
  return server
}

/** In the dialog, which is open. */
async function approve(number: string) {
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Número del documento'), number)
  await userEvent.click(dialog.getByRole('button', { name: 'Aprobar' }))
}

test('who waits, since when, and their document in place once it is wanted (case 32: markup is text)', async () => {
  await open({ [LIST]: { body: [CARD] } })
  expect(await screen.findByRole('heading', { name: NAME })).toBeTruthy()
  expect(screen.getByText('Nació el 4 de mayo de 1990')).toBeTruthy()
  expect(screen.queryByRole('img', { name: NAME })).toBeNull()
  await userEvent.click(button('Ver documento'))
  const image = screen.getByRole('img', { name: NAME })
  expect(image.getAttribute('src')).toMatch(
    /^\/api\/admin\/verifications\/u1\/government_id\/document/,
  )
})

test('approved: with what was looked at, told, gone from the list', async () => {
  const { named } = await open({ [LIST]: { body: [CARD, PHONE] }, [APPROVE]: DONE })
  await userEvent.click(await screen.findByRole('button', { name: 'Aprobar' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Aprobar' }))
  expect(dialog.getByText('Escribe el número del documento, como está en él.')).toBeTruthy()
  expect(named(APPROVE)).toEqual([])
  await approve('4.123.456')
  await said('Se lo avisamos a Ana.')
  expect(named(APPROVE)[0]?.body).toEqual({
    requestedAt: CARD.requestedAt,
    documentNumber: '4.123.456',
  })
  expect(screen.queryByRole('heading', { name: NAME })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Teléfono de Beto Ruiz' })).toBeTruthy()
})

test('rejected only with a reason, which is kept when it fails', async () => {
  const { answers, named } = await open({ [LIST]: { body: [CARD] }, [REJECT]: 'no network' })
  await userEvent.click(await screen.findByRole('button', { name: 'Rechazar' }))
  const dialog = within(screen.getByRole('dialog'))
  const reject = () => userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }))
  await reject()
  expect(dialog.getByText('Escribe el motivo: la persona lo va a leer.')).toBeTruthy()
  expect(named(REJECT)).toEqual([])
  const field = dialog.getByLabelText<HTMLTextAreaElement>('Motivo')
  await userEvent.type(field, 'Borrosa')
  await reject()
  await said('Sin conexión')
  expect(field.value).toBe('Borrosa')
  answers[REJECT] = DONE
  await reject()
  await screen.findByText('No hay nada que revisar')
  expect(named(REJECT)[1]?.body).toEqual({ requestedAt: CARD.requestedAt, reason: 'Borrosa' })
})

test('decided by somebody else meanwhile: said in a sentence, and the list is fresh', async () => {
  const moved = refusal(409, 'verification_moved', 'Esto cambió mientras tanto.')
  const { answers } = await open({ [LIST]: { body: [CARD] }, [APPROVE]: moved })
  await userEvent.click(await screen.findByRole('button', { name: 'Aprobar' }))
  answers[LIST] = { body: [] }
  await approve('4.123.456')
  await said('Esto cambió mientras tanto.')
  await screen.findByText('No hay nada que revisar')
})

test('a phone takes a code, shown once', async () => {
  const made = { code: '012345', codeUntil: '2026-11-28T12:00:00.000Z' }
  const { named } = await open({ [LIST]: { body: [PHONE] }, [CODE]: { body: made } })
  await userEvent.click(await screen.findByRole('button', { name: 'Crear código' }))
  expect(await screen.findByText('012345')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Aprobar' })).toBeNull()
  expect(screen.getByRole('link', { name: '0981 123 456' }).getAttribute('href')).toBe(
    'tel:0981123456',
  )
  expect(named(CODE)).toHaveLength(1)
})

test('a PDF opens in another tab; further pages come on a press', async () => {
  const pdf = { ...CARD, documentType: 'application/pdf' }
  await open({
    [LIST]: ({ url }) =>
      url.searchParams.get('cursor') ? { body: [PHONE] } : { body: [pdf], headers: { link: NEXT } },
  })
  const opened = await screen.findByRole('link', { name: 'Abrir el PDF en otra pestaña' })
  expect(opened.getAttribute('target')).toBe('_blank')
  await userEvent.click(button('Cargar más'))
  await screen.findByRole('heading', { name: 'Teléfono de Beto Ruiz' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cargar más' })).toBeNull())
})

test('while further pages wait it is not said to be empty', async () => {
  await open({ [LIST]: TWO_PAGES, [APPROVE]: DONE })
  await userEvent.click(await screen.findByRole('button', { name: 'Aprobar' }))
  await approve('4.123.456')
  await waitFor(() => expect(screen.queryByRole('heading', { name: NAME })).toBeNull())
  expect(screen.queryByText('No hay nada que revisar')).toBeNull()
  await userEvent.click(button('Cargar más'))
  await screen.findByRole('heading', { name: 'Teléfono de Beto Ruiz' })
})

test('a further page that does not come is told, and asked for again', async () => {
  let isBroken = true
  await open({
    [LIST]: (call) =>
      isBroken && call.url.searchParams.get('cursor')
        ? { status: 500, text: 'boom' }
        : TWO_PAGES(call),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Cargar más' }))
  await screen.findByText('No pudimos cargar las verificaciones')
  expect(screen.getByRole('heading', { name: NAME })).toBeTruthy()
  isBroken = false
  await userEvent.click(button('Intentar de nuevo'))
  await screen.findByRole('heading', { name: 'Teléfono de Beto Ruiz' })
  expect(screen.queryByText('No pudimos cargar las verificaciones')).toBeNull()
})

test('without a network a further page is said to wait, and comes when there is one', async () => {
  await open({ [LIST]: TWO_PAGES })
  await screen.findByRole('button', { name: 'Cargar más' })
  onlineManager.setOnline(false)
  await userEvent.click(button('Cargar más'))
  await screen.findByText('Sin conexión')
  onlineManager.setOnline(true)
  await screen.findByRole('heading', { name: 'Teléfono de Beto Ruiz' })
  expect(screen.queryByText('Sin conexión')).toBeNull()
})
