import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { NotFound, screenAt } from '#web/app/screens/screens.ts'
import { watchIntent } from './intent.ts'

const landing = screenAt('/landing')
const register = screenAt('/custom-register')

function link(href: string): HTMLAnchorElement {
  const made = Object.assign(document.createElement('a'), { href })
  made.appendChild(document.createElement('span'))
  document.body.appendChild(made)
  return made
}
const touch = (on: Element | null, sign = 'pointerdown') =>
  on?.dispatchEvent(new Event(sign, { bubbles: true }))

beforeAll(watchIntent)
beforeEach(() => {
  for (const screen of [landing, register, NotFound]) {
    vi.spyOn(screen, 'prepare').mockResolvedValue()
  }
})
afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(navigator, 'connection')
})

test('where data is dear nothing is fetched before it is asked for', () => {
  const connection = { saveData: true }
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  touch(link('/landing'))
  expect(landing.prepare).not.toHaveBeenCalled()
})

test('without a network nothing is asked for', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  touch(link('/landing'))
  expect(landing.prepare).not.toHaveBeenCalled()
})

test('what could not be fetched is tried again, what is there is not', async () => {
  const there = link('/landing').querySelector('span')
  vi.mocked(landing.prepare).mockRejectedValueOnce(new Error('no network'))
  touch(there, 'pointerover')
  await vi.waitFor(() => {
    touch(there, 'focusin')
    expect(landing.prepare).toHaveBeenCalledTimes(2)
  })
  touch(there)
  expect(landing.prepare).toHaveBeenCalledTimes(2)
})

test('links elsewhere, to the server and to nowhere bring nothing', () => {
  for (const href of ['https://example.com/custom-register', '/api/logout', '/no-such-page']) {
    touch(link(href))
  }
  expect(register.prepare).not.toHaveBeenCalled()
  expect(NotFound.prepare).not.toHaveBeenCalled()
})
