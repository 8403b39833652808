import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notePress } from './last-press.ts'
import { TipLayer } from './tip-layer.tsx'
import { Tips } from './tips.tsx'

const tip = () => screen.queryByRole('tooltip', { hidden: true })?.textContent ?? null
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const button = (name: string) => screen.getByRole('button', { name })
const over = (element: Element, pointerType = 'mouse') =>
  act(() => void element.dispatchEvent(pointer('pointerover', pointerType)))

function pointer(type: string, pointerType: string, clientX = 0): Event {
  const init = { bubbles: true, relatedTarget: document.body, clientX }
  return Object.assign(new MouseEvent(type, init), { pointerType })
}

function Page() {
  return (
    <>
      <button type="button" aria-label="Lista" data-tip="Lista">
        <svg aria-hidden="true" />
      </button>
      <button type="button" data-tip="Se guarda en tu cuenta">
        Guardar
      </button>
      <p>nada</p>
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <Page />
      <TipLayer />
    </>,
  )
})
afterEach(() => vi.useRealTimers())

test('one opens after 700 ms of rest, the next at once, a later one after 700 ms again', () => {
  over(button('Lista'))
  wait(699)
  expect(tip()).toBeNull()
  wait(1)
  expect(tip()).toBe('Lista')
  over(screen.getByText('nada'))
  expect(tip()).toBeNull()
  wait(299)
  over(button('Guardar'))
  expect(tip()).toBe('Se guarda en tu cuenta')
  over(screen.getByText('nada'))
  wait(300)
  over(button('Lista'))
  expect(tip()).toBeNull()
  wait(700)
  expect(tip()).toBe('Lista')
})

test('a finger opens none', () => {
  over(button('Lista'), 'touch')
  wait(2_000)
  expect(tip()).toBeNull()
})

test('keyboard focus opens one, losing it closes it', () => {
  act(() => button('Lista').focus())
  wait(700)
  expect(tip()).toBe('Lista')
  act(() => button('Lista').blur())
  expect(tip()).toBeNull()
})

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a press', () => fireEvent.pointerDown(button('Lista'))],
  ['scrolling', () => fireEvent.scroll(document)],
  ['leaving the page', () => fireEvent.pointerOut(button('Lista'), { relatedTarget: null })],
])('%s closes it, and it stays closed', (_what, end) => {
  over(button('Lista'))
  wait(700)
  act(() => void end())
  expect(tip()).toBeNull()
  wait(2_000)
  expect(tip()).toBeNull()
})

test('what a press puts under a resting pointer opens none until the pointer moves', () => {
  const overAt = (name: string, x: number) =>
    act(() => void button(name).dispatchEvent(pointer('pointerover', 'mouse', x)))
  overAt('Lista', 50)
  wait(700)
  expect(tip()).toBe('Lista')
  notePress(pointer('pointerdown', 'mouse', 50) as PointerEvent)
  fireEvent.pointerDown(button('Lista'))
  // The pressed thing is another element now; the browser says that the pointer is over it.
  overAt('Guardar', 50.4)
  wait(2_000)
  expect(tip()).toBeNull()
  act(() => void screen.getByText('nada').dispatchEvent(pointer('pointerover', 'mouse', 90)))
  overAt('Guardar', 50)
  wait(700)
  expect(tip()).toBe('Se guarda en tu cuenta')
})

test('one may rest on the tip itself', () => {
  over(button('Guardar'))
  wait(700)
  const shown = screen.getByRole('tooltip')
  over(shown)
  expect(tip()).toBe('Se guarda en tu cuenta')
})

test('a tip that is not the name describes, one that is the name is not read twice', () => {
  over(button('Guardar'))
  wait(700)
  expect(button('Guardar').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  over(button('Lista'))
  expect(button('Guardar').hasAttribute('aria-describedby')).toBe(false)
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(tip()).toBe('Lista')
})

test('the code comes with the first mouse or Tab; what it rests on already gets its tip', async () => {
  vi.useRealTimers()
  render(<Tips />)
  const listening = vi.spyOn(document, 'addEventListener')
  const asked = () => listening.mock.calls.some(([type]) => type === 'pointerover')
  act(() => void dispatchEvent(pointer('pointermove', 'touch')))
  fireEvent.keyDown(window, { key: 'a' })
  expect(asked()).toBe(false)
  fireEvent.keyDown(window, { key: 'Tab' })
  await waitFor(() => expect(asked()).toBe(true))
})
