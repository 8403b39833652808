/** The first thing on one's home, when there is something in it. */
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Match } from '#contract/matches'
import { fresh, signedIn } from '#web/favorites/testing.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { makeMatch } from '../testing.tsx'
import { HomeStrip } from './home-strip.tsx'

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

async function open(matches: Match[], language: 'es' | 'en' = 'es') {
  signedIn()
  const server = fakeServer({
    'GET /api/auth/user': { body: makePerson({ id: 'beto', hasMatches: true }) },
    'GET /api/matches/glance': { body: matches },
  })
  const view = await renderApp(
    <>
      <main id="content">
        <h1>Inicio</h1>
      </main>
      <HomeStrip />
    </>,
    language,
  )
  await waitFor(() => expect(server.named('GET /api/matches/glance')).toHaveLength(1))
  return view
}

test('a coincidence stands before everything else and leads to the list', async () => {
  const { unmount } = await open([makeMatch({ isMutual: true })])
  const link = await screen.findByRole('link', {
    name: /Coincides con Ana: tu «Mesa» por su «Cosa 7»/,
  })
  expect(link.getAttribute('href')).toBe('/matches')
  const content = document.getElementById('content')
  expect(content?.firstElementChild?.contains(link)).toBe(true)
  expect(content?.lastElementChild?.textContent).toBe('Inicio')
  unmount()
  expect(screen.queryByRole('link')).toBeNull()
})

test('who likes mine, and how many more there are', async () => {
  await open([makeMatch(), makeMatch({ person: { ...makeMatch().person, id: 'u1' } })], 'en')
  expect(
    await screen.findByText('Ana likes your “Mesa”, and there is one more person.'),
  ).toBeTruthy()
})

test('nothing where there is nothing', async () => {
  await open([])
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.getElementById('content')?.children).toHaveLength(1)
})

test('whoever has none asks for none', async () => {
  signedIn()
  const server = fakeServer({ 'GET /api/auth/user': { body: makePerson({ id: 'beto' }) } })
  await renderApp(
    <>
      <main id="content" />
      <HomeStrip />
    </>,
  )
  await waitFor(() => expect(server.named('GET /api/auth/user')).toHaveLength(1))
  expect(server.named('GET /api/matches/glance')).toEqual([])
})
