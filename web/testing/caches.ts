/** Cache Storage as a test wants it: jsdom has none. */
import { vi } from 'vitest'

/** By cache and address; what is deleted is gone from the given object. */
export function fakeCaches(given: Record<string, Record<string, string>>) {
  vi.stubGlobal('caches', {
    keys: async () => Object.keys(given),
    delete: async (name: string) => delete given[name],
    open: async (name: string) => ({
      keys: async () => Object.keys(given[name] ?? {}),
      match: async (address: string) => ({
        blob: async () => new Blob([given[name]?.[address] ?? '']),
      }),
    }),
  })
  return given
}
