import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Action } from '#terms/trades'
import { makeMessage } from '#web/chat/make-message.ts'
import { unreadQuery } from '#web/notifications/queries.ts'
import { LIST, makeNotification, READ_ALL } from '#web/notifications/testing.tsx'
import { FACTS } from '#web/reputation/testing.ts'
import { refusal } from '#web/testing/fake-server.ts'
import { tradesQuery } from '#web/trades/queries.ts'
import { ANA, BETO } from '#web/trades/testing.ts'
import {
  button,
  dialog,
  freshTrade,
  openPage,
  openTrade,
  PAGE,
  pageOf,
  press,
  pressIn,
} from './testing-page.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(freshTrade)
afterEach(() => vi.unstubAllGlobals())

const MESSAGES = 'GET /api/trade-proposals/7/messages'

/** About the other person, and the dots that lead there. */
const OF_PERSON = ['Bloquear', 'Reportar', 'Reportar mensaje', '']

const actions = () =>
  screen
    .queryAllByRole('button')
    .filter((one) => one.getAttribute('aria-haspopup') === 'dialog')
    .map((one) => one.textContent)
    .filter((text) => !OF_PERSON.includes(text))

test.each([
  [ANA, '#7 · Propuesta Recibida', 'Beto espera tu respuesta.'],
  [BETO, '#7 · Mi Propuesta', 'Esperando la respuesta de Ana.'],
] as const)('says whose it is and what it waits for', async (me, badge, said) => {
  await openTrade(pageOf({ message: 'Hola <b>Ana</b>' }), { me })
  expect(await screen.findByText(badge)).toBeTruthy()
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByText(/^Expira en 2 d [12] h/)).toBeTruthy()
  // Case 32: what people write is text.
  expect(await screen.findByText('Hola <b>Ana</b>')).toBeTruthy()
  const [got, given] = [screen.getByLabelText('Tú recibes'), screen.getByLabelText('Tú das')]
  const names = [got, given].map(
    (side) => within(side).getByRole('link', { name: /^Cosa/ }).textContent,
  )
  expect(names).toEqual(me === ANA ? ['Cosa 8', 'Cosa 7'] : ['Cosa 7', 'Cosa 8'])
})

test('the same in English', async () => {
  await openTrade(pageOf({ availableActions: ['accept', 'reject'] }), { language: 'en' })
  expect(await screen.findByText('#7 · Proposal received')).toBeTruthy()
  expect(await button('Accept')).toBeTruthy()
})

test('offers exactly what may be done, what leads on first, and nothing when that is nothing', async () => {
  const all: Action[] = ['set_meeting_details', 'confirm_delivery', 'request_cancellation']
  const status = 'accepted'
  const { server, queryClient } = await openTrade(pageOf({ status, availableActions: all }))
  await button('Proponer encuentro')
  expect(actions()).toEqual(['Proponer encuentro', 'Confirmar entrega'])
  // What is not what one came for.
  await press('Más opciones')
  expect(within(await dialog()).getByRole('button', { name: 'Pedir cancelación' })).toBeTruthy()
  await pressIn('Cerrar')
  const meetingAgreed = {
    ...{ location: 'Plaza', dateTime: '2026-12-01T18:00:00.000Z', offset: -180, notes: null },
  }
  server.answers[PAGE] = { body: pageOf({ status, availableActions: all, meetingAgreed }) }
  await queryClient.invalidateQueries()
  await waitFor(() => expect(actions()[0]).toBe('Confirmar entrega'))
  server.answers[PAGE] = { body: pageOf({ status: 'completed' }) }
  await queryClient.invalidateQueries()
  await screen.findByText('Intercambio completado.')
  expect(actions()).toEqual([])
})

test('whoever looks at it has been told of it: once for the same ones, again for new ones', async () => {
  let unread = [5, 3]
  const { server, queryClient } = await openTrade(pageOf())
  server.answers[LIST] = () => ({ body: unread.map((id) => makeNotification(id)) })
  server.answers[READ_ALL] = () => {
    // The one of another trade stays.
    const read = unread.filter((id) => id !== 3)
    unread = [3]
    return { body: read }
  }
  const asked = () => server.named(READ_ALL).map(({ url }) => url.search)
  await queryClient.refetchQueries(unreadQuery(ANA.id))
  await waitFor(() => expect(asked()).toEqual(['?trade=7']))
  await waitFor(() => expect(queryClient.getQueryData(unreadQuery(ANA.id).queryKey)).toEqual([3]))
  unread = [6, 3]
  await queryClient.refetchQueries(unreadQuery(ANA.id))
  await waitFor(() => expect(asked()).toHaveLength(2))
  // What is left is known without asking: these are the two from above.
  expect(server.named(LIST)).toHaveLength(2)
})

// Case 35.
test('the timeline names the system and its reason', async () => {
  const at = '2026-11-27T18:00:00.000Z'
  const details = { reason: 'item_taken' as const }
  await openTrade(
    pageOf({
      status: 'rejected',
      events: [
        {
          id: 2,
          type: 'rejected_by_system',
          timestamp: at,
          userId: null,
          userName: null,
          message: null,
          details,
        },
        {
          id: 1,
          type: 'created',
          timestamp: '2026-11-26T12:00:00.000Z',
          userId: 'beto',
          userName: 'Beto Báez',
          message: null,
          details: {},
        },
      ],
    }),
  )
  const steps = await screen.findAllByRole('listitem', { hidden: true })
  const texts = steps.map((step) => step.textContent ?? '').filter((text) => text.includes('·'))
  expect(texts[0]).toContain('Propuesta enviadaBeto Báez · jue 26 nov')
  expect(texts[1]).toContain('Sistema · vie 27 nov')
  expect(texts[1]).toContain('Un artículo se fue en otro intercambio.')
})

test('a blocked proposal says why it cannot be accepted', async () => {
  await openTrade(pageOf({ blocked: true, availableActions: ['reject'] }))
  expect(await screen.findByText(/está reservado en otro intercambio/)).toBeTruthy()
  expect(actions()).toEqual(['Rechazar'])
})

test.each([
  ['pending', true],
  ['accepted', true],
  ['completed', true],
  ['rejected', false],
  ['cancelled', false],
  ['expired', false],
] as const)('the chat of a %s one is there, and written in: %s', async (status, isOpen) => {
  await openTrade(pageOf({ status }))
  await screen.findByText('Chat con Beto')
  await screen.findByText(isOpen ? /Escríbele a Beto/ : 'Aquí no se escribió ningún mensaje.')
  expect(screen.queryByLabelText('Mensaje') !== null).toBe(isOpen)
})

test('a question is answered with a reply; accepting and refusing stand beside it', async () => {
  const { unmount } = await openTrade(
    pageOf({ offerType: null, message: '¿Sigue?', availableActions: ['accept', 'reject'] }),
  )
  const reply = await screen.findByRole('link', { name: 'Responder' })
  expect(reply.getAttribute('href')).toBe('#write')
  expect(actions()).toEqual(['Aceptar', 'Rechazar'])
  unmount()
  await openTrade(pageOf({ offerType: null, message: '¿Sigue?', availableActions: ['withdraw'] }), {
    me: BETO,
  })
  const offer = await screen.findByRole('link', { name: 'Proponer Intercambio' })
  expect(offer.getAttribute('href')).toBe('/items/7?propose=1')
})

// D47.
test.each([
  [undefined, true],
  [true, false],
] as const)(
  'the other side has left (%s): a link to them, and what may be done about them: %s',
  async (left, isThere) => {
    const fromUser = left ? { ...BETO, hasLeft: left } : BETO
    await openTrade(
      pageOf({ status: 'completed', fromUser, acceptedAt: '2026-11-27T10:00:00.000Z' }),
    )
    await screen.findByText('Chat con Beto')
    if (isThere) await press('Más opciones')
    if (isThere) await button('Bloquear')
    expect(within(screen.getByLabelText('Tú recibes')).getByText('Beto Báez')).toBeTruthy()
    expect(screen.queryAllByRole('link', { name: /Beto/ }).length > 0).toBe(isThere)
    expect(screen.queryByRole('button', { name: 'Bloquear' }) !== null).toBe(isThere)
  },
)

test.each([
  ['/trades/7', refusal(404, 'trade_not_found', 'x')],
  ['/trades/uno', undefined],
])('%s: not found is said to the letter, with a way back', async (path, answer) => {
  await openPage(answer ?? { status: 500 }, { path })
  expect(await screen.findByRole('heading', { name: 'Intercambio no encontrado' })).toBeTruthy()
  expect(
    screen.getByText('El intercambio que buscas no existe o no tienes permisos para verlo.'),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Volver' }).getAttribute('href')).toBe('/trades')
})

test('what fails can be tried again; without a network it says that', async () => {
  const { server } = await openPage({ status: 500, text: 'boom' })
  await screen.findByText('No se pudo cargar el intercambio')
  server.answers[PAGE] = 'no network'
  await press('Intentar de nuevo')
  await screen.findByText(/todavía no está en tu dispositivo/)
  server.answers[PAGE] = { body: pageOf() }
  await press('Intentar de nuevo')
  expect(await screen.findByText(/#7/)).toBeTruthy()
})

test('without a network it is shown as the list on this device knows it, without its steps', async () => {
  const { queryClient } = await openPage('no network')
  expect(await screen.findByText(/todavía no está en tu dispositivo/)).toBeTruthy()
  const { events: _, ...trade } = pageOf({ status: 'rejected' })
  await act(async () =>
    queryClient.setQueryData(tradesQuery('all').queryKey, {
      pages: [{ items: [trade], total: null, next: null }],
      pageParams: [''],
    }),
  )
  expect(await screen.findByText('Rechazado')).toBeTruthy()
  expect(screen.queryByText('Historial')).toBeNull()
})

test('a page that is behind a list says what the list says, and is asked for again', async () => {
  const { queryClient, server } = await openTrade(pageOf())
  await screen.findByText('Pendiente')
  const newer = { status: 'rejected', updatedAt: '2026-11-27T11:00:00.000Z' } as const
  const { events: _, ...trade } = pageOf(newer)
  server.answers[PAGE] = { body: pageOf({ ...newer, message: 'Como está ahora' }) }
  await act(async () =>
    queryClient.setQueryData(tradesQuery('received').queryKey, {
      pages: [{ items: [trade], total: null, next: null }],
      pageParams: [''],
    }),
  )
  expect(await screen.findByText('Rechazado')).toBeTruthy()
  expect(await screen.findByText('Como está ahora')).toBeTruthy()
  expect(server.named(PAGE)).toHaveLength(2)
})

test('what was said comes with the trade: nothing else is asked for', async () => {
  const chat = { messages: [makeMessage(1, { content: '¿Sigue disponible?' })], reads: {} }
  const { server } = await openPage({ body: { ...pageOf(), chat } })
  expect(await screen.findByText('¿Sigue disponible?')).toBeTruthy()
  expect(server.named(PAGE).map(({ url }) => url.search)).toEqual(['?chat=1'])
  expect(server.named(MESSAGES)).toEqual([])
})

test('without it the conversation is asked for by itself', async () => {
  const { server } = await openPage({ body: pageOf() })
  await waitFor(() => expect(server.named(MESSAGES)).toHaveLength(1))
})

const standing = (averageRating: number, tradeReviews: number, successfulTrades: number) => ({
  ...{ averageRating, tradeReviews, successfulTrades },
  ...FACTS,
})
test.each([
  [
    standing(4.8, 12, 9),
    3,
    ['4,8 ★', 'Acudió a 9 de 9 encuentros', '2 personas', 'a menos de 5 km'],
  ],
  [standing(0, 0, 1), 0, ['Acudió a 1 de 1 encuentro', 'en tu zona']],
  [standing(0, 0, 0), null, [/^Nuevo en/, 'Pilar']],
])('before one answers one sees who the other is (%j, %s km)', async (one, distanceKm, said) => {
  await openTrade(pageOf({ other: { ...one, distanceKm, city: 'Pilar' } }))
  for (const text of said) expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByText('Pilar') === null).toBe(distanceKm !== null)
})

test('what an answer is about is seen at a size worth looking at, by whoever is asked only', async () => {
  const largeIn = (container: HTMLElement) => container.querySelectorAll('.h-24').length
  const asked = await openTrade(pageOf())
  await screen.findByText('Beto espera tu respuesta.')
  expect(largeIn(asked.container)).toBe(2)
  asked.unmount()
  const waiting = await openTrade(pageOf(), { me: BETO })
  await screen.findByText('Esperando la respuesta de Ana.')
  expect(largeIn(waiting.container)).toBe(0)
})
