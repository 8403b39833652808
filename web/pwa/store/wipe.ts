/** Empties what the browser's databases and caches hold of a person. */

/** Drafts lie in the store that idb-keyval makes by itself. */
const KNOWN = ['keyval-store', 'jopoi-queries', 'jopoi-outbox', 'jopoi-share']
/** The app itself, the same for everybody. */
const OF_NOBODY = /precache|assets/

/** Stores are emptied, not deleted: another tab's open connection would put a deletion off. */
export async function wipeDatabases(): Promise<void> {
  const all = await indexedDB.databases?.()
  const names = all ? all.flatMap(({ name }) => name ?? []) : KNOWN
  await Promise.all(names.map(empty))
}

async function empty(name: string): Promise<void> {
  const request = indexedDB.open(name)
  // It was not there: made now it would be one without stores, which its owner could never use.
  request.onupgradeneeded = () => request.transaction?.abort()
  const database = await promised(request).catch(() => null)
  if (!database) return
  const stores = [...database.objectStoreNames]
  if (stores.length > 0) {
    const emptying = database.transaction(stores, 'readwrite')
    await Promise.all(stores.map((store) => promised(emptying.objectStore(store).clear())))
  }
  database.close()
}

function promised<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** The photos of things tell what somebody looked at. */
export async function wipeCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = (await caches.keys()).filter((name) => !OF_NOBODY.test(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}
