import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { renderApp } from '#web/testing/render.tsx'
import { Routes } from './routes.tsx'

vi.mock('#web/landing/landing-screen.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('#web/browse/home-screen.tsx', () => ({ HomeScreen: () => <h1>lista</h1> }))
vi.mock('#web/items/item-screen.tsx', () => ({ ItemScreen: () => <h1>artículo</h1> }))
vi.mock('#web/items/publish-screen.tsx', () => ({ PublishScreen: () => <h1>publicar</h1> }))

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

afterEach(() => {
  history.replaceState(null, '', '/')
})

test.each([
  ['/item/7?edit=1#photos', '/items/7?edit=1#photos', 'artículo'],
  ['/home?sortBy=oldest', '/?sortBy=oldest', 'lista'],
  ['/item/new?title=Bici#form', '/items/new?title=Bici#form', 'publicar'],
])('%s leads to %s', async (from, to, name) => {
  history.replaceState(null, '', from)
  await renderApp(<Routes />)
  await heading(name)
  expect(location.pathname + location.search + location.hash).toBe(to)
})

test('a screen that was lost is said; another link leads out of it', async () => {
  // React reports what a boundary caught.
  vi.mocked(console.error).mockImplementation(() => undefined)
  history.replaceState(null, '', '/landing')
  await renderApp(<Routes />)
  expect(await screen.findByRole('button', { name: 'Volver a cargar' })).toBeTruthy()
  act(() => navigate('/'))
  await heading('lista')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Volver a cargar' })).toBeNull())
  vi.mocked(console.error).mockClear()
})
