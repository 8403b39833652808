import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

beforeEach(() => {
  vi.stubGlobal('DOMRect', {
    fromRect: ({ x = 0, y = 0, width = 0, height = 0 }: DOMRectInit) => ({
      ...{ left: x, right: x + width, top: y, bottom: y + height, height },
    }),
  })
})

/** Title and what is wrong with it; the toast lies over both. */
function open(height = 90) {
  render(<Page />)
  const toast = screen.getByTestId('toast')
  box(toast, 64, height)
  box(screen.getByLabelText('Título'), 100, 44)
  box(screen.getByText('muy corto'), 150, 24)
  return toast
}
const moved = (toast: HTMLElement, to: string) =>
  vi.waitFor(() => expect(toast.style.translate).toBe(to))
const aTask = () => new Promise((resolve) => setTimeout(resolve))

test('makes room for the field that gets the focus, and comes back when it has lost it', async () => {
  const toast = open()
  act(() => screen.getByLabelText('Título').focus())
  await moved(toast, '0 118px')
  // As it moves, it is asked again.
  dispatchEvent(new Event('resize'))
  expect(toast.style.translate).toBe('0 118px')
  act(() => screen.getByRole('button').focus())
  await moved(toast, '')
})

test('stays under the finger until a press is a click', async () => {
  const toast = open()
  const field = screen.getByLabelText('Título')
  act(() => field.focus())
  await moved(toast, '0 118px')
  fireEvent.pointerDown(toast)
  act(() => field.blur())
  await aTask()
  expect(toast.style.translate).toBe('0 118px')
  fireEvent.pointerUp(toast)
  fireEvent.click(toast)
  expect(toast.style.translate).toBe('0 118px')
  await moved(toast, '')
})

test('what comes empty makes room once it has its words', async () => {
  let tell: () => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        tell = report
      }
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
  const toast = open(0)
  act(() => screen.getByLabelText('Título').focus())
  await aTask()
  expect(toast.style.translate).toBe('')
  box(toast, 64, 90)
  tell()
  expect(toast.style.translate).toBe('0 118px')
})
