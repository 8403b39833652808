import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { renderApp } from '#web/testing/render.tsx'
import { RELOAD } from '#web/ui/navigation/reload.ts'
import { Routes } from './routes.tsx'
import { SCREENS } from './screens.ts'

const landing = vi.hoisted(() => ({ isLost: true }))
vi.mock('#web/landing/landing-screen.tsx', () => ({
  get LandingScreen() {
    if (landing.isLost) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <h1>portada</h1>
  },
}))
vi.mock('#web/browse/home/home-screen.tsx', () => ({ HomeScreen: () => <h1>lista</h1> }))
vi.mock('#web/items/page/item-screen.tsx', () => ({ ItemScreen: () => <h1>artículo</h1> }))
vi.mock('#web/items/publish/publish-screen.tsx', () => ({ PublishScreen: () => <h1>publicar</h1> }))

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

afterEach(() => {
  history.replaceState(null, '', '/')
})

test.each([
  ['/item/7?edit=1#photos', '/items/7?edit=1#photos', 'artículo'],
  ['/home?sortBy=oldest', '/?sortBy=oldest', 'lista'],
  ['/item/new?title=Bici#form', '/items/new?title=Bici#form', 'publicar'],
  ['/items/7).?edit=1', '/items/7?edit=1', 'artículo'],
  ['/items/007%20', '/items/7', 'artículo'],
])('%s leads to %s', async (from, to, name) => {
  history.replaceState(null, '', from)
  await renderApp(<Routes screens={SCREENS} />)
  await heading(name)
  expect(location.pathname + location.search + location.hash).toBe(to)
})

describe('a screen whose code was lost', () => {
  beforeEach(() => {
    // React reports what a boundary caught.
    vi.mocked(console.error).mockImplementation(() => undefined)
    history.replaceState(null, '', '/landing')
  })
  afterEach(() => {
    vi.mocked(console.error).mockClear()
    landing.isLost = true
    vi.unstubAllGlobals()
  })
  const again = () => screen.findByRole('button', { name: 'Intentar de nuevo' })

  const answering = () =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(null)),
    )

  test('while the server answers is no lost network: another load brings the version that is there now', async () => {
    answering()
    const reload = vi.fn((event: Event) => event.preventDefault())
    addEventListener(RELOAD, reload)
    await renderApp(<Routes screens={SCREENS} />)
    await heading('No se pudo cargar esta parte')
    expect(screen.getByRole('alert').textContent).toContain('versión nueva')
    await userEvent.click(screen.getByRole('button', { name: 'Volver a cargar' }))
    expect(reload).toHaveBeenCalledOnce()
    expect(await again()).toBeTruthy()
    removeEventListener(RELOAD, reload)
  })

  test('on a device that says itself that it has no network, nothing is asked', async () => {
    answering()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await renderApp(<Routes screens={SCREENS} />)
    await heading('Sin conexión')
    expect(fetch).not.toHaveBeenCalled()
  })

  test('without an answer is said as a lost network, not as a crash; another link leads out of it', async () => {
    await renderApp(<Routes screens={SCREENS} />)
    await heading('Sin conexión')
    expect(screen.getByRole('alert').textContent).toContain('No se perdió nada')
    act(() => navigate('/'))
    await heading('lista')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('is tried again on the page that is there: a load of it could end in nothing', async () => {
    const reload = vi.fn((event: Event) => event.preventDefault())
    addEventListener(RELOAD, reload)
    await renderApp(<Routes screens={SCREENS} />)
    await userEvent.click(await again())
    await heading('Sin conexión')
    landing.isLost = false
    await userEvent.click(await again())
    await heading('portada')
    expect(reload).not.toHaveBeenCalled()
    removeEventListener(RELOAD, reload)
  })
})
