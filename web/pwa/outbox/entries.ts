/** What waits on the device to be sent: kept until the server has it, its person mends it, or they discard it. */
import { delMany, entries, get, set } from 'idb-keyval'
import * as v from 'valibot'
import { isDeviceClosed } from '#web/api/storage.ts'
import { database } from '#web/pwa/store/database.ts'
import { OUTBOX_DB } from '#web/pwa/store/names.ts'
import { hearTabs, tellTabs } from '#web/pwa/store/tabs.ts'

/** One kind a sender, see senders.ts. */
export const KINDS = ['publish', 'message', 'handover', 'wish'] as const
export type Kind = (typeof KINDS)[number]
export const isKind = (value: string): value is Kind => KINDS.some((kind) => kind === value)

/** Why the server refused it, in its own words. */
const ProblemSchema = v.object({
  said: v.string(),
  /** Where the refusal is a question: which one, and what it is about. */
  code: v.optional(v.string()),
  current: v.optional(v.unknown()),
  issues: v.array(v.object({ path: v.string(), message: v.string() })),
})
export type Problem = v.InferOutput<typeof ProblemSchema>

/** Loose: `payload` is anything that a structured clone takes, blobs too; its kind parses it. */
const EntrySchema = v.looseObject({
  /** Made on the device; the server stores what carries it once (case 25). */
  id: v.string(),
  kind: v.picklist(KINDS),
  /** Whose it is: nobody else sees or sends it. */
  person: v.string(),
  createdAt: v.number(),
  tries: v.number(),
  problem: v.optional(ProblemSchema),
  /** Open in its form: it waits for the person. */
  isHeld: v.optional(v.boolean(), false),
})
export type Entry = v.InferOutput<typeof EntrySchema> & { payload?: unknown }

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

/** The oldest first. */
export async function entriesOf(person: string): Promise<Entry[]> {
  const all = (await entries<string, unknown>(store)).flatMap(([, one]) => {
    const entry = v.safeParse(EntrySchema, one)
    return entry.success && entry.output.person === person ? [entry.output] : []
  })
  return all.sort((a, b) => a.createdAt - b.createdAt)
}

export async function entryOf(person: string, id: string): Promise<Entry | null> {
  const entry = v.safeParse(EntrySchema, await get(id, store))
  return entry.success && entry.output.person === person ? entry.output : null
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
  const all = await entries<string, unknown>(store)
  const foreign = all.flatMap(([, one]) => {
    const entry = v.safeParse(EntrySchema, one)
    return entry.success && entry.output.person !== person ? [entry.output.id] : []
  })
  if (foreign.length === 0) return
  await delMany(foreign, store)
  changed()
}
