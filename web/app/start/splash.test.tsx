import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeSplash } from '#web/pwa/install/splash-due.ts'
import { renderApp } from '#web/testing/render.tsx'
import { Splash } from './splash.tsx'

const standalone = (isOn: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isOn && query === '(display-mode: standalone)',
  }))

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'standalone')
})

test('it is due in the installed app only, once per session', () => {
  standalone(false)
  expect(takeSplash()).toBe(false)
  standalone(true)
  expect(takeSplash()).toBe(true)
  expect(takeSplash()).toBe(false)
})

test('older iOS says in its own way that the app is installed', () => {
  standalone(false)
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: true })
  expect(takeSplash()).toBe(true)
})

test('it says the tagline for two seconds', async () => {
  await renderApp(null)
  vi.useFakeTimers()
  await renderApp(<Splash />)
  expect(screen.getByText('Intercambia sin dinero')).toBeTruthy()
  act(() => vi.advanceTimersByTime(1_999))
  expect(screen.queryByText('Intercambia sin dinero')).not.toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByText('Intercambia sin dinero')).toBeNull()
})

test.each([
  ['a press', () => fireEvent.click(screen.getByRole('button'))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('%s ends it', async (_what, end) => {
  await renderApp(<Splash />)
  end()
  expect(screen.queryByText('Intercambia sin dinero')).toBeNull()
})
