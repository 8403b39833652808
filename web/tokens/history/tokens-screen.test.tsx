/** All movements of one's tokens, in every state of the list. */
import { onlineManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#terms/http'
import type { TokenTransaction } from '#terms/tokens'
import { beginSession, fresh } from '#web/accounts/testing.tsx'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { TokensScreen } from './tokens-screen.tsx'

beforeEach(fresh)
afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

const HISTORY = 'GET /api/user/tokens/history'
const movement = (id: number): TokenTransaction => ({
  ...{ id, description: `Movimiento ${id}`, balanceAfter: 1000 + id },
  // One of another release's.
  transactionType: 'gift' as 'welcome',
  amount: id % 2 === 0 ? -50 : 20,
  createdAt: '2026-11-20T12:00:00.000Z',
})
const down = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => movement(from - n))
const NEXT = '</api/user/tokens/history?limit=20&cursor=b>; rel="next"'

function open(answers: Answers = {}, language?: Language) {
  beginSession()
  const server = fakeServer({
    'GET /api/auth/user': { body: makePerson({ tokenBalance: 1025 }) },
    [HISTORY]: ({ url }) =>
      url.searchParams.get('cursor') === 'b'
        ? { body: down(5, 5) }
        : { body: down(25, 20), headers: { link: NEXT } },
    ...answers,
  })
  return renderApp(<TokensScreen />, language).then((view) => ({ ...server, ...view }))
}
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)

test('each says why, when, how many and how many were left; older ones come by twenty', async () => {
  const { named } = await open()
  await screen.findByText('Movimiento 25')
  expect(screen.getByText('1.025 tokens')).toBeTruthy()
  expect(rows()).toHaveLength(20)
  expect(rows()[0]).toBe('Movimiento 2520 de noviembre de 2026+20Saldo: 1.025')
  expect(rows()[1]).toBe('Movimiento 2420 de noviembre de 2026−50Saldo: 1.024')
  await userEvent.click(screen.getByRole('button', { name: 'Ver anteriores' }))
  await screen.findByText('Movimiento 1')
  expect(rows()).toHaveLength(25)
  expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull()
  expect(named(HISTORY).map(({ url }) => url.search)).toEqual(['?limit=20', '?limit=20&cursor=b'])
  expect(screen.getByRole('link', { name: 'Mi Perfil' }).getAttribute('href')).toBe('/profile')
})

test('what moved on to the next page meanwhile is there once', async () => {
  await open({
    [HISTORY]: ({ url }) =>
      url.searchParams.get('cursor') === 'b'
        ? { body: down(6, 6) }
        : { body: down(25, 20), headers: { link: NEXT } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ver anteriores' }))
  await screen.findByText('Movimiento 1')
  expect(rows()).toHaveLength(25)
})

test('without any it says where they come from', async () => {
  await open({ [HISTORY]: { body: [] } })
  await screen.findByText('Todavía no hay movimientos')
  expect(screen.getByRole('link', { name: 'Publicar Artículo' })).toBeTruthy()
})

test('a failing server is said, and asked again', async () => {
  const { answers } = await open({ [HISTORY]: { status: 500, text: '{}' } })
  await screen.findByText('No pudimos cargar tus movimientos')
  answers[HISTORY] = { body: [movement(1)] }
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  await screen.findByText('Movimiento 1')
})

test('older ones that do not come leave the others alone, and are asked for again', async () => {
  let fails = true
  await open({
    [HISTORY]: ({ url }) => {
      if (url.searchParams.get('cursor') === null)
        return { body: down(25, 20), headers: { link: NEXT } }
      return fails ? { status: 500, text: '{}' } : { body: down(5, 5) }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ver anteriores' }))
  await screen.findByText('No pudimos cargar tus movimientos')
  expect(rows()).toHaveLength(20)
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  await screen.findByText('Movimiento 1')
})

test('without a network nobody looks at shapes for ever', async () => {
  onlineManager.setOnline(false)
  const { container } = await open()
  await screen.findByText('Verás tus movimientos cuando vuelva la conexión.')
  expect(container.querySelector('[aria-busy="true"]')).toBeNull()
})

test('in English', async () => {
  const known = {
    ...movement(26),
    transactionType: 'review_written',
    description: 'Reseña escrita',
  } as const
  await open({ [HISTORY]: { body: [known, ...down(25, 19)] } }, 'en')
  await screen.findByText('Review written')
  await screen.findByText('Balance: 1,025')
  expect(screen.getByRole('heading', { level: 1, name: 'Token movements' })).toBeTruthy()
  expect(screen.getByText('1,025 tokens')).toBeTruthy()
  expect(screen.getAllByText('November 20, 2026')).toHaveLength(20)
})
