/** Finding people, one person's page, and what is done there, on the screen. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FoundPeople, PersonFile, RefusedProof } from '#contract/admin/people'
import { button, fresh, said } from '#web/accounts/testing.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { PeoplePanel } from './people-panel.tsx'

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

const AT = '2026-11-27T12:00:00.000Z'
const OPEN = { suspendedAt: null, limitedUntil: null, hasLeft: false }
const BETO = { id: 'beto', name: '<b>Beto</b> Benítez' }
const FOUND: FoundPeople = {
  by: 'name',
  people: [{ ...BETO, ...OPEN, city: 'Luque', createdAt: AT }],
  isMore: false,
}
const REFUSED: RefusedProof = {
  ...{ id: 4, kind: 'phone', createdAt: AT, decision: null },
  ...{ person: BETO, of: { id: 'ana', name: 'Ana Ruiz' } },
}
const FILE: PersonFile = {
  ...{ ...BETO, ...OPEN, email: 'beto@example.com', phoneNumber: '0981 123 456' },
  ...{ city: 'Luque', country: 'Paraguay', createdAt: AT },
  ...{ completedTrades: 2, cancelledTrades: 1, noShows: 1 },
  proofs: [{ kind: 'phone', status: 'approved', at: AT }],
  trades: [
    {
      ...{ id: 7, status: 'accepted', item: 'Bicicleta', createdAt: AT, counts: null },
      ...{ other: { id: 'ana', name: 'Ana Ruiz' }, isOpen: true },
    },
  ],
  problems: [],
  reports: [
    {
      ...{ id: 3, kind: 'person', reason: 'spam', description: 'Insiste mucho', side: 'about' },
      ...{ other: { id: 'ana', name: 'Ana Ruiz' }, decision: null, createdAt: AT, found: [] },
    },
    {
      ...{ id: 2, kind: 'item', reason: 'prohibited', description: '', side: 'about' },
      ...{ other: null, decision: null, createdAt: AT, found: ['rifle'] },
    },
  ],
  related: [{ id: 'u1', name: 'Otro Nombre', ...OPEN, suspendedAt: AT, by: ['mailbox'] }],
  refused: [],
  log: [
    {
      id: 9,
      action: 'person_warned',
      adminName: 'Jefa',
      words: 'No insistas tanto',
      createdAt: AT,
    },
  ],
}
const WORDS = 'Pediste dinero por adelantado.'
const DONE = { status: 204, text: null }

async function open(search: string, answers: Answers) {
  history.pushState(null, '', `/admin?tab=people${search}`)
  const server = fakeServer({ 'GET /api/admin/people/refused': { body: [] }, ...answers })
  await renderApp(<PeoplePanel />)
  return server
}

test('somebody is looked for at a press, once, and leads to their page; nothing of it is in the address', async () => {
  const { named } = await open('', { 'GET /api/admin/people': { body: FOUND } })
  const field = await screen.findByLabelText('Nombre, email, teléfono o código')
  await userEvent.type(field, 'b')
  await userEvent.click(button('Buscar'))
  expect(screen.getByText('Escribe al menos 2 letras o números')).toBeTruthy()
  expect(named('GET /api/admin/people')).toEqual([])
  await userEvent.type(field, 'eto@example.com{Enter}')
  const link = await screen.findByRole('link', { name: '<b>Beto</b> Benítez' })
  expect(link.getAttribute('href')).toBe('/admin?tab=people&person=beto')
  expect(named('GET /api/admin/people').map(({ url }) => url.searchParams.get('q'))).toEqual([
    'beto@example.com',
  ])
  expect(location.href).not.toContain('beto%40')
  expect(screen.getByRole('status').textContent).toBe('1 persona con ese nombre')
})

test('a person’s page has what stands about them, and of others their names', async () => {
  await open('&person=beto', { 'GET /api/admin/people/beto': { body: FILE } })
  expect(await screen.findByRole('heading', { name: '<b>Beto</b> Benítez' })).toBeTruthy()
  for (const text of [
    'beto@example.com',
    '2 completados, 1 cancelados, 1 encuentros a los que no fue',
    'Insiste mucho',
    'Mismo buzón de email',
    'No insistas tanto',
    'Advirtió a una persona',
  ]) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  expect(screen.getByText(/^Teléfono: aprobada, /)).toBeTruthy()
  expect(screen.getByText(/^Suspendida desde el /)).toBeTruthy()
})

test('what is done needs words, which stay when it fails, and is told', async () => {
  const warn = 'POST /api/admin/people/beto/warn'
  const { answers, named } = await open('&person=beto', {
    'GET /api/admin/people/beto': { body: FILE },
    [warn]: refusal(409, 'person_done', 'Eso ya está hecho.'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Advertir' }))
  const dialog = within(screen.getByRole('dialog'))
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Advertir' }))
  await userEvent.type(dialog.getByLabelText('Por qué'), 'Corto')
  await send()
  expect(dialog.getByText('Escribe al menos 10 caracteres: la persona lo lee')).toBeTruthy()
  await userEvent.clear(dialog.getByLabelText('Por qué'))
  await userEvent.type(dialog.getByLabelText('Por qué'), WORDS)
  await send()
  expect(await dialog.findByText('Eso ya está hecho.')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Por qué').value).toBe(WORDS)
  answers[warn] = DONE
  await send()
  await said('Se lo dijimos y quedó en la bitácora.')
  expect(named(warn).map(({ body }) => body)).toEqual([{ words: WORDS }, { words: WORDS }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('words that were typed are asked about before they are lost', async () => {
  await open('&person=beto', { 'GET /api/admin/people/beto': { body: FILE } })
  await userEvent.click(await screen.findByRole('button', { name: 'Advertir' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Por qué'), WORDS)
  await userEvent.click(screen.getByRole('dialog'))
  await userEvent.click(button('Seguir aquí'))
  expect(dialog.getByLabelText('Por qué')).toHaveProperty('value', WORDS)
})

test('a limit asks for how many days', async () => {
  const limit = 'POST /api/admin/people/beto/limit'
  const { named } = await open('&person=beto', {
    'GET /api/admin/people/beto': { body: FILE },
    [limit]: DONE,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Limitar' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Por qué'), WORDS)
  const days = dialog.getByLabelText('Días')
  await userEvent.clear(days)
  await userEvent.type(days, '91')
  await userEvent.click(dialog.getByRole('button', { name: 'Limitar' }))
  expect(dialog.getByText('Elige de 1 a 90 días')).toBeTruthy()
  await userEvent.clear(days)
  await userEvent.type(days, '3')
  await userEvent.click(dialog.getByRole('button', { name: 'Limitar' }))
  await said('Se lo dijimos y quedó en la bitácora.')
  expect(named(limit)[0]?.body).toEqual({ words: WORDS, days: 3 })
})

test('who is suspended can only be restored, who is gone nothing is done to; an open trade is ended', async () => {
  const end = 'POST /api/admin/trades/7/end'
  const { answers, named } = await open('&person=beto', {
    'GET /api/admin/people/beto': { body: { ...FILE, suspendedAt: AT } },
    [end]: DONE,
  })
  expect(await screen.findByRole('button', { name: 'Restaurar' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Suspender' })).toBeNull()
  answers['GET /api/admin/people/beto'] = { body: { ...FILE, hasLeft: true, trades: [] } }
  await userEvent.click(button('Terminar el intercambio de «Bicicleta»'))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Por qué'), WORDS)
  await userEvent.click(dialog.getByRole('button', { name: 'Terminar' }))
  await said('Se lo dijimos y quedó en la bitácora.')
  expect(named(end)[0]?.body).toEqual({ message: WORDS })
  expect(await screen.findByText('Ya no tiene cuenta')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Advertir' })).toBeNull()
})

test('a refused proof is left or given, with words', async () => {
  const decide = 'POST /api/admin/people/refused/4/decide'
  const { answers, named } = await open('', {
    'GET /api/admin/people/refused': { body: [REFUSED] },
    [decide]: DONE,
  })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Es otra persona: <b>Beto</b> Benítez' }),
  )
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Por qué'), WORDS)
  answers['GET /api/admin/people/refused'] = { body: [] }
  await userEvent.click(dialog.getByRole('button', { name: 'Es otra persona' }))
  await said('Se lo dijimos y quedó en la bitácora.')
  expect(named(decide)[0]?.body).toEqual({ decision: 'cleared', words: WORDS })
  expect(await screen.findByText('Ninguna espera.')).toBeTruthy()
  expect(document.activeElement?.id).toBe('refused')
})
