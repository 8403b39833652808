import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TradePage } from '#contract/trades'
import { failureOf } from '#web/api/failure.ts'
import { sendForm } from '#web/api/send-form.ts'
import { preparePhoto } from '#web/media/prepare.ts'
import { freshPayment } from '#web/payments/testing.tsx'
import { makeProblem } from '#web/problems/testing.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { tradeQuery } from '#web/trades/queries.ts'
import { ANA, BETO, makePage } from '#web/trades/testing.ts'
import { ProblemCards } from './problem-cards.tsx'
import { ReportDialog } from './report-dialog.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))
vi.mock('#web/media/prepare.ts', async (original) => ({
  ...(await original<typeof import('#web/media/prepare.ts')>()),
  preparePhoto: vi.fn(),
}))
vi.mock('#web/api/send-form.ts', () => ({ sendForm: vi.fn() }))

const sent = vi.mocked(sendForm)
const prepared = vi.mocked(preparePhoto)
beforeEach(() => {
  freshPayment()
  sent.mockReset().mockResolvedValue(null)
})
afterEach(() => vi.unstubAllGlobals())

const page = (given: Partial<TradePage> = {}) => makePage(7, { status: 'in_progress', ...given })
const closed = vi.fn()

async function show(trade: TradePage) {
  const server = fakeServer({
    'GET /api/auth/user': { body: makePerson(ANA) },
    [OPENED]: { status: 204, text: null },
  })
  const view = await renderApp(<ProblemCards trade={trade} me={ANA.id} name="Beto" />)
  const openings = () => server.calls.filter(({ name }) => name === OPENED).length
  return { server, openings, ...view }
}
const OPENED = 'POST /api/trades/7/problems/4/opened'
const fieldsSent = () => Object.fromEntries(sent.mock.calls.at(-1)?.[2] ?? [])

test('a problem is reported with what happened and one’s own words, which stay when it fails', async () => {
  fakeServer({ 'GET /api/auth/user': { body: makePerson(ANA) } })
  const trade = page({ reportable: ['no_show', 'unsafe'] })
  await renderApp(<ReportDialog trade={trade} name="Beto" onClose={closed} />)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByRole('radio', { name: /No era lo acordado/ })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar reporte' }))
  expect(dialog.getByText('Elige qué pasó')).toBeTruthy()
  expect(dialog.getByText('Escribe al menos 20 caracteres')).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('radio', { name: /^No vino al encuentro/ }))
  const words = dialog.getByRole<HTMLTextAreaElement>('textbox')
  await userEvent.type(words, 'Esperé una hora y no vino.')
  const refused = { code: 'problem_made', message: 'Ya lo reportaste.' }
  sent.mockRejectedValueOnce(failureOf(409, JSON.stringify(refused), ''))
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar reporte' }))
  expect(await dialog.findByText('Ya lo reportaste.')).toBeTruthy()
  expect(words.value).toBe('Esperé una hora y no vino.')
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar reporte' }))
  expect(await screen.findByText('Reporte enviado')).toBeTruthy()
  expect(closed).toHaveBeenCalled()
  expect(sent.mock.calls.at(-1)?.slice(0, 2)).toEqual(['POST', '/api/trades/7/problems'])
  expect(fieldsSent()).toEqual({ kind: 'no_show', words: 'Esperé una hora y no vino.' })
})

test('who is accused reads it with its times, and tells their side', async () => {
  sent.mockResolvedValue(page({ status: 'cancelled' }))
  const { server, openings, queryClient } = await show(page({ problems: [makeProblem()] }))
  expect(await screen.findByRole('heading', { name: 'Beto reportó un problema' })).toBeTruthy()
  // The card says that it is read: nothing that is only fetched does.
  await expect.poll(openings).toBe(1)
  expect(screen.getByText('Esperé una hora y no vino nadie.')).toBeTruthy()
  expect(screen.getByText(/^Sin respuesta, el intercambio termina el lun 30 nov/)).toBeTruthy()
  expect(screen.getByText(/^Sin respuesta, cuenta desde el vie 11 dic/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Responder' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar respuesta' }))
  expect(dialog.getByText('Elige qué respondes')).toBeTruthy()
  await userEvent.click(dialog.getByRole('radio', { name: /^No fue así/ }))
  await userEvent.type(dialog.getByRole('textbox'), 'Avisé por el chat a tiempo.')
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar respuesta' }))
  expect(await screen.findByText('Respuesta enviada')).toBeTruthy()
  expect(sent.mock.calls[0]?.[1]).toBe('/api/trades/7/problems/4/answer')
  // What is answered is the trade as it is then.
  expect(queryClient.getQueryData(tradeQuery(7).queryKey)).toMatchObject({ status: 'cancelled' })
  expect(server.named('GET /api/trades/7')).toEqual([])
  expect(fieldsSent()).toEqual({ answer: 'contested', words: 'Avisé por el chat a tiempo.' })
})

test('closed, what was written and shown is asked about and stays; photos say how far they are', async () => {
  let done: (photo: object) => void = () => undefined
  prepared.mockImplementation((_file, onProgress) => {
    onProgress(0.4)
    return new Promise((resolve) => {
      done = resolve as typeof done
    })
  })
  await show(page({ problems: [makeProblem()] }))
  await userEvent.click(await screen.findByRole('button', { name: 'Responder' }))
  const dialog = within(await screen.findByRole('dialog'))
  const choose = dialog.getByLabelText<HTMLInputElement>('Agregar foto')
  await userEvent.upload(choose, new File(['x'], 'plaza.jpg', { type: 'image/jpeg' }))
  expect(dialog.getByText('40 %')).toBeTruthy()
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Enviar respuesta' })
  expect(send.disabled).toBe(true)
  await act(async () => done({ full: new Blob(['y'.repeat(3000)]), medium: null, small: null }))
  expect(dialog.getByText('3 KB')).toBeTruthy()
  expect(send.disabled).toBe(false)
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir aquí' }))
  await userEvent.click(dialog.getByRole('radio', { name: /^Estoy de acuerdo/ }))
  await userEvent.click(send)
  expect(await screen.findByText('Respuesta enviada')).toBeTruthy()
  expect(fieldsSent()).toMatchObject({ answer: 'agreed', images: expect.any(File) })
})

test('a photo that cannot be read says so by its name, and takes no place', async () => {
  prepared.mockRejectedValue(new Error('broken'))
  await show(page({ problems: [makeProblem()] }))
  await userEvent.click(await screen.findByRole('button', { name: 'Responder' }))
  const dialog = within(await screen.findByRole('dialog'))
  const file = new File(['x'], 'rota.jpg', { type: 'image/jpeg' })
  await userEvent.upload(dialog.getByLabelText('Agregar foto'), file)
  expect(await dialog.findByText('rota.jpg')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Intentar de nuevo con rota.jpg' })).toBeTruthy()
})

test('who agrees need not say a word', async () => {
  await show(page({ problems: [makeProblem()] }))
  await userEvent.click(await screen.findByRole('button', { name: 'Responder' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('radio', { name: /^Estoy de acuerdo/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar respuesta' }))
  expect(await screen.findByText('Respuesta enviada')).toBeTruthy()
  expect(fieldsSent()).toMatchObject({ answer: 'agreed' })
})

test.each([
  ['reporter', 'Se decidió a favor de quien reportó.'],
  ['neither', 'No se dio la razón a ninguna de las dos partes.'],
  ['voided', 'Un código demostró que se encontraron: no cuenta.'],
] as const)('what became of it is said, with why: %s', async (outcome, said) => {
  const over = { endsTradeAt: null, countsAt: null, closesAt: null, mayAnswer: false }
  const decisionWords = 'Lo vimos en el chat.'
  const given = { ...over, outcome, closedAt: '2026-11-28T10:00:00.000Z', decisionWords }
  const { openings } = await show(
    page({ problems: [makeProblem({ ...given, reporterId: ANA.id, accusedId: BETO.id })] }),
  )
  expect(await screen.findByRole('heading', { name: 'Reportaste un problema' })).toBeTruthy()
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByText('Lo vimos en el chat.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(openings()).toBe(0)
})
