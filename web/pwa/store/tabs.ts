/** What the tabs of this device tell each other. Old browsers without channels hear of it by the next answer. */
import * as v from 'valibot'

const NAME = 'jopoi'

const MessageSchema = v.object({
  /**
   * left: somebody signed out here, and everything private goes, in every tab. person: somebody else is
   * there, or nobody. outbox: what waits to be sent has changed, or `share` of one has been sent.
   */
  type: v.picklist(['left', 'person', 'outbox']),
  userId: v.optional(v.nullable(v.string()), null),
  id: v.optional(v.string()),
  share: v.optional(v.nullable(v.number()), null),
})
export type TabMessage = v.InferInput<typeof MessageSchema>

let channel: BroadcastChannel | undefined

function open(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in globalThis) channel ??= new BroadcastChannel(NAME)
  return channel
}

export function tellTabs(message: TabMessage): void {
  open()?.postMessage(message)
}

/** Hears the other tabs, never this one. */
export function hearTabs(
  listener: (message: v.InferOutput<typeof MessageSchema>) => void,
): () => void {
  const hear = ({ data }: MessageEvent) => {
    const message = v.safeParse(MessageSchema, data)
    // A tab of another build may say more.
    if (message.success) listener(message.output)
  }
  open()?.addEventListener('message', hear)
  return () => open()?.removeEventListener('message', hear)
}
