import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '#web/api/session.ts'
import * as t from '#web/items/testing.tsx'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { makePerson } from '#web/testing/people.ts'
import { brand } from '#web/ui/brand.ts'
import { currentToast } from '#web/ui/toast/toast.ts'

const USER = 'GET /api/auth/user'
const ITEM = 'GET /api/items/7'
const OWN = 'GET /api/user-items'
const BRUNO = { body: makePerson({ id: 'bruno', firstName: 'Bruno', lastName: 'Báez' }) }
const PROPOSE = 'Proponer Intercambio'

beforeEach(t.fresh)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(answers: Answers = {}, language?: 'en', address = '/items/7') {
  const server = fakeServer({
    [ITEM]: { body: makeItem(7) },
    'GET /api/favorites': { body: [] },
    ...answers,
  })
  const view = await t.visit(address, language)
  await screen.findByRole('article')
  return { ...view, server }
}

const press = (name = PROPOSE) => act(async () => fireEvent.click(t.button(name)))
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const fakeTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

test.each([
  [undefined, PROPOSE, 'Únete a ', 'Crea una cuenta gratuita para proponer intercambios.'],
  ['en', 'Propose a trade', 'Join ', 'Create a free account to propose trades.'],
] as const)(
  'a visitor (%s) is invited, and taken to the registration after 1.5 s',
  async (language, name, join, text) => {
    const { server } = await open({}, language)
    fakeTime()
    await press(name)
    expect(currentToast()).toMatchObject({ title: `${join}${brand}`, text })
    await wait(1_499)
    expect(t.here()).toBe('/items/7')
    await wait(1)
    expect(t.here()).toBe('/custom-register?next=%2Fitems%2F7%3Fpropose%3D1')
    expect(server.named(USER)).toEqual([])
  },
)

test('who only asked comes back to asking', async () => {
  await open()
  fakeTime()
  await press('Preguntar')
  await wait(1_500)
  expect(t.here()).toBe('/custom-register?next=%2Fitems%2F7%3Fpropose%3Dask')
})

test.each([
  ['/items/7?propose=1', PROPOSE],
  ['/items/7?propose=ask', 'Preguntar'],
])(
  '%s opens what was begun, again when the page is loaded anew, until it is closed',
  async (address, name) => {
    t.signedIn()
    const own = { body: [makeItem(11, { userId: 'bruno' })] }
    const { unmount } = await open({ [USER]: BRUNO, [OWN]: own }, undefined, address)
    await screen.findByRole('dialog', { name })
    expect(t.here()).toBe(address)
    unmount()
    await open({ [USER]: BRUNO, [OWN]: own }, undefined, t.here())
    await screen.findByRole('dialog', { name })
    await press('Cancelar')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(t.here()).toBe('/items/7')
  },
)

test('a second press does not stack: one invitation, one history entry', async () => {
  await open()
  fakeTime()
  const entries = history.length
  await press()
  const first = currentToast()?.id
  await wait(1_000)
  await press()
  expect(currentToast()?.id).toBe(first)
  await wait(3_000)
  expect(t.here()).toMatch(/^\/custom-register/)
  expect(history.length).toBe(entries + 1)
})

test('whoever leaves meanwhile is not taken along', async () => {
  const { unmount } = await open()
  fakeTime()
  await press()
  history.pushState(null, '', '/favorites')
  unmount()
  await wait(2_000)
  expect(t.here()).toBe('/favorites')
})

test.each([
  [undefined, PROPOSE],
  ['en', 'Propose a trade'],
] as const)('for a member (%s) the dialog opens', async (language, name) => {
  t.signedIn()
  const { unmount } = await open({ [USER]: BRUNO, [OWN]: { body: [] } }, language)
  await screen.findByRole('button', { name })
  await press(name)
  expect(await screen.findByRole('dialog', { name })).toBeTruthy()
  expect(t.here()).toBe('/items/7')
  // Its entry of the history goes with it: not in the middle of the next test.
  unmount()
  await waitFor(() => expect(history.state?.layers).toBeUndefined())
})

test('who signed in elsewhere meanwhile and turns out to be the owner is told so', async () => {
  await open({ [USER]: t.ANA })
  t.signedIn()
  await press()
  await waitFor(() => expect(currentToast()?.title).toBe('No disponible'))
  expect(currentToast()?.text).toBe('No puedes intercambiar con tu propio artículo.')
  await screen.findByRole('button', { name: 'Editar' })
  expect(screen.queryByRole('button', { name: PROPOSE })).toBeNull()
  expect(t.here()).toBe('/items/7')
})

test('while it is asked who is there, nothing can be pressed; lost, the press asks again', async () => {
  t.signedIn()
  const { server, queryClient } = await open({ [USER]: 'never', [OWN]: { body: [] } })
  expect(screen.getByText(PROPOSE).closest('.invisible')).not.toBeNull()
  server.answers[USER] = 'no network'
  await act(() => queryClient.cancelQueries(currentUserQuery))
  await act(() => queryClient.refetchQueries(currentUserQuery))
  await screen.findByRole('button', { name: PROPOSE })
  await press()
  await waitFor(() => expect(currentToast()?.title).toBe('No se pudo abrir'))
  server.answers[USER] = BRUNO
  await press()
  expect(await screen.findByRole('dialog', { name: PROPOSE })).toBeTruthy()
})

test.each([
  ['reserved', 'Reservado', 'Está en un intercambio en curso.'],
  ['traded', 'Intercambiado', 'Ya encontró otra casa.'],
] as const)(
  'nobody can propose on a %s thing: its page says what became of it (Case 34)',
  async (tradeStatus, title, text) => {
    await open({ [ITEM]: { body: makeItem(7, { tradeStatus, isAvailable: false }) } })
    expect(t.shows(title) && t.shows(text)).toBe(true)
    expect(screen.queryByRole('button', { name: PROPOSE })).toBeNull()
  },
)

test.each([
  ['pending', {}],
  ['accepted', { tradeStatus: 'reserved', isAvailable: false }],
] as const)(
  'whoever has a trade on it (%s) finds the way there instead, also after a reload',
  async (status, given) => {
    t.signedIn()
    await open({
      [USER]: BRUNO,
      [ITEM]: { body: makeItem(7, given) },
      'GET /api/trade-proposals/for-item/7': { body: { id: 3, status, isQuestion: false } },
    })
    const link = await screen.findByRole('link', { name: /Ya propusiste.*Ver propuesta/ })
    expect(link.getAttribute('href')).toBe('/trades/3')
    expect(screen.queryByRole('button', { name: PROPOSE })).toBeNull()
  },
)

// D59.
test('whoever was told no reads when they may offer again, before they type anything, and may ask', async () => {
  t.signedIn()
  const turnedDown = { id: 3, status: 'rejected', isQuestion: false } as const
  const againAt = new Date(Date.now() + 3 * 86_400_000).toISOString()
  await open({
    [USER]: BRUNO,
    [OWN]: { body: [] },
    'GET /api/trade-proposals/for-item/7': { body: { ...turnedDown, againAt } },
  })
  const link = await screen.findByRole('link', { name: /No aceptaron tu oferta/ })
  expect(link.getAttribute('href')).toBe('/trades/3')
  await screen.findByText(/^Podrás proponer de nuevo el .*Mientras tanto puedes preguntar\.$/)
  expect(screen.queryByRole('button', { name: PROPOSE })).toBeNull()
  await press('Preguntar')
  await screen.findByRole('dialog', { name: 'Preguntar' })
  expect(t.button('Enviar pregunta')).toBeTruthy()
  expect(t.shows(/Ya propusiste un intercambio/)).toBe(false)
})

test('a dialog that is closed gives the focus back to its button where that is still there', async () => {
  t.signedIn()
  await open({
    [USER]: BRUNO,
    [OWN]: { body: [makeItem(11, { userId: 'bruno' })] },
    'GET /api/trade-proposals/for-item/7': { body: { id: 3, status: 'pending', isQuestion: true } },
  })
  await screen.findByRole('link', { name: /Ver la conversación/ })
  t.button(PROPOSE).focus()
  await press()
  await screen.findByRole('dialog', { name: PROPOSE })
  // As the platform does when the dialog closes.
  t.button(PROPOSE).focus()
  await press('Cancelar')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(t.button(PROPOSE))
})
