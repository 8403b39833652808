import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { activate } from '#web/i18n/i18n.ts'
import { renderApp } from '#web/testing/render.tsx'
import { dismissInstall, isInstallDismissed } from './dismissed.ts'
import { InstallBanner, LOOKED_AROUND_MS } from './install-banner.tsx'

const DAY = 24 * 3_600_000

/** As Chromium makes its offer. */
function offer(outcome = 'accepted', prompt = vi.fn(async () => undefined)) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  })
  act(() => void dispatchEvent(event))
  return { event, prompt }
}

const onIos = () =>
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false })
const wait = (ms = LOOKED_AROUND_MS) => act(() => vi.advanceTimersByTimeAsync(ms))
const banner = () => screen.queryByRole('region', { name: /^Instalar App/ })
/** Its code comes when it is first shown. */
const shown = () => vi.waitFor(() => expect(banner()).not.toBeNull(), 10_000)

async function look({ at = '/' } = {}) {
  history.pushState(null, '', at)
  const view = await renderApp(<InstallBanner />)
  await wait()
  return view
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone')
  Reflect.deleteProperty(globalThis, 'installOffer')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  activate('es')
})

test('where the browser offers it, one press installs', async () => {
  await look()
  expect(banner()).toBeNull()
  const { event, prompt } = offer()
  expect(event.defaultPrevented).toBe(true)
  await shown()
  expect(banner()?.textContent).toContain('Acceso rápido y notificaciones')
  fireEvent.click(screen.getByRole('button', { name: 'Instalar' }))
  await wait(0)
  expect(prompt).toHaveBeenCalledOnce()
  expect(banner()).toBeNull()
  expect(isInstallDismissed(false)).toBe(false)
})

test('an offer that came before this code was there counts', async () => {
  Object.assign(globalThis, { installOffer: { prompt: vi.fn(), userChoice: new Promise(() => 0) } })
  await look()
  await shown()
})

test('it waits until one has looked around, and covers no page with an action of its own', async () => {
  offer()
  history.pushState(null, '', '/')
  await renderApp(<InstallBanner />)
  await wait(LOOKED_AROUND_MS - 1)
  expect(banner()).toBeNull()
  await wait(1)
  await shown()
  expect(document.documentElement.style.scrollPaddingBottom).not.toBe('')
  for (const path of ['/items/3', '/items/new', '/custom-login', '/trades/1']) {
    act(() => navigate(path))
    expect(banner(), path).toBeNull()
  }
  expect(document.documentElement.style.scrollPaddingBottom).toBe('')
  act(() => navigate('/favorites'))
  await shown()
})

test('put away, it stays away for a month', async () => {
  const { unmount } = await look()
  offer()
  await shown()
  fireEvent.click(screen.getByRole('button', { name: 'Ahora no' }))
  expect(banner()).toBeNull()
  unmount()
  vi.setSystemTime(Date.now() + 29 * DAY)
  const second = await look()
  offer()
  expect(banner()).toBeNull()
  second.unmount()
  vi.setSystemTime(Date.now() + DAY)
  await look()
  offer()
  await shown()
})

test('whoever says no to the browser is not asked again so soon', async () => {
  await look()
  offer('dismissed')
  await shown()
  fireEvent.click(screen.getByRole('button', { name: 'Instalar' }))
  await wait(0)
  expect(isInstallDismissed(false)).toBe(true)
})

test('an offer that the browser let go of says where else to install', async () => {
  await look()
  offer(
    '',
    vi.fn(async () => Promise.reject(new DOMException('used', 'InvalidStateError'))),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Instalar' }))
  vi.useRealTimers()
  await screen.findByText('No se pudo instalar')
})

test('on iOS it says how, has no button that does nothing, and put away it never comes again', async () => {
  onIos()
  const { unmount } = await look()
  await shown()
  expect(banner()?.textContent).toContain('Toca el botón Compartir y elige «Agregar a inicio».')
  expect(screen.queryByRole('button', { name: 'Instalar' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Ahora no' }))
  unmount()
  vi.setSystemTime(Date.now() + 999 * DAY)
  await look()
  expect(banner()).toBeNull()
})

test('the app itself, opened from the home screen or in its native shell, never shows it', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') }))
  offer()
  const { unmount } = await look()
  expect(banner()).toBeNull()
  unmount()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true })
  await look()
  expect(banner()).toBeNull()
})

test('without a network it does not offer what could not be fetched', async () => {
  await look()
  offer()
  await shown()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(banner()).toBeNull()
  online.mockReturnValue(true)
})

test('what is kept and cannot be read counts as put away', () => {
  dismissInstall()
  localStorage.setItem('installDismissed', 'x')
  expect(isInstallDismissed(false)).toBe(true)
})
