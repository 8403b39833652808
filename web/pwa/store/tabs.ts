/** What the tabs of this device tell each other. Old browsers without channels hear of it by the next answer. */
const NAME = 'jopoi'

export type TabMessage =
  /** Somebody signed out here: everything private goes, in every tab. */
  | { type: 'left' }
  /** Somebody else is there, or nobody. */
  | { type: 'person'; userId: string | null }
  /** What waits to be sent has changed. */
  | { type: 'outbox' }
  /** One of these was sent from there: what it changed is old here. */
  | { type: 'sent'; kind: string }
  /** So much of one has been sent; null: it is on its way no more. */
  | { type: 'progress'; id: string; progress: number | null }

const isText = (value: unknown) => typeof value === 'string'

/** A tab of another build may say anything. */
function isMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  const { type, userId, id, progress, kind } = {
    ...{ userId: null, id: null, progress: null, kind: null },
    ...data,
  }
  if (type === 'person') return userId === null || isText(userId)
  if (type === 'progress') return isText(id) && (progress === null || typeof progress === 'number')
  if (type === 'sent') return isText(kind)
  return type === 'left' || type === 'outbox'
}

let channel: BroadcastChannel | undefined

function open(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in globalThis) channel ??= new BroadcastChannel(NAME)
  return channel
}

export function tellTabs(message: TabMessage): void {
  open()?.postMessage(message)
}

/** Hears the other tabs, never this one. */
export function hearTabs(listener: (message: TabMessage) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) listener(data)
  }
  open()?.addEventListener('message', hear)
  return () => open()?.removeEventListener('message', hear)
}
