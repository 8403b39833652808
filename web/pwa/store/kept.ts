/** Answers of the server on the device, one record a query. */
import { clear, delMany, entries, get, setMany } from 'idb-keyval'
import { isDeviceClosed } from '#web/api/storage.ts'
import { database } from './database.ts'
import { QUERIES_DB } from './names.ts'

/** Counts up when an answer takes another shape (Item, CurrentUser …): what older builds kept is then dropped. */
export const KEPT_VERSION = 4
/** D17. */
export const KEPT_MS = 30 * 24 * 3_600_000

export type Kept = {
  version: number
  /** What sort of answer it is, see keepable.ts. */
  sort: string
  /** When the server said so, ms. */
  at: number
  /** JSON: its length is known, and the copy into the database costs a phone little. */
  text: string
}

const store = database(QUERIES_DB, 'queries')

function isKept(record: unknown): record is Kept {
  if (typeof record !== 'object' || record === null) return false
  if (!('version' in record && 'sort' in record && 'at' in record && 'text' in record)) return false
  if (record.version !== KEPT_VERSION || typeof record.sort !== 'string') return false
  return typeof record.at === 'number' && typeof record.text === 'string'
}

const alive = (record: unknown, now: number): Kept | null =>
  isKept(record) && now - record.at < KEPT_MS ? record : null

/** Null when it is not there, too old, or of another build's shape. */
export async function readKept(key: string): Promise<Kept | null> {
  return alive(await get(key, store), Date.now())
}

export async function writeKept(records: [string, Kept][]): Promise<void> {
  if (isDeviceClosed() || records.length === 0) return
  await setMany(records, store)
}

export async function dropKept(keys: string[]): Promise<void> {
  if (keys.length > 0) await delMany(keys, store)
}

export async function emptyKept(): Promise<void> {
  await clear(store)
}

/** What was seen, which comes back by itself; who one is opens everything else, and stays. */
export const isSeen = (record: unknown): boolean => !isKept(record) || record.sort !== 'person'

export async function dropSeen(): Promise<void> {
  const all = await entries<string, unknown>(store)
  await dropKept(all.filter(([, record]) => isSeen(record)).map(([key]) => key))
}

/** What is there. What is of no use any more is dropped. */
export async function allKept(): Promise<[string, Kept][]> {
  const now = Date.now()
  const all: [string, Kept][] = []
  const dead: string[] = []
  for (const [key, record] of await entries<string, unknown>(store)) {
    const kept = alive(record, now)
    if (kept) all.push([key, kept])
    else dead.push(key)
  }
  await dropKept(dead)
  return all
}

/** Without the answers themselves. */
export async function listKept(): Promise<Map<string, KeptSize>> {
  return new Map((await allKept()).map(([key, kept]) => [key, sizeOf(kept)]))
}

export type KeptSize = { sort: string; at: number; size: number }

export const sizeOf = ({ sort, at, text }: Kept): KeptSize => ({ sort, at, size: text.length })
