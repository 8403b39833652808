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

type Answer = { latitude: number; longitude: number } | { code: number }

export function stubPosition(answer: Answer): void {
  const getCurrentPosition = (done: PositionCallback, failed: PositionErrorCallback) => {
    if ('code' in answer) failed(answer as GeolocationPositionError)
    else done({ coords: answer } as GeolocationPosition)
  }
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }),
  )
}
