import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useHeldForm } from '#web/forms/held-form.ts'
import { isHalfTyped } from './half-typed.ts'

/** Of a form in which a photo was chosen. */
function Photos() {
  useHeldForm(true)
  return null
}

test('text in a form counts until it is gone', async () => {
  const person = userEvent.setup()
  render(
    <form>
      <input aria-label="Título" />
      <textarea aria-label="Descripción" />
      <input type="radio" value="good" aria-label="Bueno" />
    </form>,
  )
  await person.click(screen.getByLabelText('Bueno'))
  expect(isHalfTyped()).toBe(false)
  await person.type(screen.getByLabelText('Descripción'), 'a')
  expect(isHalfTyped()).toBe(true)
  await person.clear(screen.getByLabelText('Descripción'))
  expect(isHalfTyped()).toBe(false)
  await person.type(screen.getByLabelText('Título'), 'a')
  expect(isHalfTyped()).toBe(true)
})

test('a search does not: it is in the address', async () => {
  render(
    // biome-ignore lint/a11y/useSemanticElements: as the header has it
    <form role="search">
      <input aria-label="Buscar" />
    </form>,
  )
  await userEvent.type(screen.getByLabelText('Buscar'), 'bici')
  expect(isHalfTyped()).toBe(false)
})

test('a form that holds something else than text says so itself', () => {
  const { unmount } = render(<Photos />)
  expect(isHalfTyped()).toBe(true)
  unmount()
  expect(isHalfTyped()).toBe(false)
})
