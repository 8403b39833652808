import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fresh, said } from '#web/accounts/testing.tsx'
import { noAnswer } from '#web/api/failure.ts'
import * as sending from '#web/api/send-form.ts'
import { openVerification, PROOFS, proof, rowOf } from '#web/verification/testing.tsx'

beforeEach(() => {
  fresh()
  URL.createObjectURL = vi.fn(() => 'blob:document')
  URL.revokeObjectURL = vi.fn()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const CARD = proof('government_id')
const SENT = proof('government_id', { status: 'pending' })
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const HEIC = new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
const file = (bytes: BlobPart, name: string) => new File([bytes], name)

/** A test's browser makes no sizes: a photo goes as it is. */
async function pick(chosen: File) {
  const row = await rowOf('Cédula de identidad')
  await userEvent.upload(await row.findByLabelText('Elegir archivo'), chosen, {
    applyAccept: false,
  })
  return row
}

test('a photo is looked at, sent without its name, and waits', async () => {
  const sendForm = vi.spyOn(sending, 'sendForm').mockResolvedValue([])
  const { answers } = await openVerification([CARD])
  const row = await pick(file(JPEG, 'mi-casa.jpg'))
  expect(await row.findByAltText('El documento que vas a enviar')).toBeTruthy()
  answers[PROOFS] = { body: [SENT] }
  await userEvent.click(row.getByRole('button', { name: 'Enviar documento' }))
  await said('Verificación solicitada')
  const [, path, form] = sendForm.mock.calls[0] ?? []
  expect(path).toBe('/api/user/verification/document')
  expect(form?.get('verificationType')).toBe('government_id')
  const sent = form?.get('document')
  expect(sent instanceof File && [sent.name, sent.size]).toEqual(['document', JPEG.length])
  expect(await row.findByText('Pendiente')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cédula de identidad'))
})

test('a PDF goes as it is, told by its bytes; anything else is refused at once', async () => {
  await openVerification([CARD])
  const row = await pick(file('%PDF-1.7 hola', 'papeles.txt'))
  expect(await row.findByText('PDF listo: papeles.txt')).toBeTruthy()
  await pick(file('<html>', 'cedula.pdf'))
  expect((await row.findByRole('alert')).textContent).toBe(
    'Sube una foto (JPG, PNG, WebP) o un PDF.',
  )
  expect(row.queryByRole('button', { name: 'Enviar documento' })).toBeNull()
  await pick(file(HEIC, 'foto.jpg'))
  await waitFor(() => expect(row.getByRole('alert').textContent).toContain('HEIC'))
  const large = new Uint8Array(5 * 1024 * 1024 + 1)
  large.set(new TextEncoder().encode('%PDF-'))
  await pick(file(large, 'papeles.pdf'))
  await waitFor(() => expect(row.getByRole('alert').textContent).toContain('5 MB'))
})

test('what could not be sent is still there', async () => {
  const sendForm = vi.spyOn(sending, 'sendForm').mockRejectedValueOnce(noAnswer())
  await openVerification([CARD])
  const row = await pick(file(JPEG, 'cedula.jpg'))
  await userEvent.click(await row.findByRole('button', { name: 'Enviar documento' }))
  await said('Sin conexión')
  expect(row.getByAltText('El documento que vas a enviar')).toBeTruthy()
  sendForm.mockResolvedValue([])
  await userEvent.click(row.getByRole('button', { name: 'Enviar documento' }))
  await said('Verificación solicitada')
  expect(sendForm).toHaveBeenCalledTimes(2)
})

test('discarded, nothing is sent', async () => {
  const sendForm = vi.spyOn(sending, 'sendForm')
  await openVerification([CARD])
  const row = await pick(file(JPEG, 'cedula.jpg'))
  await userEvent.click(await row.findByRole('button', { name: 'Descartar' }))
  expect(row.queryByAltText('El documento que vas a enviar')).toBeNull()
  expect(sendForm).not.toHaveBeenCalled()
  expect(screen.getAllByText('Sin verificar')).toHaveLength(1)
})
