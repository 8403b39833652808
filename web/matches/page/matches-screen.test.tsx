/** /matches in every state: full, empty, failing, offline, more of it. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fresh, signedIn } from '#web/favorites/testing.tsx'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { makeMatch } from '../testing.tsx'
import { MatchesScreen } from './matches-screen.tsx'

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

const MATCHES = 'GET /api/matches'
const PARTS = { mutual: [], likers: [], wanted: [] }
type Lists = Partial<Record<keyof typeof PARTS, ReturnType<typeof makeMatch>[]>>

async function open(lists: Lists, answers: Answers = {}, language: 'es' | 'en' = 'es') {
  signedIn()
  const server = fakeServer({
    'GET /api/auth/user': { body: makePerson({ id: 'beto', firstName: 'Beto' }) },
    'GET /api/favorites': { body: [] },
    [MATCHES]: ({ url }) => {
      const part = url.searchParams.get('part') as keyof typeof PARTS
      const isMore = part === 'likers' && lists.likers && !url.searchParams.has('cursor')
      return {
        body: { ...PARTS, ...lists }[part],
        ...(isMore && { headers: { Link: '</api/matches?part=likers&cursor=c>; rel="next"' } }),
      }
    },
    ...answers,
  })
  const view = await renderApp(<MatchesScreen />, language)
  return { server, ...view }
}

const part = (name: string) => within(screen.getByRole('region', { name }))

test('mutual interest first with the proposal filled in, then who likes mine, then who wants what I have', async () => {
  const olga = { id: 'u1', firstName: 'Olga', lastName: 'Paz', profileImageUrl: null }
  const raul = { id: 'u2', firstName: 'Raúl', lastName: 'Paz', profileImageUrl: null }
  await open({
    mutual: [makeMatch({ isMutual: true })],
    likers: [makeMatch({ person: olga }, [11])],
    wanted: [makeMatch({ person: raul }, [12])],
  })
  await screen.findByRole('region', { name: 'Buscan lo que tienes' })
  const names = screen.getAllByRole('region').map((one) => one.getAttribute('aria-labelledby'))
  expect(names).toHaveLength(3)
  const both = part('Interés de los dos')
  expect(both.getByText('quiere tu «Mesa», y a ti te gusta su «Cosa 7».')).toBeTruthy()
  const propose = both.getByRole('link', { name: 'Proponer: «Mesa» por «Cosa 7»' })
  expect(propose.getAttribute('href')).toBe('/items/7?propose=1&offer=9')
  expect(both.getAllByRole('button', { name: /Agregar a favoritos/ })).toHaveLength(2)
  expect(part('Les gusta lo tuyo').getByText('quiere tu «Mesa».')).toBeTruthy()
  expect(part('Buscan lo que tienes').getByText('aceptaría algo como tu «Mesa».')).toBeTruthy()
})

test('further pages come when they are asked for, and nobody stands twice', async () => {
  const { server } = await open({ likers: [makeMatch()] })
  await userEvent.click(await screen.findByRole('button', { name: 'Mostrar más' }))
  await vi.waitFor(() =>
    expect(screen.queryByRole('button', { name: /Mostrar|Cargando/ })).toBeNull(),
  )
  expect(screen.getAllByRole('link', { name: 'Ana' })).toHaveLength(1)
  const asked = server.named(MATCHES).filter(({ url }) => url.searchParams.has('cursor'))
  expect(asked.map(({ url }) => url.searchParams.get('cursor'))).toEqual(['c'])
})

test('with nothing in it the page says what to do, in both languages', async () => {
  await open({}, {}, 'en')
  expect(await screen.findByText('There are no matches yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Explore items' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Publish an item' })).toBeTruthy()
})

test('what failed is said, and asked for again', async () => {
  const { server } = await open({}, { [MATCHES]: { status: 500, text: 'boom' } })
  expect(await screen.findByText('No pudimos cargar tus coincidencias')).toBeTruthy()
  server.answers[MATCHES] = { body: [] }
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText('Todavía no hay coincidencias')).toBeTruthy()
})

test('a lost network is a state', async () => {
  await open({}, { [MATCHES]: 'no network' })
  expect(
    await screen.findByText('Tus coincidencias aparecen cuando vuelva la conexión.'),
  ).toBeTruthy()
})
