import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { closeSuggestions } from './suggestions.ts'

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

test('suggestions under a field close, and leave what they stand in to the history', async () => {
  render(<Suggesting />)
  const field = screen.getByRole('combobox')
  expect(closeSuggestions()).toBe(false)
  field.focus()
  expect(closeSuggestions()).toBe(true)
  await screen.findByRole('combobox', { expanded: false })
  expect(closeSuggestions()).toBe(false)
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true)
})
