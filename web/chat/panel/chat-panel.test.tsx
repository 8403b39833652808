import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeMessage } from '#web/chat/make-message.ts'
import { field, freshChat, hear, openChat, shown } from '#web/chat/testing.tsx'
import { FakeSocket } from '#web/testing/fake-socket.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(freshChat)
afterEach(() => vi.unstubAllGlobals())

test('what was said stands in order under its day, with times of the place and marks', async () => {
  await openChat(
    [
      makeMessage(1, { createdAt: '2026-11-26T02:30:00Z' }),
      makeMessage(2, { senderId: 'ana', content: 'Hola' }),
      makeMessage(3, { senderId: 'ana', content: '¿Sigue?' }),
    ],
    { reads: { beto: 2 } },
  )
  await waitFor(() => expect(shown()).toEqual(['Mensaje 1', 'Hola', '¿Sigue?']))
  const days = screen.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)
  expect(days[0]).toMatch(/^mié 25 nov/)
  expect(screen.getByText('23:30')).toBeTruthy()
  expect(screen.getAllByText('Leído')).toHaveLength(1)
  expect(screen.getAllByText('Enviado')).toHaveLength(1)
  hear({ type: 'read', userId: 'beto', number: 3 })
  await waitFor(() => expect(screen.getAllByText('Leído')).toHaveLength(2))
})

// D59.
test('what the other side writes of money in advance, and of ways past us, has a quiet caution; one’s own has none', async () => {
  await openChat([
    makeMessage(1, { content: 'Mandame 50.000 por giro y te lo guardo' }),
    makeMessage(2, { content: 'Hablame por WhatsApp mejor' }),
    makeMessage(3, { senderId: 'ana', content: 'Mi número es 0981 123 456' }),
  ])
  expect(await screen.findByText(/^No envíes dinero antes de encontrarte/)).toBeTruthy()
  expect(screen.getByText(/^Sigan hablando en/)).toBeTruthy()
  expect(screen.queryByText(/^Si pasan a otro lado/)).toBeNull()
})

// Case 19.
test('what was said while the socket was down comes in order, without a reload', async () => {
  const { said } = await openChat([makeMessage(1)])
  await waitFor(() => expect(shown()).toEqual(['Mensaje 1']))
  act(() => FakeSocket.last().open())
  hear({ type: 'message', message: makeMessage(2) })
  await waitFor(() => expect(shown()).toEqual(['Mensaje 1', 'Mensaje 2']))
  said.push(makeMessage(2), makeMessage(3), makeMessage(4), makeMessage(5))
  act(() => FakeSocket.last().lose())
  await waitFor(() => expect(FakeSocket.all).toHaveLength(2), { timeout: 3_000 })
  act(() => FakeSocket.last().open())
  hear({ type: 'here', number: 5, reads: [] })
  await waitFor(() => expect(shown()).toHaveLength(5))
  expect(shown().at(-1)).toBe('Mensaje 5')
})

test('who has all that was said asks for nothing when the socket opens, and hears how far the other has read', async () => {
  const { server } = await openChat([makeMessage(1, { senderId: 'ana' })])
  await waitFor(() => expect(shown()).toEqual(['Mensaje 1']))
  act(() => FakeSocket.last().open())
  hear({ type: 'here', number: 1, reads: [{ userId: 'beto', number: 1 }] })
  expect(await screen.findByText('Leído')).toBeTruthy()
  expect(server.named('GET /api/trade-proposals/7/messages')).toHaveLength(1)
})

test('a message after a gap has what lies between asked for', async () => {
  const { said } = await openChat([makeMessage(1)])
  await waitFor(() => expect(shown()).toEqual(['Mensaje 1']))
  said.push(makeMessage(2), makeMessage(3))
  hear({ type: 'message', message: makeMessage(3) })
  await waitFor(() => expect(shown()).toEqual(['Mensaje 1', 'Mensaje 2', 'Mensaje 3']))
})

test('earlier messages come on demand', async () => {
  await openChat([1, 2, 3, 4, 5, 6].map((id) => makeMessage(id)))
  await waitFor(() => expect(shown()).toHaveLength(3))
  await userEvent.click(screen.getByRole('button', { name: 'Ver mensajes anteriores' }))
  await waitFor(() => expect(shown()).toHaveLength(6))
  expect(screen.queryByRole('button', { name: 'Ver mensajes anteriores' })).toBeNull()
})

test('what is in sight is told as read, by the socket or without it', async () => {
  const { server } = await openChat([makeMessage(1)])
  await waitFor(() => expect(server.named('POST /api/trade-proposals/7/read')).toHaveLength(1))
  act(() => FakeSocket.last().open())
  hear({ type: 'message', message: makeMessage(2) })
  await waitFor(() =>
    expect(FakeSocket.last().sent).toContain(JSON.stringify({ type: 'read', number: 2 })),
  )
})

test('says who is writing, for a moment, and tells it of oneself now and then', async () => {
  await openChat()
  act(() => FakeSocket.last().open())
  hear({ type: 'typing', userId: 'beto' })
  expect(screen.getByText('Beto está escribiendo…')).toBeTruthy()
  hear({ type: 'message', message: makeMessage(1) })
  expect(screen.queryByText('Beto está escribiendo…')).toBeNull()
  hear({ type: 'typing', userId: 'ana' })
  expect(screen.queryByText(/está escribiendo/)).toBeNull()
  await userEvent.type(field(), 'hola que tal')
  const typing = FakeSocket.last().sent.filter((text) => text.includes('typing'))
  expect(typing).toHaveLength(1)
})

// Case 20.
// Case 32.
test('links open apart and tell nothing; markup is text', async () => {
  await openChat([makeMessage(1, { content: '<img src=x onerror=1> https://example.com/a' })])
  const link = await screen.findByRole('link', { name: /example/ })
  expect(link.getAttribute('href')).toBe('https://example.com/a')
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(shown()).toEqual(['<img src=x onerror=1> https://example.com/a'])
})

test('a chat that is over is read only', async () => {
  await openChat([makeMessage(1)], { mayWrite: false })
  expect(await screen.findByText('Mensaje 1')).toBeTruthy()
  expect(screen.queryByLabelText('Mensaje')).toBeNull()
  expect(screen.getByText('El intercambio terminó. El chat queda para leer.')).toBeTruthy()
})

// D47: the room answers only what is new, and this device still had the words.
test('of who has left nothing can be read any more, nor written to', async () => {
  const said = [makeMessage(1, { senderId: 'beto' }), makeMessage(2, { senderId: 'ana' })]
  const { queryClient } = await openChat(said, { mayWrite: false, hasLeft: true })
  await waitFor(() => expect(shown()).toEqual(['Mensaje 2']))
  expect(screen.getByText('Mensaje eliminado')).toBeTruthy()
  expect(screen.getByText('Esta persona eliminó su cuenta.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Chat con Beto' })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map((q) => q.state.data),
    ),
  ).not.toContain('Mensaje 1')
})

test('a chat that is over without a message asks nobody to write', async () => {
  await openChat([], { mayWrite: false })
  expect(await screen.findByText('Aquí no se escribió ningún mensaje.')).toBeTruthy()
  expect(screen.queryByText(/Escríbele/)).toBeNull()
})

test('an address that names the chat leads to it, once what was said is there, each time it is followed', async () => {
  const seen = vi.mocked(Element.prototype.scrollIntoView)
  history.pushState(null, '', '/trades/7#chat')
  await openChat([makeMessage(1)])
  const panel = screen.getByRole('region', { name: 'Chat con Beto' })
  await waitFor(() => expect(document.activeElement).toBe(panel))
  expect(seen.mock.instances).toEqual([panel])
  expect(location.pathname + location.hash).toBe('/trades/7')
  act(() => field().focus())
  act(() => history.pushState(null, '', '/trades/7#chat'))
  await waitFor(() => expect(document.activeElement).toBe(panel))
  expect(seen).toHaveBeenCalledTimes(2)
})

test('an address that names its field leads into it: one press, and one writes', async () => {
  history.pushState(null, '', '/trades/7#write')
  await openChat([makeMessage(1)])
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(location.hash).toBe('')
})

test('any other address leaves the focus where it is', async () => {
  history.pushState(null, '', '/trades/7')
  await openChat([makeMessage(1)])
  await waitFor(() => expect(shown()).toEqual(['Mensaje 1']))
  expect(document.activeElement).toBe(document.body)
})

const asked = (minutesAgo: number) => ({
  senderId: 'ana',
  content: '¿Sigue disponible?',
  createdAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
})

test('what was written with the proposal begins the chat', async () => {
  await openChat([makeMessage(1)], { first: { ...asked(60), senderId: 'beto' } })
  await waitFor(() => expect(shown()).toEqual(['¿Sigue disponible?', 'Mensaje 1']))
})

test('until the other side answers one sees how far one may go, and then that it is their turn', async () => {
  const first = asked(60)
  const mine = (id: number, minutesAgo: number) =>
    makeMessage(id, { senderId: 'ana', createdAt: asked(minutesAgo).createdAt })
  const { unmount } = await openChat([mine(1, 40)], { first, isBegun: true })
  expect(await screen.findByText(/hasta tres mensajes hasta que Beto responda/)).toBeTruthy()
  expect(field()).toBeTruthy()
  unmount()
  await openChat([mine(1, 40), mine(2, 20)], { first, isBegun: true })
  expect(await screen.findByText(/Hasta que Beto responda no puedes escribir más/)).toBeTruthy()
  expect(screen.queryByLabelText('Mensaje')).toBeNull()
  hear({
    type: 'message',
    message: { ...makeMessage(3), senderId: 'beto', content: 'Sí, sigue' },
  })
  expect(await screen.findByLabelText('Mensaje')).toBeTruthy()
})
