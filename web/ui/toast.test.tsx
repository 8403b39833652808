import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast, toast } from './toast.ts'

test('a toast is shown, the next one takes its place, and it can be closed', async () => {
  await renderApp(<p>page</p>)
  act(() => toast({ title: 'Primero' }))
  expect((await screen.findAllByText('Primero')).length).toBeGreaterThan(0)
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
