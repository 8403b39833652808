/** The sentence at the first heart, and its switch in the settings. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepare } from '#web/favorites/press-heart.ts'
import * as hearts from '#web/favorites/testing.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast } from '#web/ui/toast/toast.ts'
import { forgetAsked } from './ask-telling.tsx'
import { TellingCard } from './telling-card.tsx'

const CHOOSE = 'PUT /api/matches/telling'
const TELLING = 'GET /api/matches/telling'

beforeEach(() => {
  hearts.fresh()
  forgetAsked()
  prepare()
})
afterEach(() => vi.unstubAllGlobals())

/** Beto presses his first heart. */
async function pressFirst(answer: object = { isUntold: true }) {
  const server = hearts.favoritesServer([])
  Object.assign(server.answers, {
    [hearts.add(7)]: { body: { itemId: 7, isFavorite: true, favoriteItems: 1, ...answer } },
    [hearts.add(8)]: { body: { itemId: 8, isFavorite: true, favoriteItems: 2, ...answer } },
    [CHOOSE]: ({ body }: { body: { tells: boolean } }) => ({
      body: { isSeen: true, tells: body.tells },
    }),
  })
  await hearts.visit('/search?q=a', true)
  await userEvent.click(await screen.findByRole('button', { name: /Agregar.*Cosa 7/ }))
  await waitFor(() => expect(server.named(hearts.add(7))).toHaveLength(1))
  return server
}

/** By its cross: a toast has one as well. */
async function close() {
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
}

test('the first heart shows what the other person will read, and the choice is sent', async () => {
  const server = await pressFirst()
  expect(server.named(hearts.add(7))[0]?.url.search).toBe('?tells=1')
  const dialog = await screen.findByRole('dialog', { name: 'Tu corazón se nota' })
  expect(dialog.textContent).toContain('A Beto, que ofrece')
  expect(dialog.textContent).toContain('le gusta «Cosa 7»')
  const choice = screen.getByRole<HTMLInputElement>('switch', {
    name: 'Avisar cuando algo me gusta',
  })
  expect(choice.checked).toBe(true)
  await userEvent.click(choice)
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.named(CHOOSE).map(({ body }) => body)).toEqual([{ tells: false }])
})

test('closed otherwise it was not seen: nothing is chosen, and this page asks no more', async () => {
  const server = await pressFirst()
  await close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: /Agregar.*Cosa 8/ }))
  await waitFor(() => expect(server.named(hearts.add(8))).toHaveLength(1))
  expect(server.named(CHOOSE)).toHaveLength(0)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('whoever has seen it is not asked', async () => {
  await pressFirst({})
  await waitFor(() => expect(currentToast()?.title).toBe('Agregado a favoritos'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a choice that could not be saved is said, and the next heart asks again', async () => {
  const server = await pressFirst()
  server.answers[CHOOSE] = 'no network'
  await userEvent.click(await screen.findByRole('button', { name: 'Entendido' }))
  await waitFor(() => expect(currentToast()?.title).toBe('No se guardó'))
  await userEvent.click(screen.getByRole('button', { name: /Agregar.*Cosa 8/ }))
  await close()
})

test('in the settings it is turned, and what is refused is taken back', async () => {
  hearts.signedIn()
  const server = fakeServer({
    'GET /api/auth/user': { body: makePerson({ id: 'beto' }) },
    [TELLING]: { body: { isSeen: true, tells: true } },
    [CHOOSE]: ({ body }) => ({ body: { isSeen: true, tells: (body as { tells: boolean }).tells } }),
  })
  await renderApp(<TellingCard />, 'es')
  const choice = await screen.findByRole<HTMLInputElement>('switch')
  await userEvent.click(choice)
  expect(choice.checked).toBe(false)
  expect(screen.getByText(/no apareces en las coincidencias de nadie/)).toBeTruthy()
  server.answers[CHOOSE] = {
    status: 429,
    body: { code: 'too_many', message: 'Espera un momento.' },
  }
  await userEvent.click(choice)
  await waitFor(() => expect(choice.checked).toBe(true))
  expect(server.named(CHOOSE)).toHaveLength(2)
})
