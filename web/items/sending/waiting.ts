/** Publications in the device's queue: what they carry, opening one to mend it, and discarding it. */
import * as v from 'valibot'
import { changeEntry, dropEntry, enqueue, entryOf, retryEntry } from '#web/pwa/outbox/entries.ts'
import { whenFree } from '#web/pwa/outbox/lock.ts'
import type { Entry } from '#web/pwa/outbox/stored-entry.ts'
import { type Draft, PhotoSchema } from './draft-store.ts'
import { PublishValuesSchema } from './publish-values.ts'

const WaitingSchema = v.object({
  /** As typed: the form opens with them again. */
  values: PublishValuesSchema,
  photos: v.array(PhotoSchema),
})
export type Waiting = v.InferOutput<typeof WaitingSchema>

export function parseWaiting(entry: Entry): Waiting {
  return v.parse(WaitingSchema, entry.payload)
}

/** The entry has the id of the attempt: however often it is sent, it is one item (case 25). */
export function keepWaiting(person: string, clientId: string, payload: Waiting): Promise<void> {
  return enqueue({ id: clientId, kind: 'publish', person, payload })
}

/**
 * Null when it is gone, or is being sent right now. From here on it waits for its person; what cannot be read
 * is not held.
 */
export async function openWaiting(id: string, person: string): Promise<Draft | null> {
  const draft = await whenFree('publish', async () => {
    const entry = await entryOf(person, id)
    if (!entry) return null
    const waiting = parseWaiting(entry)
    await changeEntry(id, { isHeld: true })
    return { userId: person, clientId: id, ...waiting }
  })
  return draft ?? null
}

/** Its person was asked, and says that it is another one (D59): it goes out as it is. */
export async function sendAsOther({ id, person }: Entry): Promise<void> {
  const entry = await entryOf(person, id)
  if (!entry) return
  const { values, photos } = parseWaiting(entry)
  await changeEntry(id, { payload: { values: { ...values, isOther: true }, photos } })
  await retryEntry(id)
}

/** Answers false, and leaves it, while it may be on its way: what the server then stores would be a surprise. */
export async function discardWaiting(id: string): Promise<boolean> {
  const isGone = await whenFree('publish', async () => {
    await dropEntry(id)
    return true
  })
  return isGone === true
}

/** While it is open in its form; once it is in the queue again nothing of the form touches it. */
export async function saveOpen({ clientId, userId, values, photos }: Draft): Promise<void> {
  if (await isOpen(clientId, userId)) await changeEntry(clientId, { payload: { values, photos } })
}

export async function dropOpen(id: string, person: string | null): Promise<void> {
  if (await isOpen(id, person)) await dropEntry(id)
}

async function isOpen(id: string, person: string | null): Promise<boolean> {
  return person !== null && (await entryOf(person, id))?.isHeld === true
}
