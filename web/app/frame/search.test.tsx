import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { renderShell, setSession } from '#web/app/testing.tsx'

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' })

afterEach(() => {
  setSession(null)
  localStorage.clear()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

test('typing on another page leads to the list once, then changes it; the field keeps text and focus', async () => {
  await renderShell('/items/7', null)
  const before = history.length
  expect(box().placeholder).toBe('Buscar artículos...')
  await userEvent.type(box(), 'cam')
  await waitFor(() => expect(location.pathname + location.search).toBe('/search?q=cam'))
  expect(history.length).toBe(before + 1)
  await userEvent.type(box(), 'ión')
  await waitFor(() => expect(location.search).toBe('?q=cami%C3%B3n'))
  expect(history.length).toBe(before + 1)
  expect(box().value).toBe('camión')
  expect(document.activeElement).toBe(box())
})

test('Enter on another page leads to the list at once; an empty field leads nowhere', async () => {
  await renderShell('/landing', null)
  await userEvent.type(box(), '{Enter}')
  expect(location.pathname).toBe('/landing')
  await userEvent.type(box(), 'mesa{Enter}')
  expect(location.pathname + location.search).toBe('/search?q=mesa')
})

test('what was being typed does not follow to a page that was chosen meanwhile', async () => {
  await renderShell('/', null)
  await userEvent.type(box(), 'me')
  vi.useFakeTimers()
  act(() => navigate('/items/7'))
  act(() => vi.advanceTimersByTime(1_000))
  vi.useRealTimers()
  expect(location.pathname).toBe('/items/7')
  expect(box().value).toBe('')
})

test('an address brings its text, leaving the list takes it away', async () => {
  await renderShell('/search?q=mesa', null)
  expect(box().value).toBe('mesa')
  act(() => navigate('/landing'))
  expect(box().value).toBe('')
})

test('the search page asks for the field, also when one is led there', async () => {
  await renderShell('/landing', null)
  expect(document.activeElement).toBe(document.body)
  act(() => navigate('/search'))
  expect(document.activeElement).toBe(box())
})

test('without scripts it is a plain form', async () => {
  await renderShell('/landing', null)
  expect(box().form?.getAttribute('action')).toBe('/search')
  expect([box().form?.method, box().name]).toEqual(['get', 'q'])
})
