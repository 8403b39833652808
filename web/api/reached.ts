/** Whether the server can be reached now: a device that knows a network may be in a dead zone of it. */

/** The cheapest there is; HEAD passes the service worker by. */
const ASKED = '/robots.txt'
const PATIENCE_MS = 5_000

export async function isReached(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch(ASKED, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return true
  } catch {
    // No answer is the answer.
    return false
  }
}
