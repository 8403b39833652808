/** A service worker and its registration as a page sees them, for tests: jsdom has none. */
import { vi } from 'vitest'

class FakeWorker extends EventTarget {
  state = 'installing'
  readonly said: unknown[] = []
  postMessage(message: unknown) {
    this.said.push(message)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = new FakeWorker()
  readonly update = vi.fn(async () => undefined as unknown)
  readonly unregister = vi.fn(async () => true)

  /** A new release begins to be fetched. */
  find(): FakeWorker {
    const worker = new FakeWorker()
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    return worker
  }

  /** It is on the device and waits. */
  install(worker: FakeWorker): void {
    this.installing = null
    this.waiting = worker
    worker.become('installed')
  }
}

/** In place of navigator.serviceWorker until the test ends. */
export function stubServiceWorker({ isControlled = true } = {}) {
  const registration = new FakeRegistration()
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? registration.active : null,
    ready: Promise.resolve(registration),
    register: vi.fn(async () => registration),
    getRegistration: vi.fn(async () => registration),
    getRegistrations: vi.fn(async () => [registration]),
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  const takeOver = () => container.dispatchEvent(new Event('controllerchange'))
  return { registration, container, takeOver }
}

export function withoutServiceWorker(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker')
}
