import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast, toast } from './toast.ts'

/** A chunk that no test has fetched before. */
const SLOW = { timeout: 10_000 }

afterEach(() => vi.useRealTimers())

test('a toast is shown, the next one takes its place, and it can be closed', async () => {
  await renderApp(<p>page</p>)
  act(() => toast({ title: 'Primero' }))
  const shown = await screen.findAllByText('Primero', {}, SLOW)
  expect(shown.length).toBeGreaterThan(0)
  act(() => toast({ title: 'Segundo', text: 'con texto' }))
  await waitFor(() => expect(screen.queryByText('Primero')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(currentToast()).toBeNull())
})

test('a toast can carry one action', async () => {
  const undo = vi.fn()
  await renderApp(<p>page</p>)
  act(() => toast({ title: 'Eliminado', action: { label: 'Deshacer', run: undo } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(undo).toHaveBeenCalledOnce()
})

test('F8 leads the keyboard to the toast', async () => {
  await renderApp(<button type="button">página</button>)
  act(() => toast({ title: 'Guardado' }))
  await screen.findAllByText('Guardado', {}, SLOW)
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
  const region = screen.getByRole('region', { name: /^Avisos/ })
  expect(region.contains(document.activeElement)).toBe(true)
})

test('a toast goes after 5,000 ms', async () => {
  await renderApp(<p>page</p>)
  vi.useFakeTimers()
  act(() => toast({ title: 'Breve' }))
  await act(() => vi.advanceTimersByTimeAsync(4_900))
  expect(currentToast()?.title).toBe('Breve')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(currentToast()).toBeNull()
})

test.each([
  [40, 'Arrastrado'],
  [60, undefined],
])('dragged %i px to the right, what is left is %s', async (px, left) => {
  await renderApp(<p>page</p>)
  act(() => toast({ title: 'Arrastrado' }))
  const [shown] = await screen.findAllByText('Arrastrado', {}, SLOW)
  const root = shown?.closest('li')
  if (!root) throw new Error('no toast')
  fireEvent.pointerDown(root, { button: 0, clientX: 100, clientY: 50, pointerId: 1 })
  fireEvent.pointerMove(root, { clientX: 130, clientY: 50, pointerId: 1 })
  fireEvent.pointerMove(root, { clientX: 100 + px, clientY: 50, pointerId: 1 })
  fireEvent.pointerUp(root, { clientX: 100 + px, clientY: 50, pointerId: 1 })
  expect(currentToast()?.title).toBe(left)
})
