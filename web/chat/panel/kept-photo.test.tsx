/** The photo of a message that is not sent yet stays on the device. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPhoto, loadPhoto } from '#web/chat/draft-store.ts'
import { makeMessage } from '#web/chat/make-message.ts'
import { field, freshChat, openChat, send } from '#web/chat/testing.tsx'
import { fakeUploads } from '#web/items/testing.tsx'
import { preparePhoto } from '#web/media/prepare.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))
vi.mock('#web/media/prepare.ts', async (original) => ({
  ...(await original<typeof import('#web/media/prepare.ts')>()),
  preparePhoto: vi.fn(),
}))

const PHOTO = { full: new Blob(['x']), medium: null, small: null, colors: null }
const READY = 'Foto lista para enviar'

beforeEach(() => {
  freshChat()
  vi.mocked(preparePhoto).mockResolvedValue(PHOTO)
})
afterEach(() => vi.unstubAllGlobals())

const file = () => new File(['x'], 'mesa.jpg', { type: 'image/jpeg' })
const choose = async () => userEvent.upload(screen.getByLabelText('Agregar foto'), file())

test('it is there after the app was closed, until it is taken away', async () => {
  const first = await openChat()
  await choose()
  await screen.findByAltText(READY)
  await waitFor(async () => expect(await loadPhoto(7, 'ana')).toEqual(PHOTO))
  first.unmount()
  await openChat()
  await screen.findByAltText(READY)
  await userEvent.click(screen.getByRole('button', { name: 'Quitar la foto' }))
  await waitFor(async () => expect(await loadPhoto(7, 'ana')).toBeNull())
})

test('once it is sent it is kept no longer', async () => {
  fakeUploads(() => ({ status: 201, body: makeMessage(1, { imageUrl: '/x' }) }))
  await openChat()
  await choose()
  await screen.findByAltText(READY)
  await send()
  await waitFor(() => expect(screen.queryByAltText(READY)).toBeNull())
  await waitFor(async () => expect(await loadPhoto(7, 'ana')).toBeNull())
})

test('nobody sees what another person chose', async () => {
  await keepPhoto(7, 'beto', PHOTO)
  await openChat()
  await userEvent.type(field(), 'x')
  expect(screen.queryByAltText(READY)).toBeNull()
})
