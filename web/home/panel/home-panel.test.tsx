/** A member's home above the list: the line, what is behind it, and each of its states. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts'
import type { Home } from '#contract/home'
import { HOME_COOKIE, UNFOLDED } from '#terms/home'
import { currentUserQuery } from '#web/api/session.ts'
import { keepCookie, saysCookie } from '#web/api/storage.ts'
import { fresh, signedIn } from '#web/favorites/testing.tsx'
import { doneStore } from '#web/home/steps.ts'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { HomePanel } from './home-panel.tsx'

beforeEach(fresh)
afterEach(() => {
  keepCookie(HOME_COOKIE, null)
  doneStore.set([])
  vi.unstubAllGlobals()
})

const HOME = 'GET /api/home'
const nothing: Home = { waiting: [], count: 0, match: null, wishes: [] }
const newcomer = { successfulTrades: 0, publishedItems: 0, favoriteItems: 0 }

async function open(
  given: Partial<CurrentUser>,
  home: Answers[typeof HOME] = { body: nothing },
  language: 'es' | 'en' = 'es',
) {
  signedIn()
  const server = fakeServer({
    'GET /api/auth/user': { body: makePerson({ id: 'beto', ...given }) },
    [HOME]: home,
  })
  const view = await renderApp(<HomePanel />, language)
  const line = screen.getByRole('button')
  await waitFor(() => expect(line.textContent).not.toBe(''))
  return { ...view, server, line }
}

const part = async (name: string) => within(await screen.findByRole('region', { name }))

test.each([
  ['nothing at all', {}, 'Lo que buscan cerca de ti'],
  ['one thing', { waiting: 1 }, '1 pendiente'],
  [
    'several, and somebody likes mine',
    { waiting: 4, hasMatches: true },
    '4 pendientes · Coincidencias',
  ],
  ['a newcomer', newcomer, 'Primeros pasos: 0 de 3'],
  [
    'a newcomer who has begun',
    { ...newcomer, publishedItems: 1, waiting: 1 },
    '1 pendiente · Primeros pasos: 1 de 3',
  ],
  [
    'who has done all three',
    { ...newcomer, publishedItems: 1, favoriteItems: 3, hasProposed: true },
    'Lo que buscan cerca de ti',
  ],
] as const)('folded it says what there is and asks for nothing: %s', async (_, given, said) => {
  const { server, line } = await open(given)
  expect(line.textContent).toBe(said)
  expect(line.getAttribute('aria-expanded')).toBe('false')
  expect(server.named(HOME)).toEqual([])
})

test('unfolded it asks once for all of its parts, and is unfolded the next time', async () => {
  const waiting = [
    { kind: 'answer', id: 7, name: 'Olga', title: 'Mesa' },
    { kind: 'review', id: 8, name: 'Ana', title: 'Radio' },
    { kind: 'still', id: 9, name: null, title: 'Silla' },
  ] satisfies Home['waiting']
  const match = { name: 'Ana', mine: 'Mesa', theirs: 'Cuna', others: 2 }
  const wishes = [{ id: 5, words: 'Cochecito', town: 'Luque' }]
  const body: Home = { waiting, count: 5, match, wishes }
  const { server, line } = await open(
    { waiting: 5, homePoint: { latitude: -25.3, longitude: -57.6 } },
    { body },
  )
  await userEvent.click(line)
  const links = (await part('Te espera')).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/trades', 'Y 2 más'],
    ['/trades/7', 'Olga espera tu respuesta: «Mesa»'],
    ['/trades/8', 'Cuenta cómo te fue con Ana: «Radio»'],
    ['/items/9', '¿Todavía tienes «Silla»?'],
  ])
  const matching = await part('Coincidencias')
  expect(matching.getByText('Coincides con Ana: tu «Mesa» por su «Cuna».')).toBeTruthy()
  expect(matching.getByText('Y hay 2 personas más.')).toBeTruthy()
  const near = await part('Buscan cerca y tú podrías tener')
  expect(near.getByRole('link', { name: 'CochecitoLuque' }).getAttribute('href')).toBe('/wanted/5')
  expect(server.named(HOME).map(({ url }) => url.search)).toEqual([
    '?userLatitude=-25.3000&userLongitude=-57.6000',
  ])
  expect(saysCookie(HOME_COOKIE, UNFOLDED)).toBe(true)
  await userEvent.click(line)
  expect(screen.queryByRole('region', { name: 'Te espera' })).toBeNull()
  expect(saysCookie(HOME_COOKIE, UNFOLDED)).toBe(false)
})

test('a newcomer sees which steps are done, and where the others are', async () => {
  keepCookie(HOME_COOKIE, UNFOLDED)
  await open({ ...newcomer, publishedItems: 1, favoriteItems: 2 }, { body: nothing }, 'en')
  const steps = await part('Your first steps')
  const links = steps.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/items/new', 'Publish something you no longer use(done)'],
    ['/search', 'Save three things that you like(to do)2 of 3'],
    ['/favorites', 'Propose a trade(to do)'],
  ])
})

test('a step that was ticked stays so, and all three are gone for good', async () => {
  const { queryClient, line } = await open({ ...newcomer, favoriteItems: 3 })
  expect(line.textContent).toBe('Primeros pasos: 1 de 3')
  const set = (given: Partial<CurrentUser>) =>
    queryClient.setQueryData(
      currentUserQuery.queryKey,
      makePerson({ id: 'beto', ...newcomer, ...given }),
    )
  set({ favoriteItems: 1, publishedItems: 1 })
  await waitFor(() => expect(line.textContent).toBe('Primeros pasos: 2 de 3'))
  set({ favoriteItems: 1, publishedItems: 1, hasProposed: true })
  await waitFor(() => expect(line.textContent).toBe('Lo que buscan cerca de ti'))
  set({})
  await waitFor(() => expect(line.textContent).toBe('Lo que buscan cerca de ti'))
})

test.each([
  [
    'nobody looks for such a thing',
    { publishedItems: 2 },
    [],
    'Por ahora nadie busca cerca algo como lo que ofreces.',
  ],
  [
    'it is not known where one is',
    { publishedItems: 2 },
    null,
    'Pon tu ciudad en el perfil y verás lo que buscan cerca.',
  ],
  [
    'one has nothing',
    { publishedItems: 0 },
    [],
    'Cuando ofrezcas algo, aquí ves quién busca cerca cosas así.',
  ],
] as const)('what is looked for near, where %s', async (_, given, wishes, said) => {
  keepCookie(HOME_COOKIE, UNFOLDED)
  await open(given, { body: { ...nothing, wishes: wishes && [...wishes] } })
  expect(await screen.findByText(said)).toBeTruthy()
})

test('what could not be asked for is said where it would stand, and asked for again', async () => {
  keepCookie(HOME_COOKIE, UNFOLDED)
  const match = { name: 'Ana', mine: 'Mesa', theirs: null, others: 0 }
  let isBroken = true
  const { server } = await open({}, () =>
    isBroken ? { status: 503, text: 'no' } : { body: { ...nothing, match } },
  )
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos cargarlo.')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText('A Ana le gusta tu «Mesa».')).toBeTruthy()
  expect(server.named(HOME)).toHaveLength(2)
})

test('without a network it says so, and the line stays', async () => {
  keepCookie(HOME_COOKIE, UNFOLDED)
  const { line } = await open({ waiting: 2 }, 'no network')
  expect((await screen.findByRole('alert')).textContent).toContain('Sin conexión')
  expect(line.textContent).toBe('2 pendientes')
})

/** The home, which one leaves and comes back to. */
function Door() {
  const [isIn, setIn] = useState(true)
  return (
    <>
      <input type="checkbox" checked={isIn} onChange={() => setIn(!isIn)} />
      {isIn && <HomePanel />}
    </>
  )
}

test('whoever comes back after doing something, or from what waited, is asked about again, and nobody else', async () => {
  signedIn()
  const body = makePerson({ id: 'beto' })
  const server = fakeServer({ 'GET /api/auth/user': () => ({ body }) })
  const { queryClient: client } = await renderApp(<Door />)
  const asked = () => server.named('GET /api/auth/user').length
  const comeBack = async () => {
    await userEvent.dblClick(screen.getByRole('checkbox'))
    await waitFor(() => expect(client.isFetching()).toBe(0))
  }
  await screen.findByText('Lo que buscan cerca de ti')
  await comeBack()
  expect(asked()).toBe(1)
  await client
    .getMutationCache()
    .build(client, { mutationFn: async () => 1 })
    .execute(undefined)
  await comeBack()
  expect(asked()).toBe(2)
  const { queryKey } = currentUserQuery
  client.setQueryData(queryKey, makePerson({ ...body, waiting: 1 }), {
    updatedAt: Date.now() - 60_000,
  })
  await screen.findByText('1 pendiente')
  client.getMutationCache().clear()
  await comeBack()
  expect(asked()).toBe(3)
  expect(await screen.findByText('Lo que buscan cerca de ti')).toBeTruthy()
})
