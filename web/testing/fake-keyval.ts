/** Stands in for idb-keyval: jsdom has no IndexedDB. `vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))`. */

type Store = Map<string, unknown>

const stores = new Map<string, Store>()
const drafts: Store = new Map()
let isFull = false

/** From here on nothing more can be written, as on a device without room; false ends it. */
export function setFull(full: boolean): void {
  isFull = full
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
  drafts.clear()
  for (const store of stores.values()) store.clear()
  isFull = false
}

export function createStore(database: string): Store {
  const store = stores.get(database) ?? new Map<string, unknown>()
  stores.set(database, store)
  return store
}

function write(): void {
  if (isFull) throw new DOMException('no room', 'QuotaExceededError')
}

export async function get(key: string, store: Store = drafts) {
  if (held) await held
  return store.get(key)
}

export async function set(key: string, value: unknown, store: Store = drafts) {
  write()
  store.set(key, value)
}

export async function setMany(records: [string, unknown][], store: Store = drafts) {
  write()
  for (const [key, value] of records) store.set(key, value)
}

export async function update(
  key: string,
  change: (value: unknown) => unknown,
  store: Store = drafts,
) {
  write()
  store.set(key, change(store.get(key)))
}

export const del = async (key: string, store: Store = drafts) => void store.delete(key)

export async function delMany(keys: string[], store: Store = drafts) {
  for (const key of keys) store.delete(key)
}

export const entries = async (store: Store = drafts) => [...store]
export const clear = async (store: Store = drafts) => store.clear()
