import '#web/app/start/features.ts'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DEVICE_KEY } from '#web/api/storage.ts'
import { Connectivity } from '#web/app/frame/connectivity.tsx'
import { useListing } from '#web/browse/home/use-listing.ts'
import { listQuery } from '#web/browse/queries.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { renderApp } from '#web/testing/render.tsx'
import { setOnline } from './testing.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(() => localStorage.setItem(DEVICE_KEY, ''))

const NOTE = /Ves lo guardado en este dispositivo · hace 3 h/

function List() {
  return <p>{useListing({}).items.map(({ title }) => title)}</p>
}

test('without a network it says that this is the device’s, and how old; with one nothing', async () => {
  fakeServer({ 'GET /api/items': { body: [makeItem(7)] } })
  const { queryClient } = await renderApp(
    <>
      <Connectivity />
      <List />
    </>,
  )
  await screen.findByText('Cosa 7')
  const { queryKey } = listQuery({})
  act(() => {
    const updatedAt = Date.now() - 3 * 3_600_000
    queryClient.setQueryData(queryKey, (list) => list && { ...list }, { updatedAt })
  })
  expect(screen.queryByText(NOTE)).toBeNull()
  act(() => setOnline(false))
  await screen.findByText(NOTE)
  expect(screen.getByText('Sin conexión - Modo offline')).toBeTruthy()
  act(() => setOnline(true))
  expect(screen.queryByText(NOTE)).toBeNull()
  vi.unstubAllGlobals()
})

test('with nothing on the screen that could be old it says nothing', async () => {
  setOnline(false)
  await renderApp(<Connectivity />)
  await screen.findByText('Sin conexión - Modo offline')
  await import('./kept-note.tsx')
  expect(screen.queryByText(/guardado en este dispositivo/)).toBeNull()
  setOnline(true)
})
