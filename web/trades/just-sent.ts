/** The trade in which an offer or a question was sent a moment ago: its page tells that once, and not any more after a load. */
import { useEffect, useState, useSyncExternalStore } from 'react'

/** `shown`: what has told it. */
type Sent = { tradeId: number; shown?: object }

let sent: Sent | null = null
const listeners = new Set<() => void>()

export function noteSent(tradeId: number): void {
  sent = { tradeId }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True for whoever shows it first, for as long as it stands. */
export function useJustSent(tradeId: number): boolean {
  const [here] = useState(() => ({}))
  const mine = useSyncExternalStore(subscribe, () =>
    sent?.tradeId === tradeId && (sent.shown ?? here) === here ? sent : null,
  )
  useEffect(() => {
    if (mine) mine.shown ??= here
  }, [mine, here])
  return mine !== null
}
