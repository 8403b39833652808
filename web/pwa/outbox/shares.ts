/** How much of each entry has been sent, 0 to 1, in whichever tab it is; absent while it is not on its way. */
import { hearTabs, tellTabs } from '#web/pwa/store/tabs.ts'

let shares: ReadonlyMap<string, number> = new Map()
const listeners = new Set<() => void>()

function note(id: string, share: number | null): void {
  const next = new Map(shares)
  if (share === null) next.delete(id)
  else next.set(id, share)
  shares = next
  for (const listener of listeners) listener()
}

hearTabs((message) => {
  if (message.type === 'share') note(message.id, message.share)
})

/** Null: it is not on its way any more. */
export function setShare(id: string, share: number | null): void {
  note(id, share)
  tellTabs({ type: 'share', id, share })
}

export const currentShares = (): ReadonlyMap<string, number> => shares

export function onShares(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
