/** Whether there is a new release to tell of. */

/** 'ready': it may be taken when it suits; 'needed': a part of this one is gone, and something is half typed. */
export type Update = 'none' | 'ready' | 'needed'

let current: Update = 'none'
const listeners = new Set<() => void>()

export const currentUpdate = (): Update => current

export function tellUpdate(update: Update): void {
  current = update
  for (const listener of listeners) listener()
}

/** What is needed already is not only offered. */
export function offerUpdate(): void {
  if (current !== 'needed') tellUpdate('ready')
}

export function subscribeUpdates(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
