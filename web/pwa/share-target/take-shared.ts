/** Reads what was shared, once: taken, it is the form's, which keeps it as its draft. */
import { entries } from 'idb-keyval'
import * as v from 'valibot'
import { clearShared, dropStale, type Shared, sharedStore } from './keep-shared.ts'

const SharedSchema = v.object({
  at: v.number(),
  title: v.string(),
  text: v.string(),
  photos: v.array(v.instance(File)),
})

/** Several sharings in a row are one: all photos in their order, the last words. Null: nothing is there. */
export async function takeShared(now = Date.now()): Promise<Omit<Shared, 'at'> | null> {
  await dropStale(now)
  const kept: [IDBValidKey, unknown][] = await entries(sharedStore)
  const parsed = kept.map(([, value]) => v.safeParse(SharedSchema, value))
  const shared = parsed.flatMap((one) => (one.success ? [one.output] : []))
  shared.sort((a, b) => a.at - b.at)
  await clearShared()
  if (shared.length === 0) return null
  const last = (word: 'title' | 'text') => shared.findLast((one) => one[word] !== '')?.[word] ?? ''
  return { title: last('title'), text: last('text'), photos: shared.flatMap((one) => one.photos) }
}
