/** One tab at a time. Without locks (old browsers) each tab sends for itself: the server stores it once all the same. */

const busy = new Set<string>()

/** Undefined when somebody else is at it. */
export async function whenFree<T>(name: string, task: () => Promise<T>): Promise<T | undefined> {
  if (busy.has(name)) return undefined
  busy.add(name)
  try {
    if (!navigator.locks) return await task()
    return await navigator.locks.request(`outbox-${name}`, { ifAvailable: true }, (lock) =>
      lock ? task() : undefined,
    )
  } finally {
    busy.delete(name)
  }
}
