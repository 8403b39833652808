import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { renderApp } from '#web/testing/render.tsx'
import { Later } from './later.tsx'
import { lazyPart } from './part.ts'

const Part = () => <p>aquí está</p>
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => {
  history.replaceState(null, '', '/')
  // React reports what a boundary caught.
  vi.mocked(console.error).mockImplementation(() => undefined)
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
  history.replaceState(null, '', '/')
})

async function renderLost() {
  const load = vi.fn(async () => ({ Part }))
  load.mockImplementationOnce(lost)
  const Lazy = lazyPart(load, 'Part')
  await renderApp(
    <Later shape={<p>forma</p>}>
      <Lazy />
    </Later>,
  )
  await waitFor(() => expect(screen.queryByText('forma')).toBeNull())
  expect(screen.queryByText('aquí está')).toBeNull()
  expect(load).toHaveBeenCalledOnce()
  return load
}

test('a part whose code was lost comes with the next page', async () => {
  const load = await renderLost()
  act(() => navigate('/landing'))
  expect(await screen.findByText('aquí está')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('or with the connection', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderLost()
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('aquí está')).toBeTruthy()
})

test('what is lost again is tried again, and what is there is left alone', async () => {
  const load = await renderLost()
  load.mockImplementationOnce(lost)
  act(() => navigate('/landing'))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(screen.queryByText('forma')).toBeNull())
  act(() => navigate('/'))
  expect(await screen.findByText('aquí está')).toBeTruthy()
  act(() => navigate('/landing'))
  expect(load).toHaveBeenCalledTimes(3)
})
