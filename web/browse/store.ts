/** A value kept in this browser's local storage, shared by every component that reads it. */
import { useSyncExternalStore } from 'react'
import { keep, stored } from '#web/api/storage.ts'

/** `write` answers what is stored; null removes it. A full or forbidden storage keeps the value in memory. */
export function storedValue<T>(
  key: string,
  read: (stored: string | null) => T,
  write: (value: T) => string | null,
) {
  const listeners = new Set<() => void>()
  const initial = read(null)
  let current: T | undefined
  let isKept = true

  function get(): T {
    current ??= read(stored(key))
    return current
  }

  function set(value: T): void {
    isKept = keep(key, write(value))
    current = isKept && listeners.size === 0 ? undefined : value
    for (const listener of listeners) listener()
  }

  /** Another tab changed it, or this one's storage was emptied. */
  function reread(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return
    current = undefined
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', reread)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      removeEventListener('storage', reread)
      // Nobody hears of other tabs any more: the next reader asks the storage.
      if (isKept) current = undefined
    }
  }

  return {
    get,
    set,
    /** Rendered at the edge there is no storage: the first view shows the default. */
    useValue: () => useSyncExternalStore(subscribe, get, () => initial),
  }
}
