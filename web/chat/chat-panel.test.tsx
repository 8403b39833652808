import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONTENT_MAX } from '#contract/chat'
import { currentUserQuery } from '#web/accounts/queries.ts'
import { fakeUploads, fresh, signedIn } from '#web/items/testing.tsx'
import { entriesOf } from '#web/pwa/outbox/entries.ts'
import { startOutbox } from '#web/pwa/outbox/start.ts'
import { setOnline } from '#web/pwa/store/testing.ts'
import { stubEndInView } from '#web/testing/browser.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { FakeSocket } from '#web/testing/fake-socket.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ANA } from '#web/trades/testing.ts'
import { ChatPanel } from './chat-panel.tsx'
import { makeMessage } from './testing.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const LIST = 'GET /api/trade-proposals/7/messages'
const BETO = { id: 'beto', name: 'Beto' }
let stopOutbox: (() => void) | undefined

beforeEach(() => {
  fresh()
  sessionStorage.clear()
  signedIn()
  stubEndInView()
  FakeSocket.stub()
})
afterEach(() => {
  stopOutbox?.()
  stopOutbox = undefined
  setOnline(true)
  vi.unstubAllGlobals()
})

type Message = ReturnType<typeof makeMessage>

/** Ana at her chat with Beto; `said` may grow while the test runs. */
async function open(said: Message[] = [], { mayWrite = true, reads = {} } = {}) {
  const server = fakeServer({
    'GET /api/auth/user': { body: ANA },
    'POST /api/trade-proposals/7/read': { status: 204, text: '' },
    [LIST]: ({ url }) => {
      const [after, before] = ['after', 'before'].map((name) => Number(url.searchParams.get(name)))
      const newer = said.filter(({ id }) => id > (after ?? 0) && (!before || id < before))
      const body = after ? newer : newer.slice(-3)
      return { body, headers: { 'x-read-marks': JSON.stringify(reads) } }
    },
  })
  const view = await renderApp(
    <ChatPanel tradeId={7} me="ana" other={BETO} offset={-180} mayWrite={mayWrite} />,
  )
  view.queryClient.setQueryData(currentUserQuery.queryKey, ANA as never)
  if (mayWrite) await screen.findByLabelText('Mensaje')
  return { server, said, ...view }
}
const shown = () =>
  [...screen.getByRole('log').querySelectorAll('.whitespace-pre-wrap')].map((p) => p.textContent)
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Mensaje')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }))
const hear = (frame: object) => act(() => FakeSocket.last().hear(frame))
const answerOf = (form: FormData, id: number) =>
  makeMessage(id, {
    senderId: 'ana',
    content: String(form.get('content')),
    clientId: String(form.get('clientId')),
  })

test('what was said stands in order under its day, with times of the place and marks', async () => {
  await open(
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

// Case 19.
test('what was said while the socket was down comes in order, without a reload', async () => {
  const { said } = await open([makeMessage(1)])
  await waitFor(() => expect(shown()).toEqual(['Mensaje 1']))
  act(() => FakeSocket.last().open())
  hear({ type: 'message', message: makeMessage(2) })
  await waitFor(() => expect(shown()).toEqual(['Mensaje 1', 'Mensaje 2']))
  said.push(makeMessage(2), makeMessage(3), makeMessage(4), makeMessage(5))
  act(() => FakeSocket.last().lose())
  await waitFor(() => expect(FakeSocket.all).toHaveLength(2), { timeout: 3_000 })
  act(() => FakeSocket.last().open())
  await waitFor(() => expect(shown()).toHaveLength(5))
  expect(shown().at(-1)).toBe('Mensaje 5')
})

test('a message after a gap has what lies between asked for', async () => {
  const { said } = await open([makeMessage(1)])
  await waitFor(() => expect(shown()).toEqual(['Mensaje 1']))
  said.push(makeMessage(2), makeMessage(3))
  hear({ type: 'message', message: makeMessage(3) })
  await waitFor(() => expect(shown()).toEqual(['Mensaje 1', 'Mensaje 2', 'Mensaje 3']))
})

test('earlier messages come on demand', async () => {
  await open([1, 2, 3, 4, 5, 6].map((id) => makeMessage(id)))
  await waitFor(() => expect(shown()).toHaveLength(3))
  await userEvent.click(screen.getByRole('button', { name: 'Ver mensajes anteriores' }))
  await waitFor(() => expect(shown()).toHaveLength(6))
  expect(screen.queryByRole('button', { name: 'Ver mensajes anteriores' })).toBeNull()
})

test('what is in sight is told as read, by the socket or without it', async () => {
  const { server } = await open([makeMessage(1)])
  await waitFor(() => expect(server.named('POST /api/trade-proposals/7/read')).toHaveLength(1))
  act(() => FakeSocket.last().open())
  hear({ type: 'message', message: makeMessage(2) })
  await waitFor(() =>
    expect(FakeSocket.last().sent).toContain(JSON.stringify({ type: 'read', number: 2 })),
  )
})

test('says who is writing, for a moment, and tells it of oneself now and then', async () => {
  await open()
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

test('sends what was written, trimmed; empty nothing; the field is free again', async () => {
  const sent = fakeUploads(() => ({ status: 201, body: answerOf(sent[0] as FormData, 1) }))
  await open()
  await send()
  await userEvent.type(field(), '   ')
  await send()
  expect(sent).toHaveLength(0)
  await userEvent.type(field(), ' hola ')
  await send()
  await waitFor(() => expect(shown()).toEqual(['hola']))
  expect(sent.map((form) => form.get('content'))).toEqual(['hola'])
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
})

test('what is refused stays in the field, and says why', async () => {
  const sent = fakeUploads(() => ({ status: 429, body: { code: 'too_many', message: 'x' } }))
  await open()
  await userEvent.type(field(), 'otra vez')
  await send()
  expect(await screen.findByText(/20 mensajes por minuto/)).toBeTruthy()
  expect(field().value).toBe('otra vez')
  await send()
  await waitFor(() => expect(sent).toHaveLength(2))
  const [one, two] = sent.map((form) => form.get('clientId'))
  expect(one).toBe(two)
})

test('near its end the length is counted, over it nothing is sent or cut', async () => {
  const sent = fakeUploads(() => 'never')
  await open()
  await userEvent.click(field())
  await userEvent.paste('x'.repeat(CONTENT_MAX - 1))
  expect(screen.getByText('Queda 1 carácter')).toBeTruthy()
  await userEvent.paste('yyy')
  expect(screen.getByText('El mensaje no puede exceder 2.000 caracteres.')).toBeTruthy()
  await send()
  expect(sent).toHaveLength(0)
  expect(field().value).toHaveLength(CONTENT_MAX + 2)
})

test('what is half written is there again on the same page', async () => {
  const { unmount } = await open()
  await userEvent.type(field(), 'a medias')
  unmount()
  await open()
  expect(field().value).toBe('a medias')
})

// Case 20.
test('without a network messages wait here, go out once, in their order', async () => {
  const sent = fakeUploads(() => ({
    status: 201,
    body: answerOf(sent.at(-1) as FormData, sent.length),
  }))
  const { queryClient } = await open()
  stopOutbox = startOutbox(queryClient)
  act(() => setOnline(false))
  for (const text of ['uno', 'dos', 'tres']) {
    await userEvent.type(field(), text)
    await send()
    await waitFor(() => expect(field().value).toBe(''))
  }
  await waitFor(() => expect(screen.getAllByText('Esperando conexión')).toHaveLength(3))
  expect(sent).toHaveLength(0)
  act(() => setOnline(true))
  await waitFor(async () => expect(await entriesOf('ana')).toEqual([]))
  expect(sent.map((form) => form.get('content'))).toEqual(['uno', 'dos', 'tres'])
  await waitFor(() => expect(shown()).toEqual(['uno', 'dos', 'tres']))
  expect(screen.queryByText('Esperando conexión')).toBeNull()
})

test('an answer that is lost has it wait; what the server has already is shown once', async () => {
  const sent = fakeUploads(() => 'no network')
  await open()
  await userEvent.type(field(), 'llegó')
  await send()
  await screen.findByText('Esperando conexión')
  hear({ type: 'message', message: answerOf(sent[0] as FormData, 1) })
  await waitFor(() => expect(screen.queryByText('Esperando conexión')).toBeNull())
  expect(shown()).toEqual(['llegó'])
})

test('what the server refuses later is shown with its sentence, and can be discarded', async () => {
  fakeUploads(() => ({ status: 409, body: { code: 'chat_closed', message: 'El chat se cerró.' } }))
  const { queryClient } = await open()
  act(() => setOnline(false))
  await userEvent.type(field(), 'tarde')
  await send()
  await screen.findByText('Esperando conexión')
  stopOutbox = startOutbox(queryClient)
  act(() => setOnline(true))
  expect(await screen.findByText('No se envió: El chat se cerró.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Descartar' }).at(-1) as Element)
  await waitFor(async () => expect(await entriesOf('ana')).toEqual([]))
  await waitFor(() => expect(screen.queryByText('tarde')).toBeNull())
})

// Case 32.
test('links open apart and tell nothing; markup is text', async () => {
  await open([makeMessage(1, { content: '<img src=x onerror=1> https://example.com/a' })])
  const link = await screen.findByRole('link')
  expect(link.getAttribute('href')).toBe('https://example.com/a')
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(shown()).toEqual(['<img src=x onerror=1> https://example.com/a'])
})

test('a chat that is over is read only', async () => {
  await open([makeMessage(1)], { mayWrite: false })
  expect(await screen.findByText('Mensaje 1')).toBeTruthy()
  expect(screen.queryByLabelText('Mensaje')).toBeNull()
  expect(screen.getByText('El intercambio se canceló. El chat queda para leer.')).toBeTruthy()
})
