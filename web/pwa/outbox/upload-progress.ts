/** How much of each entry has been sent, 0 to 1, in whichever tab it is; absent while it is not on its way. */
import { hearTabs, tellTabs } from '#web/pwa/store/tabs.ts'

let uploads: ReadonlyMap<string, number> = new Map()
const listeners = new Set<() => void>()

function note(id: string, progress: number | null): void {
  const next = new Map(uploads)
  if (progress === null) next.delete(id)
  else next.set(id, progress)
  uploads = next
  for (const listener of listeners) listener()
}

hearTabs((message) => {
  if (message.type === 'progress') note(message.id, message.progress)
})

/** Null: it is not on its way any more. */
export function setProgress(id: string, progress: number | null): void {
  note(id, progress)
  tellTabs({ type: 'progress', id, progress })
}

export const currentUploads = (): ReadonlyMap<string, number> => uploads

export function onUploads(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
