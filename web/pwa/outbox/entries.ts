/** What waits on the device to be sent: kept until the server has it, its person mends it, or they discard it. */
import { delMany, entries, get, set } from 'idb-keyval'
import { isDeviceClosed } from '#web/api/storage.ts'
import { database } from '#web/pwa/store/database.ts'
import { OUTBOX_DB } from '#web/pwa/store/names.ts'
import { hearTabs, tellTabs } from '#web/pwa/store/tabs.ts'
import type { Entry } from './stored-entry.ts'

const store = database(OUTBOX_DB, 'entries')

/** `new`: somebody here wants it sent now; `elsewhere`: another tab has changed it. */
export type Change = 'new' | 'here' | 'elsewhere'
type Listener = (change: Change) => void
const listeners = new Set<Listener>()
hearTabs(({ type }) => type === 'outbox' && tell('elsewhere'))

function tell(change: Change): void {
  for (const listener of listeners) listener(change)
}

function changed(isNew = false): void {
  tell(isNew ? 'new' : 'here')
  tellTabs({ type: 'outbox' })
}

/** Hears of every change, also in another tab. */
export function onOutboxChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How they are read is fetched where there are any. */
async function readAll(): Promise<Entry[]> {
  const stored = await entries<string, unknown>(store)
  if (stored.length === 0) return []
  const { entryIn } = await import('#browser/pwa/outbox/stored-entry.ts')
  return stored.flatMap(([, one]) => entryIn(one) ?? [])
}

/** The oldest first. */
export async function entriesOf(person: string): Promise<Entry[]> {
  const own = (await readAll()).filter((entry) => entry.person === person)
  return own.sort((a, b) => a.createdAt - b.createdAt)
}

export async function entryOf(person: string, id: string): Promise<Entry | null> {
  const stored: unknown = await get(id, store)
  if (stored === undefined) return null
  const { entryIn } = await import('#browser/pwa/outbox/stored-entry.ts')
  const entry = entryIn(stored)
  return entry?.person === person ? entry : null
}

type NewEntry = Pick<Entry, 'id' | 'kind' | 'person' | 'payload'>

/** Puts it in the queue, or in its old place again when it was mended. Rejects where nothing can be kept. */
export async function enqueue({ id, kind, person, payload }: NewEntry): Promise<void> {
  if (isDeviceClosed()) throw new Error('signed out')
  const known = await entryOf(person, id)
  const createdAt = known?.createdAt ?? Date.now()
  await set(id, { id, kind, person, payload, createdAt, tries: 0, isHeld: false }, store)
  changed(true)
}

/** Once more, now. */
export async function retryEntry(id: string): Promise<void> {
  await changeEntry(id, { problem: undefined, isHeld: false, tries: 0 }, true)
}

/** What has gone meanwhile stays gone. */
export async function changeEntry(
  id: string,
  change: Partial<Entry>,
  isNew = false,
): Promise<void> {
  const known = await get<Partial<Entry>>(id, store)
  if (isDeviceClosed() || known === undefined) return
  await set(id, { ...known, ...change }, store)
  changed(isNew)
}

export async function dropEntry(id: string): Promise<void> {
  await delMany([id], store)
  changed()
}

/** Somebody else signed in: what others left here unsent goes with all that was theirs. */
export async function keepEntriesOf(person: string): Promise<void> {
  const foreign = (await readAll()).filter((entry) => entry.person !== person).map(({ id }) => id)
  if (foreign.length === 0) return
  await delMany(foreign, store)
  changed()
}
