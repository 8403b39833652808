import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast, toast } from './toast.ts'

vi.mock('./toast-view.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a toast whose code cannot be fetched is said all the same, and can be closed', async () => {
  // React reports what a boundary caught.
  vi.mocked(console.error).mockImplementation(() => undefined)
  await renderApp(<p>page</p>)
  act(() => toast({ kind: 'problem', title: 'Sin conexión', text: 'Inténtalo de nuevo' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Sin conexión')
  expect(alert.textContent).toContain('Inténtalo de nuevo')
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(currentToast()).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => toast({ title: 'Otro' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Otro')
  expect(console.error).toHaveBeenCalled()
  vi.mocked(console.error).mockClear()
})

test('its action is there too, and pressing it is the end of the toast', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  const undo = vi.fn()
  await renderApp(<p>page</p>)
  act(() => toast({ title: 'Eliminado', action: { label: 'Deshacer', run: undo } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(currentToast()).toBeNull()
  vi.mocked(console.error).mockClear()
})
