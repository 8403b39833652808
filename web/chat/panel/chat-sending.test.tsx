import '#web/app/start/features.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONTENT_MAX } from '#terms/chat'
import { idAfter } from '#web/api/attempt.ts'
import { keepWritten, loadWritten } from '#web/chat/draft-store.ts'
import { makeMessage } from '#web/chat/make-message.ts'
import { field, freshChat, hear, openChat, send, shown } from '#web/chat/testing.tsx'
import { keepDraftsOf } from '#web/items/sending/forget-drafts.ts'
import { fakeUploads } from '#web/items/testing.tsx'
import { entriesOf } from '#web/pwa/outbox/entries.ts'
import { startOutbox } from '#web/pwa/outbox/start.ts'
import { setOnline } from '#web/pwa/store/testing.ts'
import { setFull } from '#web/testing/fake-keyval.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

let stopOutbox: (() => void) | undefined
beforeEach(freshChat)
afterEach(() => {
  stopOutbox?.()
  stopOutbox = undefined
  setOnline(true)
  vi.unstubAllGlobals()
})

/** What the server stores of a sent form. */
const answerOf = (form: FormData | undefined, id: number) =>
  makeMessage(id, {
    senderId: 'ana',
    content: String(form?.get('content')),
    clientId: String(form?.get('clientId')),
  })

test('sends what was written, trimmed; empty nothing; the field is free again', async () => {
  const sent = fakeUploads(() => ({ status: 201, body: answerOf(sent[0], 1) }))
  await openChat()
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
  await openChat()
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
  await openChat()
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
  const { unmount } = await openChat()
  await userEvent.type(field(), 'a medias')
  unmount()
  await openChat()
  expect(field().value).toBe('a medias')
})

test('without a network messages wait here, go out once, in their order', async () => {
  const sent = fakeUploads(() => ({
    status: 201,
    body: answerOf(sent.at(-1), sent.length),
  }))
  const { queryClient } = await openChat()
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
  await openChat()
  await userEvent.type(field(), 'llegó')
  await send()
  await screen.findByText('Esperando conexión')
  hear({ type: 'message', message: answerOf(sent[0], 1) })
  await waitFor(() => expect(screen.queryByText('Esperando conexión')).toBeNull())
  expect(shown()).toEqual(['llegó'])
})

test('under an id that stands for something else it is said under the next one', async () => {
  const reused = { code: 'client_id_reused', message: 'Ya se había enviado.' }
  const sent = fakeUploads(() =>
    sent.length === 1 ? { status: 409, body: reused } : { status: 201, body: answerOf(sent[1], 1) },
  )
  const { queryClient } = await openChat()
  stopOutbox = startOutbox(queryClient)
  act(() => setOnline(false))
  await userEvent.type(field(), 'otra cosa')
  await send()
  await screen.findByText('Esperando conexión')
  act(() => setOnline(true))
  await waitFor(async () => expect(await entriesOf('ana')).toEqual([]))
  const ids = sent.map((form) => String(form.get('clientId')))
  expect(ids).toEqual([ids[0], idAfter(ids[0] ?? '')])
  expect(shown()).toEqual(['otra cosa'])
})

test('what the server refuses later is shown with its sentence, and can be discarded', async () => {
  fakeUploads(() => ({ status: 409, body: { code: 'chat_closed', message: 'El chat se cerró.' } }))
  const { queryClient } = await openChat()
  act(() => setOnline(false))
  await userEvent.type(field(), 'tarde')
  await send()
  await screen.findByText('Esperando conexión')
  stopOutbox = startOutbox(queryClient)
  act(() => setOnline(true))
  expect(await screen.findByText('No se envió: El chat se cerró.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Descartar' }))
  await waitFor(async () => expect(await entriesOf('ana')).toEqual([]))
  await waitFor(() => expect(screen.queryByText('tarde')).toBeNull())
})

test('what is half written is on the device after the app was closed, until it is sent', async () => {
  const { unmount } = await openChat()
  await userEvent.type(field(), 'a medias')
  unmount()
  // Another tab, another day.
  sessionStorage.clear()
  const sent = fakeUploads(() => ({ status: 201, body: answerOf(sent[0], 1) }))
  const again = await openChat()
  await waitFor(() => expect(field().value).toBe('a medias'))
  await send()
  await waitFor(() => expect(shown()).toEqual(['a medias']))
  again.unmount()
  await waitFor(async () => expect(await loadWritten(7, 'ana')).toBe(''))
  await openChat()
  expect(field().value).toBe('')
})

test('what somebody else half wrote is not shown, and goes with whoever leaves', async () => {
  await keepWritten(7, 'beto', 'de Beto')
  await keepWritten(8, 'ana', 'de Ana')
  await openChat()
  await userEvent.type(field(), 'x')
  expect(field().value).toBe('x')
  await keepDraftsOf('ana')
  expect([await loadWritten(7, 'beto'), await loadWritten(8, 'ana')]).toEqual(['', 'de Ana'])
})

test('a device that keeps nothing holds it as long as the page is', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  setFull(true)
  const sent = fakeUploads(() => ({ status: 201, body: answerOf(sent[0], 1) }))
  await openChat()
  await userEvent.type(field(), 'igual sale')
  await send()
  await waitFor(() => expect(shown()).toEqual(['igual sale']))
})
