import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenProblem, WholeProblem } from '#contract/problems/admin'
import { freshPayment } from '#web/payments/testing.tsx'
import { makeProblem } from '#web/problems/testing.ts'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ANA, BETO, makeTrade } from '#web/trades/testing.ts'
import { goBack, settled } from '#web/ui/layers/testing.ts'
import { ProblemsQueue } from './problems-queue.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(freshPayment)
afterEach(() => vi.unstubAllGlobals())

const LIST = 'GET /api/admin/problems'
const DEPOSIT = { amount: 500, captureBefore: '2026-12-03T15:00:00.000Z' }
const OPEN: OpenProblem = {
  ...{ id: 4, tradeId: 7, kind: 'no_show', item: 'Bicicleta' },
  ...{ reporterName: 'Beto Báez', accusedName: 'Ana López', answer: 'contested' },
  ...{ createdAt: '2026-11-27T10:00:00.000Z', deposit: DEPOSIT, mayDecide: true },
}
const record = (userId: string, name: string) => ({
  ...{ userId, name, memberSince: '2026-01-01T00:00:00.000Z' },
  ...{ completedTrades: 3, cancelledTrades: 1, noShows: 2 },
  ...{ reported: 1, upheld: 0, refused: 0, accused: 0, lost: 0 },
})
const NOTHING = {
  endsTrade: false,
  countsNoShow: false,
  countsAgainst: null,
  deposit: 'kept',
} as const
const WHOLE: WholeProblem = {
  problem: makeProblem({ answer: 'contested', answerWords: 'Avisé por el chat.' }),
  ...{ openedAt: '2026-11-27T12:00:00.000Z', mayDecide: true, decidableAt: null, deposit: DEPOSIT },
  ...{ trade: makeTrade(7, { status: 'in_progress' }), events: [], others: [] },
  messages: [
    {
      ...{ id: 3, senderId: ANA.id, content: 'Llego en 5', imageUrl: null, clientId: 'c' },
      createdAt: '2026-11-27T09:00:00.000Z',
    },
  ],
  records: { reporter: record(BETO.id, 'Beto Báez'), accused: record(ANA.id, 'Ana López') },
  consequences: {
    reporter: {
      ...{ ...NOTHING, endsTrade: true, countsNoShow: true, deposit: 'taken' },
      ...{ isFalse: false, isUnsafeRefused: false },
    },
    accused: { ...NOTHING, isFalse: true, isUnsafeRefused: false },
    neither: {
      ...NOTHING,
      endsTrade: true,
      deposit: 'released',
      isFalse: false,
      isUnsafeRefused: false,
    },
  },
}

async function show(more: Answers = {}, address = '/admin?tab=problems') {
  history.pushState(null, '', address)
  const server = fakeServer({
    'GET /api/auth/user': { body: makePerson(ANA) },
    [LIST]: { body: [OPEN] },
    'GET /api/admin/problems/4': { body: WHOLE },
    ...more,
  })
  await renderApp(<ProblemsQueue />)
  return server
}

test('everything of one report stands in one place, with what each decision will do', async () => {
  const decide = 'POST /api/admin/problems/4/decide'
  const server = await show({ [decide]: { body: [] } })
  expect(await screen.findByText('#7: Bicicleta')).toBeTruthy()
  expect(screen.getByText(/^Depósito de USD.5,00, reservado hasta el jue 3 dic/)).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Ver todo' }))
  expect(await screen.findByText('Esperé una hora y no vino nadie.')).toBeTruthy()
  expect(screen.getByText('Avisé por el chat.')).toBeTruthy()
  expect(screen.getByText('Llego en 5')).toBeTruthy()
  expect(screen.getAllByText(/^3 completados, 1 cancelados, 2 encuentros/)).toHaveLength(2)
  expect(screen.getByText('Se cobra el depósito de Ana López.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'A favor de Beto Báez (reportó)' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Cuenta como un encuentro al que no fue Ana López.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar la decisión' }))
  expect(dialog.getByText(/^Escribe al menos 10 caracteres/)).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox'), 'Lo vimos en el chat.')
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar la decisión' }))
  expect(await screen.findByText('No hay reportes abiertos')).toBeTruthy()
  const body = { decision: 'reporter', words: 'Lo vimos en el chat.' }
  expect(server.named(decide)[0]?.body).toEqual(body)
})

test('before both were heard nothing is decided; older messages come by a press', async () => {
  const older = 'GET /api/admin/problems/4/messages'
  const early = { ...WHOLE, mayDecide: false, decidableAt: '2026-11-30T10:00:00.000Z' }
  const [message] = WHOLE.messages
  if (!message) throw new Error('no message')
  await show({
    'GET /api/admin/problems/4': { body: early },
    [older]: {
      body: [
        { ...message, id: 1, content: 'Hola' },
        { ...message, id: 2, content: '¿Va?' },
      ],
    },
  })
  await userEvent.click(await screen.findByRole('link', { name: 'Ver todo' }))
  expect(await screen.findByText(/^Se puede decidir desde el lun 30 nov/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^A favor de/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ver mensajes anteriores' }))
  expect(await screen.findByText('¿Va?')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ver mensajes anteriores' })).toBeNull()
})

test('one is opened by its address, and closed by Back, where the focus is not lost', async () => {
  await show()
  await userEvent.click(await screen.findByRole('link', { name: 'Ver todo' }))
  const title = await screen.findByRole('heading', { name: /^#7: / })
  expect(location.search).toBe('?tab=problems&problem=4')
  expect(document.activeElement).toBe(title)
  expect(screen.getAllByRole('link', { name: 'Ana López' })[0]?.getAttribute('href')).toBe(
    `/admin?tab=people&person=${ANA.id}`,
  )
  await goBack()
  const list = await screen.findByRole('heading', { name: 'Problemas reportados' })
  expect(document.activeElement).toBe(list)
  expect(location.search).toBe('?tab=problems')
})

test('a link leads to one; decided, Back does not lead to it', async () => {
  const decide = 'POST /api/admin/problems/4/decide'
  await show({ [decide]: { body: [] } }, '/admin?tab=problems&problem=4')
  await userEvent.click(await screen.findByRole('button', { name: 'A favor de ninguno' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox'), 'Nadie lo puede decir.')
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar la decisión' }))
  expect(await screen.findByText('No hay reportes abiertos')).toBeTruthy()
  await settled()
  expect(location.search).toBe('?tab=problems')
})

test('older messages that do not come say so, and are asked for again', async () => {
  const older = 'GET /api/admin/problems/4/messages'
  const { answers } = await show({ [older]: { status: 500, text: '{}' } })
  await userEvent.click(await screen.findByRole('link', { name: 'Ver todo' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Ver mensajes anteriores' }))
  await screen.findByText('No se pudieron cargar los mensajes anteriores')
  answers[older] = { body: WHOLE.messages.map((one) => ({ ...one, id: 1, content: 'Hola' })) }
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText('Hola')).toBeTruthy()
  expect(screen.queryByText('No se pudieron cargar los mensajes anteriores')).toBeNull()
})

test('a decision that comes too late says so, and what was typed stays', async () => {
  const over = refusal(409, 'problem_over', 'Ya se cerró.')
  await show({ 'POST /api/admin/problems/4/decide': over })
  await userEvent.click(await screen.findByRole('link', { name: 'Ver todo' }))
  await userEvent.click(await screen.findByRole('button', { name: 'A favor de ninguno' }))
  const dialog = within(await screen.findByRole('dialog'))
  const words = dialog.getByRole<HTMLTextAreaElement>('textbox')
  await userEvent.type(words, 'Nadie lo puede decir.')
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar la decisión' }))
  expect(await dialog.findByText('Ya se cerró.')).toBeTruthy()
  expect(words.value).toBe('Nadie lo puede decir.')
})
