/** What the back button closes first, on the product's own dialogs, menus and suggestions. */
import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { closeTopmost } from './topmost.ts'

test('nothing is open: the page itself is left alone', () => {
  render(<input aria-label="Título" />)
  screen.getByLabelText('Título').focus()
  expect(closeTopmost()).toBe(false)
})

test('a dialog closes; one that asks first stays open and is asked', () => {
  const ask = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { rerender } = render(<dialog open aria-label="Filtros" />)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  expect(closeTopmost()).toBe(true)
  expect(dialog.open).toBe(false)
  expect(closeTopmost()).toBe(false)

  rerender(<dialog key="form" open aria-label="Editar" onCancel={ask} />)
  expect(closeTopmost()).toBe(true)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true)
})

test('of two dialogs the one on top closes: the later, or the one that is focused', () => {
  render(
    <>
      <dialog open aria-label="pregunta">
        <button type="button">Salir</button>
      </dialog>
      <dialog open aria-label="formulario" />
    </>,
  )
  const [question, form] = screen.getAllByRole<HTMLDialogElement>('dialog')
  screen.getByRole('button').focus()
  closeTopmost()
  expect([question?.open, form?.open]).toEqual([false, true])
  closeTopmost()
  expect(form?.open).toBe(false)
})

function Suggesting() {
  const [open, setOpen] = useState(true)
  return (
    <dialog open aria-label="Crear">
      <input
        role="combobox"
        aria-label="Ubicación"
        aria-expanded={open}
        aria-controls="list"
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      />
      {open && <div id="list" />}
    </dialog>
  )
}

test('suggestions under a field close before the dialog that it stands in', async () => {
  render(<Suggesting />)
  const field = screen.getByRole('combobox')
  field.focus()
  expect(closeTopmost()).toBe(true)
  await vi.waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('false'))
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true)
  expect(closeTopmost()).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a menu hears Escape', () => {
  const heard = vi.fn()
  addEventListener('keydown', heard, { once: true })
  render(<div role="menu" />)
  expect(closeTopmost()).toBe(true)
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ key: 'Escape' })
})
