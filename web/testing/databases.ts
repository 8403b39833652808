/** Stands in for idb-keyval, as jsdom has no IndexedDB: `vi.mock('idb-keyval', () => import('#web/testing/databases.ts'))`. */

type Store = Map<string, unknown>

const stores = new Map<string, Store>()

export function createStore(database: string, name: string): Store {
  const key = `${database}/${name}`
  const known = stores.get(key) ?? new Map()
  stores.set(key, known)
  return known
}

const own = createStore('keyval-store', 'keyval')

export const get = async (key: string, store = own) => store.get(key)
export const set = async (key: string, value: unknown, store = own) => void store.set(key, value)
export const del = async (key: string, store = own) => void store.delete(key)
export const delMany = async (keys: string[], store = own) =>
  keys.forEach((key) => void store.delete(key))
export const clear = async (store = own) => store.clear()
export const entries = async (store = own) => [...store]
