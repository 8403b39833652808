/** What has time until somebody uses the page, or has looked at it for a while. */

/** ms */
const LOOKED_MS = 5_000
const USES = ['pointerdown', 'keydown', 'scroll'] as const

/** Calls `begin` once; answers what takes it back. */
export function atFirstUse(begin: () => unknown): () => void {
  const waiting = new AbortController()
  const stop = () => {
    waiting.abort()
    clearTimeout(timer)
  }
  const used = () => {
    stop()
    begin()
  }
  const timer = setTimeout(used, LOOKED_MS)
  const listening = { passive: true, capture: true, signal: waiting.signal }
  for (const use of USES) addEventListener(use, used, listening)
  return stop
}
