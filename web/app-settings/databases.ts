/** Databases of the device as they are, whoever keeps them: how much they hold, and emptying them. */

/** Firefox before 126 cannot say which there are: nothing of them is shown then. */
export async function databaseNames(): Promise<string[]> {
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return []
  const infos = await indexedDB.databases()
  return infos.flatMap(({ name }) => name ?? [])
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function inDatabase<T>(name: string, work: (database: IDBDatabase) => Promise<T>) {
  const database = await settled(indexedDB.open(name))
  try {
    return await work(database)
  } finally {
    // An open connection would keep others from renewing or deleting it.
    database.close()
  }
}

/** Entries of all stores, and about the bytes that they take. */
export function measureDatabase(name: string): Promise<{ count: number; bytes: number }> {
  return inDatabase(name, async (database) => {
    let count = 0
    let bytes = 0
    for (const store of database.objectStoreNames) {
      const values = await settled(database.transaction(store).objectStore(store).getAll())
      count += values.length
      bytes += values.reduce((sum, value) => sum + bytesOf(value), 0)
    }
    return { count, bytes }
  })
}

/** Emptied, not deleted: whoever has it open goes on. */
export function emptyDatabase(name: string): Promise<void> {
  return inDatabase(name, async (database) => {
    for (const store of database.objectStoreNames) {
      await settled(database.transaction(store, 'readwrite').objectStore(store).clear())
    }
  })
}

const NUMBER_BYTES = 8

/** Of a value as a database keeps it (a structured clone). */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return new Blob([value]).size
  if (typeof value !== 'object' || value === null) return NUMBER_BYTES
  if (value instanceof Blob) return value.size
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength
  const parts = value instanceof Map || value instanceof Set ? [...value] : Object.entries(value)
  return parts.flat().reduce((sum: number, part: unknown) => sum + bytesOf(part), 0)
}
