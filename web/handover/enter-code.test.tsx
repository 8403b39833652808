/** The other's code by keyboard and by camera, and what is said where there is none. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { qrText } from '#rules/handover'
import { renderApp } from '#web/testing/render.tsx'
import { HandoverCard } from './handover-card.tsx'
import { mine, stubCamera, TRADE, takeCameraAway, theirs } from './testing.ts'

afterEach(() => {
  takeCameraAway()
  vi.unstubAllGlobals()
})

const THEIRS = { tradeId: TRADE, ...theirs }
/** Taken or not: what the server answered. */
const onCode = vi.fn<(code: string, isProved: boolean) => Promise<boolean>>()
const card = (more: object = {}) => (
  <HandoverCard
    {...{ tradeId: TRADE, handover: mine, mayEnter: true, busy: false, onCode, ...more }}
  />
)

async function open(more: object = {}) {
  onCode.mockReset().mockResolvedValue(false)
  return renderApp(card(more))
}

const field = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Código de la otra persona' })
const confirm = () =>
  userEvent.click(screen.getByRole('button', { name: 'Confirmar con el código' }))
const scan = () => userEvent.click(screen.getByRole('button', { name: 'Escanear con la cámara' }))
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Escanea su código' }))
const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

test.each(['903127', '903 127', '903-127', '٩٠٣١٢٧'])('%s is typed', async (text) => {
  await open()
  await userEvent.type(field(), text)
  expect(field().value).toBe('903127')
  await userEvent.keyboard('{Enter}')
  expect(onCode.mock.calls).toEqual([['903127', false]])
})

test('a pasted one may have words and spaces around', async () => {
  await open()
  await userEvent.click(field())
  await userEvent.paste(' Mi código: 903 127 ')
  await confirm()
  expect(onCode.mock.calls).toEqual([['903127', false]])
  expect([field().inputMode, field().autocomplete]).toEqual(['numeric', 'one-time-code'])
})

test('one that is taken leaves the field, one that is not stays to be corrected', async () => {
  await open()
  await userEvent.type(field(), '903127')
  await confirm()
  expect(field().value).toBe('903127')
  onCode.mockResolvedValue(true)
  await confirm()
  await waitFor(() => expect(field().value).toBe(''))
})

test('letters and a short one are said, and nothing is handed on', async () => {
  await open()
  await userEvent.type(field(), '90a')
  expect(screen.getByRole('alert').textContent).toBe('El código debe contener solo números')
  await confirm()
  expect(screen.getByRole('alert').textContent).toBe('El código debe tener 6 dígitos')
  expect(document.activeElement).toBe(field())
  expect(onCode).not.toHaveBeenCalled()
})

test('what the server said stands at the field; while it is asked nothing is sent twice', async () => {
  await open({ problem: 'Ese no es el código.', busy: true })
  expect(screen.getByRole('alert').textContent).toBe('Ese no es el código.')
  await userEvent.type(field(), '903127{Enter}')
  expect(onCode).not.toHaveBeenCalled()
})

test('without a network a typed one waits, and that is said', async () => {
  offline()
  await open()
  expect(screen.getByText('Sin conexión: se comprueba al tener señal.')).toBeTruthy()
  await userEvent.type(field(), '903127{Enter}')
  expect(onCode.mock.calls).toEqual([['903127', false]])
})

test('whoever has confirmed only shows their own', async () => {
  await open({ mayEnter: false })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Estamos juntos' })).toBeTruthy()
})

test('the camera is asked for at the press only, looks away from oneself and hears nothing', async () => {
  const camera = stubCamera()
  camera.stubDetector()
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Estamos juntos' }))
  expect(camera.getUserMedia).not.toHaveBeenCalled()
  await scan()
  await waitFor(() => expect(camera.getUserMedia).toHaveBeenCalledTimes(1))
  expect(camera.getUserMedia.mock.calls[0]?.[0]).toMatchObject({
    ...{ audio: false, video: { facingMode: 'environment' } },
  })
})

test.each([false, true])(
  'their QR is taken for proof (offline: %s), and the camera is off',
  async (isOff) => {
    if (isOff) offline()
    const camera = stubCamera()
    const made = camera.stubDetector()
    camera.show(qrText(THEIRS))
    await open()
    await scan()
    await waitFor(() => expect(onCode.mock.calls).toEqual([['903127', true]]))
    expect(made.mock.calls).toEqual([[{ formats: ['qr_code'] }]])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(camera.stop).toHaveBeenCalled()
  },
)

test('a browser without a reader reads it with the library', async () => {
  const camera = stubCamera()
  const { drawImage } = camera.stubCanvas()
  camera.show(qrText(THEIRS))
  await open()
  await scan()
  await waitFor(() => expect(onCode.mock.calls).toEqual([['903127', true]]))
  // Of 1280 × 720 no more than is needed.
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([0, 0, 720, 405])
  expect(camera.stop).toHaveBeenCalled()
})

test('so does one whose own reader fails, or knows no QR', async () => {
  const camera = stubCamera()
  camera.stubCanvas()
  camera.stubDetector(() => Promise.reject(new DOMException('no service', 'NotSupportedError')))
  camera.show(qrText(THEIRS))
  const { unmount } = await open()
  await scan()
  await waitFor(() => expect(onCode.mock.calls).toEqual([['903127', true]]))
  unmount()
  vi.stubGlobal('BarcodeDetector', { getSupportedFormats: async () => ['ean_13'] })
  await open()
  await scan()
  await waitFor(() => expect(onCode.mock.calls).toEqual([['903127', true]]))
})

test('what is not theirs is said, and one looks on', async () => {
  offline()
  const camera = stubCamera()
  camera.stubDetector()
  await open()
  await scan()
  const seen = await dialog()
  for (const [text, said] of [
    ['https://example.com', 'Ese QR no es un código de entrega.'],
    [qrText({ ...THEIRS, tradeId: 8 }), 'Ese código es de otro intercambio.'],
    [qrText({ ...THEIRS, version: 1 }), /^Lo acordado cambió/],
    [qrText({ ...THEIRS, proof: 'A'.repeat(22) }), 'Ese no es el código de la otra persona.'],
  ] as const) {
    camera.show(text)
    expect(await seen.findByText(said)).toBeTruthy()
  }
  expect([onCode.mock.calls.length, camera.stop.mock.calls.length]).toEqual([0, 0])
  camera.show(qrText(THEIRS))
  await waitFor(() => expect(onCode.mock.calls).toEqual([['903127', true]]))
})

test('with a network the server is asked about a proof that does not fit, never about one’s own', async () => {
  const camera = stubCamera()
  camera.stubDetector()
  camera.show(qrText({ tradeId: TRADE, ...mine }))
  await open()
  await scan()
  expect(await (await dialog()).findByText('Ese no es el código de la otra persona.')).toBeTruthy()
  expect(onCode).not.toHaveBeenCalled()
  camera.show(qrText({ ...THEIRS, proof: 'A'.repeat(22) }))
  await waitFor(() => expect(onCode.mock.calls).toEqual([['903127', false]]))
})

test.each([
  ['NotAllowedError', /^No hay permiso/],
  ['NotFoundError', /^No encontramos una cámara/],
  ['NotReadableError', /^La cámara no se pudo abrir/],
])('%s is said, and typing remains', async (name, said) => {
  const camera = stubCamera()
  camera.getUserMedia.mockRejectedValue(new DOMException('', name))
  await open()
  await scan()
  const seen = await dialog()
  expect((await seen.findByRole('alert')).textContent).toMatch(said)
  await userEvent.click(seen.getByRole('button', { name: 'Escribir el código' }))
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('no camera at all is said as well', async () => {
  await open()
  await scan()
  const said = await (await dialog()).findByRole('alert')
  expect(said.textContent).toBe('Aquí no se puede usar la cámara. Escribe el código.')
})

test('a camera that another app takes is said', async () => {
  const camera = stubCamera()
  camera.stubDetector()
  await open()
  await scan()
  const seen = await dialog()
  await waitFor(() => expect(seen.getByRole('status').textContent).toBe(''))
  camera.stream.active = false
  expect((await seen.findByRole('alert')).textContent).toMatch(/^La cámara no se pudo abrir/)
  expect(camera.stop).toHaveBeenCalled()
})

const close = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Cerrar' }))

test('closing turns it off', async () => {
  const camera = stubCamera()
  camera.stubDetector()
  await open()
  await scan()
  await waitFor(() => expect(camera.getUserMedia).toHaveBeenCalledTimes(1))
  await close()
  await waitFor(() => expect(camera.stop).toHaveBeenCalled())
  camera.show(qrText(THEIRS))
  expect(onCode).not.toHaveBeenCalled()
})

test('closed before it was opened it goes off as soon as it is', async () => {
  const camera = stubCamera()
  camera.stubDetector()
  camera.show(qrText(THEIRS))
  let answer: (stream: unknown) => void = () => undefined
  camera.getUserMedia.mockReturnValue(
    new Promise((done) => {
      answer = done
    }),
  )
  await open()
  await scan()
  await close()
  expect(camera.stop).not.toHaveBeenCalled()
  answer(camera.stream)
  await waitFor(() => expect(camera.stop).toHaveBeenCalled())
  expect(onCode).not.toHaveBeenCalled()
})
