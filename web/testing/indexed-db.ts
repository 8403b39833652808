/** Databases as the browser has them, as far as they are measured and emptied: jsdom has none. */
import { vi } from 'vitest'

type Stores = Record<string, unknown[]>
/** `opening`: until then none opens. */
type Options = { databases?: boolean; broken?: string[]; opening?: Promise<void> }
type Request = {
  result?: unknown
  error?: unknown
  transaction?: { abort: () => void }
  onsuccess?: () => void
  onerror?: () => void
  onupgradeneeded?: () => void
}

function answered(result: unknown): Request {
  const request: Request = { result }
  queueMicrotask(() => request.onsuccess?.())
  return request
}

/** By database and store; what is opened without being there is made, unless that is aborted. Older Firefox cannot list them. */
export function fakeDatabases(given: Record<string, Stores>, options: Options = {}) {
  const { databases = true, broken = [], opening = Promise.resolve() } = options
  const opened = (name: string) => ({
    objectStoreNames: Object.keys(given[name] ?? {}),
    transaction: () => ({
      objectStore: (store: string) => ({
        getAll: () => answered([...(given[name]?.[store] ?? [])]),
        clear: () => answered(given[name]?.[store]?.splice(0)),
      }),
    }),
    close: () => undefined,
  })
  vi.stubGlobal('indexedDB', {
    ...(databases && { databases: async () => Object.keys(given).map((name) => ({ name })) }),
    open: (name: string): Request => {
      const request: Request = {}
      const fail = (error: string) => {
        request.error = new DOMException(error)
        request.onerror?.()
      }
      void opening.then(() => {
        if (broken.includes(name)) return fail('broken')
        let isAborted = false
        if (!given[name]) {
          request.transaction = { abort: () => (isAborted = true) }
          request.onupgradeneeded?.()
        }
        if (isAborted) return fail('aborted')
        given[name] ??= {}
        request.result = opened(name)
        request.onsuccess?.()
      })
      return request
    },
  })
  return given
}
