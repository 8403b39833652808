/** Answers of the server on the device, one record a query. */
import { clear, createStore, delMany, entries, get, setMany, type UseStore } from 'idb-keyval'
import * as v from 'valibot'
import { isDeviceClosed } from '#web/app/storage.ts'

/** Counts up when an answer takes another shape (Item, CurrentUser …): what older builds kept is then dropped. */
export const KEPT_VERSION = 1
/** D17. */
export const KEPT_MS = 30 * 24 * 3_600_000

const KeptSchema = v.object({
  version: v.picklist([KEPT_VERSION]),
  /** What sort of answer it is, see keepable.ts. */
  sort: v.string(),
  /** When the server said so, ms. */
  at: v.number(),
  /** JSON: its length is known, and the copy into the database costs a phone little. */
  text: v.string(),
})
export type Kept = v.InferOutput<typeof KeptSchema>

let store: UseStore | undefined

function open(): UseStore {
  store ??= createStore('jopoi-queries', 'queries')
  return store
}

function alive(record: unknown, now: number): Kept | null {
  const kept = v.safeParse(KeptSchema, record)
  return kept.success && now - kept.output.at < KEPT_MS ? kept.output : null
}

/** Null when it is not there, too old, or of another build's shape. */
export async function readKept(key: string): Promise<Kept | null> {
  return alive(await get(key, open()), Date.now())
}

export async function writeKept(records: [string, Kept][]): Promise<void> {
  if (isDeviceClosed() || records.length === 0) return
  await setMany(records, open())
}

export async function dropKept(keys: string[]): Promise<void> {
  if (keys.length > 0) await delMany(keys, open())
}

export async function emptyKept(): Promise<void> {
  await clear(open())
}

/** What is there, without the answers themselves. What is of no use any more is dropped. */
export async function listKept(): Promise<Map<string, KeptSize>> {
  const now = Date.now()
  const sizes = new Map<string, KeptSize>()
  const dead: string[] = []
  for (const [key, record] of await entries<string, unknown>(open())) {
    const kept = alive(record, now)
    if (kept) sizes.set(key, sizeOf(kept))
    else dead.push(key)
  }
  await dropKept(dead)
  return sizes
}

export type KeptSize = { sort: string; at: number; size: number }

export const sizeOf = ({ sort, at, text }: Kept): KeptSize => ({ sort, at, size: text.length })
