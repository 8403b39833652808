/** Messages in the device's queue: written without a network, they go out in their order when it is back. */
import * as v from 'valibot'
import { PreparedPhotoSchema } from '#web/media/photo-schema.ts'
import { dropEntry, enqueue } from '#web/pwa/outbox/entries.ts'
import { whenFree } from '#web/pwa/outbox/lock.ts'
import type { Entry } from '#web/pwa/outbox/stored-entry.ts'
import type { Outgoing } from './send.ts'

const WaitingSchema = v.object({
  tradeId: v.number(),
  content: v.string(),
  photo: v.nullable(PreparedPhotoSchema),
})

/** Null for what cannot be read. */
export function outgoingOf(entry: Entry): Outgoing | null {
  const read = v.safeParse(WaitingSchema, entry.payload)
  return read.success ? { clientId: entry.id, ...read.output } : null
}

/** The entry has the id of the message: however often it is sent, it is said once (case 20). */
export function keepWaiting(person: string, { clientId, ...payload }: Outgoing): Promise<void> {
  return enqueue({ id: clientId, kind: 'message', person, payload })
}

/** Answers false, and leaves it, while it may be on its way. */
export async function discardWaiting(id: string): Promise<boolean> {
  const isGone = await whenFree('message', async () => {
    await dropEntry(id)
    return true
  })
  return isGone === true
}
