import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLostFocus } from './use-lost-focus.ts'

function List({ things }: { things: string }) {
  const title = useLostFocus(things)
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        Lista
      </h2>
      {[...things].map((one) => (
        <button key={one} type="button">
          {one}
        </button>
      ))}
    </>
  )
}
const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus())

test('what had the focus is gone: the heading has it', () => {
  const { rerender } = render(<List things="abc" />)
  focus('b')
  rerender(<List things="ac" />)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('nobody is led away: not from what is still there, nor from nothing', () => {
  const { rerender } = render(<List things="abc" />)
  rerender(<List things="ab" />)
  expect(document.activeElement).toBe(document.body)
  focus('a')
  rerender(<List things="a" />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'a' }))
  act(() => screen.getByRole('button', { name: 'a' }).blur())
  rerender(<List things="ab" />)
  expect(document.activeElement).toBe(document.body)
})
