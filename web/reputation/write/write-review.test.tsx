import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeWritten } from '#web/reputation/testing.ts'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import {
  button,
  freshTrade,
  openTrade,
  PAGE,
  pageOf,
  press,
} from '#web/trades/page/testing-page.tsx'
import { BETO } from '#web/trades/testing.ts'

// Here before they are asked for: a test waits a second.
import '#web/trades/page/trade-review.tsx'
import { WriteReviewDialog } from './write-review-dialog.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(freshTrade)
afterEach(() => vi.unstubAllGlobals())

const WRITE = 'POST /api/reviews'
const done = { status: 'completed', acceptedAt: '2026-11-27T10:00:00.000Z' } as const
const FORM = { name: 'Reseña para Beto' }
const form = async () => within(await screen.findByRole('dialog', FORM))

async function openForm() {
  const view = await openTrade(pageOf({ ...done, myReview: 'open' }))
  await press('5 estrellas')
  return { ...view, dialog: await form() }
}

test('a completed trade leads to its review, which says what is missing and is sent as it was written', async () => {
  const { server, dialog } = await openForm()
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Enviar reseña' }))
  // As many as were pressed on the page.
  expect(dialog.getByRole('radio', { name: '5 estrellas' })).toHaveProperty('checked', true)
  await userEvent.type(dialog.getByLabelText('Comentario'), '  corto  ')
  await send()
  const short = 'Por favor escribe al menos 10 caracteres en tu comentario.'
  expect(dialog.getByText(short)).toBeTruthy()
  expect(server.named(WRITE)).toEqual([])
  await userEvent.click(dialog.getByRole('radio', { name: '4 estrellas' }))
  await userEvent.type(dialog.getByLabelText('Comentario'), ' pero muy amable')
  await userEvent.selectOptions(dialog.getByLabelText('Tipo de reseña'), 'Comunicación')
  for (const tag of ['Honesto', 'Puntual', 'Flexible', 'Flexible']) {
    await userEvent.click(dialog.getByRole('button', { name: tag }))
  }
  await userEvent.click(dialog.getByRole('switch', { name: 'Publicar como anónimo' }))

  server.answers[WRITE] = { status: 500, text: 'boom' }
  await send()
  const failed = 'No se pudo enviar la reseña. Intenta de nuevo.'
  expect((await dialog.findByRole('alert')).textContent).toBe(failed)
  expect(dialog.getByLabelText('Comentario')).toHaveProperty('value', '  corto   pero muy amable')
  server.answers[WRITE] = refusal(429, 'too_many', 'Demasiados intentos.')
  await send()
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('Demasiados intentos.'))

  server.answers[WRITE] = { status: 201, body: makeWritten(5) }
  server.answers[PAGE] = { body: pageOf({ ...done, myReview: 'waiting' }) }
  await send()
  expect(await screen.findByText('Reseña enviada')).toBeTruthy()
  expect(await screen.findByText(/Se mostrará cuando Beto escriba la suya/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.named(WRITE).at(-1)?.body).toEqual({
    ...{ reviewedUserId: BETO.id, tradeProposalId: 7, rating: 4, title: null },
    ...{ comment: 'corto   pero muy amable', reviewType: 'communication' },
    ...{ tags: ['Honesto', 'Puntual'], isAnonymous: true },
  })
  // The score and the tokens of the person are asked for again.
  await waitFor(() => expect(server.named('GET /api/auth/user').length).toBeGreaterThan(1))
})

test('without a trade it starts as a general one, and cannot be about a trade', async () => {
  const server = fakeServer({
    [WRITE]: { status: 201, body: makeWritten(5, { isVerified: false, revealDue: null }) },
  })
  await renderApp(<WriteReviewDialog person={BETO} tradeId={null} onClose={() => undefined} />)
  const dialog = await form()
  const types = dialog.getByLabelText('Tipo de reseña')
  expect(within(types).getByRole('option', { selected: true }).textContent).toBe('General')
  expect(within(types).queryByRole('option', { name: 'Intercambio' })).toBeNull()
  // It has a name (D58).
  expect(dialog.queryByRole('switch')).toBeNull()
  await userEvent.type(dialog.getByLabelText('Comentario'), 'Contesta muy rápido')
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Enviar reseña' }))
  await send()
  const missing = 'Por favor selecciona una calificación de 1 a 5 estrellas.'
  expect(dialog.getByText(missing)).toBeTruthy()
  expect(server.named(WRITE)).toEqual([])
  await userEvent.click(dialog.getByRole('radio', { name: '5 estrellas' }))
  await send()
  await waitFor(() => expect(server.named(WRITE)).toHaveLength(1))
  expect(server.named(WRITE)[0]?.body).toMatchObject({ reviewType: 'general', isAnonymous: false })
  expect(await screen.findByText(/^Se publica cuando verifiques tu teléfono/)).toBeTruthy()
})

test('closing asks only when something was entered', async () => {
  const { dialog } = await openForm()
  const close = () => userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }))
  await close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('3 estrellas')
  const again = await form()
  expect(again.getByRole('radio', { name: '3 estrellas' })).toHaveProperty('checked', true)
  await userEvent.click(again.getByRole('radio', { name: '2 estrellas' }))
  await userEvent.click(again.getByRole('button', { name: 'Cerrar' }))
  await press('Seguir escribiendo')
  expect(again.getByRole('radio', { name: '2 estrellas' })).toHaveProperty('checked', true)
  await userEvent.click(again.getByRole('button', { name: 'Cerrar' }))
  await press('Descartar y salir')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('whoever is late is told so: the page says it, and a form that stayed open keeps its words', async () => {
  const { server, queryClient, dialog } = await openForm()
  const said = 'Ya pasaron los 14 días para reseñar este intercambio.'
  await userEvent.type(dialog.getByLabelText('Comentario'), 'Todo muy bien, gracias')
  server.answers[WRITE] = refusal(409, 'review_closed', said)
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar reseña' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(said)
  expect(dialog.getByLabelText('Comentario')).toHaveProperty('value', 'Todo muy bien, gracias')
  server.answers[PAGE] = { body: pageOf({ ...done, myReview: 'closed' }) }
  await queryClient.invalidateQueries()
  expect(await screen.findByText(said, { selector: 'p > span' })).toBeTruthy()
})

test('what reaches somebody is refused beside the field, before it is sent', async () => {
  const { server, dialog } = await openForm()
  await userEvent.type(dialog.getByLabelText('Comentario'), 'Todo bien, vive en calle Palma 512')
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar reseña' }))
  expect(dialog.getByText(/^Quita la calle y el número/)).toBeTruthy()
  expect(server.named(WRITE)).toEqual([])
})

test('written and shown is said, and that it was taken away; before the end there is nothing to review', async () => {
  const { server, queryClient } = await openTrade(pageOf({ ...done, myReview: 'shown' }))
  expect(await screen.findByText('Escribiste tu reseña, y ya se ve.')).toBeTruthy()
  server.answers[PAGE] = { body: pageOf({ ...done, myReview: 'hidden' }) }
  await queryClient.invalidateQueries()
  expect(await screen.findByText(/La retiramos después de revisarla\./)).toBeTruthy()
  server.answers[PAGE] = { body: pageOf({ status: 'accepted', myReview: null }) }
  await queryClient.invalidateQueries()
  await waitFor(() => expect(screen.queryByText(/reseña/)).toBeNull())
})

test('the same in English', async () => {
  const page = pageOf({ ...done, myReview: 'open' })
  await openTrade(page, { language: 'en', me: BETO })
  expect(await screen.findByText('How did it go with Ana?')).toBeTruthy()
  await userEvent.click(await button('1 star'))
  expect(await screen.findByRole('radio', { name: '1 star' })).toHaveProperty('checked', true)
})
