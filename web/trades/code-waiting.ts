/** A code that was entered without a network: it waits on the device and counts when it arrives (D52). */
import * as v from 'valibot'
import { dropEntry, enqueue } from '#web/pwa/outbox/entries.ts'
import { whenFree } from '#web/pwa/outbox/lock.ts'
import type { Entry } from '#web/pwa/outbox/stored-entry.ts'

const WaitingSchema = v.object({
  ...{ tradeId: v.number(), version: v.number(), code: v.string() },
  /** It was scanned, and this device found that it is the other side's. */
  isProved: v.optional(v.boolean(), false),
})
export type WaitingCode = v.InferOutput<typeof WaitingSchema>

/** Null for what cannot be read. */
export function codeOf(entry: Entry): WaitingCode | null {
  const read = v.safeParse(WaitingSchema, entry.payload)
  return read.success ? read.output : null
}

/** Of a trade the last one that was entered. */
export const keepCode = (person: string, payload: WaitingCode): Promise<void> =>
  enqueue({ id: `handover-${person}-${payload.tradeId}`, kind: 'handover', person, payload })

/** Nothing, while it may be on its way. */
export const discardCode = (id: string): Promise<unknown> =>
  whenFree('handover', () => dropEntry(id))
