/** How much the databases of the device hold, whoever keeps them. */
import { inDatabase, promised } from '#web/pwa/store/wipe.ts'

export type Figure = { count: number; bytes: number }

/** Entries of all stores, those that count, and about the bytes that they take. Null when it is not there. */
export function measureDatabase(
  name: string,
  counts: (value: unknown) => boolean,
): Promise<Figure | null> {
  return inDatabase(name, async (database) => {
    let count = 0
    let bytes = 0
    for (const store of database.objectStoreNames) {
      const all = await promised(database.transaction(store).objectStore(store).getAll())
      const values = all.filter(counts)
      count += values.length
      bytes += values.reduce((sum, value) => sum + bytesOf(value), 0)
    }
    return { count, bytes }
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
