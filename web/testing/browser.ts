/** What jsdom lacks of a browser, for screens that look at their size, scroll or ask where they are. */
import { vi } from 'vitest'

export function stubBrowser({ isWide = false } = {}) {
  const scrolls = vi.fn()
  vi.stubGlobal('scrollTo', scrolls)
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  return { scrolls }
}

/** The end of the list is always in view. */
export function stubEndInView(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private isOn = true
      constructor(private readonly report: (seen: { isIntersecting: boolean }[]) => void) {}
      observe() {
        queueMicrotask(() => this.isOn && this.report([{ isIntersecting: true }]))
      }
      disconnect() {
        this.isOn = false
      }
    },
  )
}

type Told = { latitude: number; longitude: number } | { code: number }

/** What the device says of where it is; `null` (and the end of the test) takes the ability away. */
export function stubPosition(told: Told | null): void {
  Reflect.deleteProperty(navigator, 'geolocation')
  if (told === null) return
  const getCurrentPosition = (done: (position: object) => void, failed: (error: object) => void) =>
    'code' in told ? failed(told) : done({ coords: told })
  const value = { getCurrentPosition }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value })
}

/** As in private windows of some browsers, where the very look at the storage throws. */
export function stubForbiddenStorage(): void {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const storage = new Proxy({}, { get: denied, ownKeys: denied })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
}
