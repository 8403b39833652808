/** Databases and caches of this device as they are, whoever keeps them: which there are, and emptying them. */
import { answered } from './database.ts'
import { ASSETS_CACHE, DRAFTS_DB, OUTBOX_DB, PRECACHE, QUERIES_DB, SHARED_DB } from './names.ts'

const KNOWN = [DRAFTS_DB, QUERIES_DB, OUTBOX_DB, SHARED_DB]
/** The app itself, the same for everybody. */
const OF_NOBODY = [PRECACHE, ASSETS_CACHE]

/** Firefox before 126 cannot say which there are: those that we know may be. */
export async function databaseNames(): Promise<string[]> {
  if (!globalThis.indexedDB) return []
  if (!('databases' in indexedDB)) return KNOWN
  const all = await answered(() => indexedDB.databases()).catch(() => undefined)
  return all ? all.flatMap(({ name }) => name ?? []) : KNOWN
}

export function promised<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Null when it is not there: made now it would be one without stores, which its owner could never use. */
export async function inDatabase<T>(name: string, work: (database: IDBDatabase) => Promise<T>) {
  const request = indexedDB.open(name)
  let isAbsent = false
  request.onupgradeneeded = () => {
    isAbsent = true
    request.transaction?.abort()
  }
  const opened = promised(request)
  const done = opened.then(async (database) => {
    try {
      return await work(database)
    } finally {
      // An open connection would keep others from renewing or deleting it.
      database.close()
    }
  })
  try {
    await answered(() => opened)
  } catch (error) {
    // One that opens late is worked on all the same; nobody waits for it.
    done.catch(() => undefined)
    if (isAbsent) return null
    throw error
  }
  return done
}

/** Emptied, not deleted: another tab's open connection would put a deletion off. */
async function empty(database: IDBDatabase): Promise<void> {
  const stores = [...database.objectStoreNames]
  if (stores.length === 0) return
  const emptying = database.transaction(stores, 'readwrite')
  await Promise.all(stores.map((store) => promised(emptying.objectStore(store).clear())))
}

/** One that cannot be opened keeps none of the others. */
export async function wipeDatabases(): Promise<void> {
  await Promise.allSettled((await databaseNames()).map((name) => inDatabase(name, empty)))
}

/** The photos of things tell what somebody looked at. */
export async function wipeCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  const isOfNobody = (name: string) => OF_NOBODY.some((start) => name.startsWith(start))
  const names = (await caches.keys()).filter((name) => !isOfNobody(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}
