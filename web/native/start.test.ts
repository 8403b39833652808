/** Against Capacitor's own bridge: what reaches the telephone, and what its events do to the page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Telephone } from './testing/bridge.ts'
import { called, enterShell, leaveShell } from './testing/shell.ts'

let telephone: Telephone

beforeEach(async () => {
  document.head.innerHTML =
    '<meta name="viewport" content="width=device-width, maximum-scale=5, viewport-fit=cover">'
  history.replaceState(null, '', '/items/1?from=home')
  vi.stubGlobal('innerWidth', 360)
  vi.stubGlobal('innerHeight', 740)
  telephone = enterShell()
  const { startNative } = await import('./start.ts')
  await startNative()
})

afterEach(() => {
  leaveShell()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const overPage = () => document.documentElement.style.getPropertyValue('--keyboard')

test('the status bar is ours: colour, light signs, the page below', () => {
  expect(called(telephone, 'StatusBar', 'setBackgroundColor')).toEqual([{ color: '#3b82f6' }])
  expect(called(telephone, 'StatusBar', 'setStyle')).toEqual([{ style: 'DARK' }])
  expect(called(telephone, 'StatusBar', 'setOverlaysWebView')).toEqual([{ overlay: false }])
})

test('zoom is locked here, and the rest of the viewport stays', () => {
  const { content } = document.querySelector<HTMLMetaElement>('meta[name=viewport]') ?? {}
  expect(content).toBe('width=device-width, viewport-fit=cover, maximum-scale=1, user-scalable=no')
})

test('a link of ours opens its page, with query and hash', () => {
  expect(telephone.tell('App', 'appUrlOpen', { url: `${location.origin}/search?q=bici#top` })).toBe(
    1,
  )
  expect(location.pathname + location.search + location.hash).toBe('/search?q=bici#top')
})

test.each(['https://evil.example/search', 'javascript:alert(1)', '/api/logout', 'nonsense'])(
  'the link %s changes nothing',
  (link) => {
    const url = link.startsWith('/') ? location.origin + link : link
    telephone.tell('App', 'appUrlOpen', { url })
    expect(location.pathname + location.search).toBe('/items/1?from=home')
  },
)

test('back goes back in history, and leaves the app where there is none', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  telephone.tell('App', 'backButton', { canGoBack: true })
  expect(back).toHaveBeenCalledTimes(1)
  telephone.tell('App', 'backButton', { canGoBack: false })
  expect(back).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(called(telephone, 'App', 'exitApp')).toHaveLength(1))
})

test("back leaves the app where only the app's own offline page is behind", async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  vi.stubGlobal('navigation', { canGoBack: false })
  telephone.tell('App', 'backButton', { canGoBack: true })
  await vi.waitFor(() => expect(called(telephone, 'App', 'exitApp')).toHaveLength(1))
  expect(back).not.toHaveBeenCalled()
})

test('the keyboard that lies over the page is made room for, and gives it back', () => {
  telephone.tell('Keyboard', 'keyboardWillShow', { keyboardHeight: 290 })
  expect(overPage()).toBe('290px')
  expect(document.documentElement).toHaveProperty('dataset.keyboard', '')
  telephone.tell('Keyboard', 'keyboardWillHide', {})
  expect(overPage()).toBe('0px')
  expect(document.documentElement.dataset.keyboard).toBeUndefined()
})

test('a page that was made smaller is not given the room twice, bars of the system or not', () => {
  telephone.tell('Keyboard', 'keyboardWillShow', { keyboardHeight: 290 })
  vi.stubGlobal('innerHeight', 740 - 290 + 48)
  dispatchEvent(new Event('resize'))
  expect(overPage()).toBe('0px')
  telephone.tell('Keyboard', 'keyboardDidShow', { keyboardHeight: 290 })
  expect(overPage()).toBe('0px')
})

test('a phone that is turned while one types still has room for its keyboard', () => {
  telephone.tell('Keyboard', 'keyboardDidShow', { keyboardHeight: 290 })
  vi.stubGlobal('innerWidth', 740)
  vi.stubGlobal('innerHeight', 340)
  dispatchEvent(new Event('resize'))
  telephone.tell('Keyboard', 'keyboardDidShow', { keyboardHeight: 200 })
  expect(overPage()).toBe('200px')
})

test('the field that is typed in is brought above the keyboard', () => {
  document.body.innerHTML = '<input>'
  const field = document.querySelector('input')
  field?.focus()
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
  telephone.tell('Keyboard', 'keyboardDidShow', { keyboardHeight: 290 })
  expect(seen.mock.contexts).toEqual([field])
})

test('back in front, the app asks for a newer release; without a network that is no failure', async () => {
  const update = vi.fn().mockRejectedValue(new TypeError('offline'))
  const serviceWorker = { getRegistration: async () => ({ update }) }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }))
  telephone.tell('App', 'resume', {})
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(1))
})
