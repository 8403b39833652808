/** A browser that forbids or has no room for a database: the app goes on without, and says so once to whoever looks. */

let isSaid = false

export function reportStorage(error: unknown): void {
  if (isSaid) return
  isSaid = true
  console.warn('nothing is kept on this device', error)
}
