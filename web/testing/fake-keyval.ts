/** Stands in for idb-keyval: jsdom has no IndexedDB. `vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))`. */

type Records = Map<string, unknown>
type Store = <T>(mode: string, work: (records: Records) => T) => Promise<T>

const stores = new Map<string, Records>()
let isFull = false

/** From here on nothing more can be written, as on a device without room; false ends it. */
export function setFull(full: boolean): void {
  isFull = full
}

let isSlow = false

/** From here on nothing is read in time; false ends it. */
export function setSlow(slow: boolean): void {
  isSlow = slow
}

let held: Promise<void> | undefined

/** From here on nothing that is read comes, as from a database that another tab blocks, until the answer is called. */
export function holdReads(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  return () => {
    held = undefined
    resolve()
  }
}

/** Every store of every name, emptied. */
export function emptyAll(): void {
  for (const records of stores.values()) records.clear()
  isFull = false
  isSlow = false
}

export function createStore(database: string): Store {
  const records = stores.get(database) ?? new Map<string, unknown>()
  stores.set(database, records)
  return async (_mode, work) => work(records)
}

/** The library's own. */
const drafts = createStore('keyval-store')
const recordsOf = (store: Store) => store('readonly', (records) => records)

function write(): void {
  if (isFull) throw new DOMException('no room', 'QuotaExceededError')
}

export async function get(key: string, store: Store = drafts) {
  if (held) await held
  if (isSlow) throw new DOMException('no answer', 'TimeoutError')
  return (await recordsOf(store)).get(key)
}

export async function set(key: string, value: unknown, store: Store = drafts) {
  write()
  ;(await recordsOf(store)).set(key, value)
}

export async function setMany(records: [string, unknown][], store: Store = drafts) {
  write()
  const kept = await recordsOf(store)
  for (const [key, value] of records) kept.set(key, value)
}

export async function update(
  key: string,
  change: (value: unknown) => unknown,
  store: Store = drafts,
) {
  write()
  const kept = await recordsOf(store)
  kept.set(key, change(kept.get(key)))
}

export const del = async (key: string, store: Store = drafts) =>
  void (await recordsOf(store)).delete(key)

export async function delMany(keys: string[], store: Store = drafts) {
  const kept = await recordsOf(store)
  for (const key of keys) kept.delete(key)
}

export const entries = async (store: Store = drafts) => [...(await recordsOf(store))]
export const clear = async (store: Store = drafts) => (await recordsOf(store)).clear()
