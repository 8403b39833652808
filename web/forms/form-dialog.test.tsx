import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast, dismissToast, TOAST_MS, toast } from '#web/ui/toast/toast.ts'
import { FormDialog } from './form-dialog.tsx'

/** A chunk that no test has fetched before. */
const SLOW = { timeout: 10_000 }

function Opened() {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <FormDialog title="Publicar" onCancel={() => undefined} form={{}} bar={null}>
      <button type="button" onClick={() => setOpen(false)}>
        Cerrar formulario
      </button>
    </FormDialog>
  )
}

afterEach(() => {
  vi.useRealTimers()
  dismissToast(currentToast()?.id ?? 0)
})

test('a toast over a form is there once, inside, announced there, and stays while it has the focus', async () => {
  await renderApp(<Opened />)
  const dialog = within(screen.getByRole('dialog', { name: 'Publicar' }))
  // Its code is there before the clock is held.
  act(() => toast({ title: 'Antes' }))
  await dialog.findAllByText('Antes', {}, SLOW)
  vi.useFakeTimers()
  act(() => toast({ title: 'Guardado', action: { label: 'Deshacer', run: () => undefined } }))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(1)
  expect(dialog.getByRole('status').textContent).toContain('Guardado')
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
  expect(dialog.getByRole('region').contains(document.activeElement)).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(TOAST_MS + 1_000))
  expect(dialog.getByRole('button', { name: 'Deshacer' })).toBeTruthy()
})

test('closed, the form leaves the toast to the page', async () => {
  await renderApp(<Opened />)
  act(() => toast({ title: 'Publicado' }))
  await within(screen.getByRole('dialog')).findAllByText('Publicado', {}, SLOW)
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar formulario' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await screen.findAllByText('Publicado')).length).toBeGreaterThan(0)
})
