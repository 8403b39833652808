import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { roomFor, useClearOfField } from './use-clear-of-field.ts'

/** A phone's page of 740, and what its keyboard leaves of it. */
const WHOLE = { top: 0, bottom: 740 }
const OVER_KEYBOARD = { top: 0, bottom: 380 }
const TOAST = { top: 64, bottom: 154 }

describe('a toast', () => {
  test.each([
    ['far from the field stays', { top: 300, bottom: 344 }, WHOLE, 0],
    ['that touches it stays', { top: 154, bottom: 198 }, WHOLE, 0],
    ['over it goes under it', { top: 100, bottom: 144 }, WHOLE, 88],
    ['goes under its error as well', { top: 100, bottom: 200 }, OVER_KEYBOARD, 144],
    [
      'goes over it where the keyboard leaves no room',
      { top: 130, bottom: 330 },
      OVER_KEYBOARD,
      -32,
    ],
    ['stays where there is room for neither', { top: 70, bottom: 330 }, OVER_KEYBOARD, 0],
  ])('%s', (_what, field, seen, by) => {
    const moved = roomFor(TOAST, field, seen)
    expect(moved).toBe(by)
  })
})

afterEach(() => vi.unstubAllGlobals())

function Page() {
  const toast = useRef<HTMLDivElement>(null)
  useClearOfField(toast)
  return (
    <>
      <div ref={toast} data-testid="toast" />
      <input aria-label="Título" aria-describedby="wrong" />
      <p id="wrong">muy corto</p>
      <button type="button">Publicar</button>
    </>
  )
}

const box = (element: HTMLElement, top: number, height: number) => {
  const place = () => {
    const down = Number.parseFloat(element.style.translate.split(' ')[1] ?? '0')
    return DOMRect.fromRect({ x: 16, y: top + down, width: 328, height })
  }
  element.getBoundingClientRect = place
}

test('makes room for the field that gets the focus, and comes back when it has lost it', () => {
  vi.stubGlobal('DOMRect', {
    fromRect: ({
      x,
      y,
      width,
      height,
    }: DOMRectInit & { x: number; y: number; width: number; height: number }) => ({
      left: x,
      right: x + width,
      top: y,
      bottom: y + height,
      height,
    }),
  })
  render(<Page />)
  const toast = screen.getByTestId('toast')
  box(toast, 64, 90)
  box(screen.getByLabelText('Título'), 100, 44)
  box(screen.getByText('muy corto'), 150, 24)
  act(() => screen.getByLabelText('Título').focus())
  expect(toast.style.translate).toBe('0 118px')
  // As it moves, it is asked again.
  dispatchEvent(new Event('resize'))
  expect(toast.style.translate).toBe('0 118px')
  act(() => screen.getByRole('button').focus())
  expect(toast.style.translate).toBe('')
})
