/**
 * One draft of the device by its key. One that could not be read, since the database was slow, may be there all the same: it
 * is looked for again before it would be written over or dropped, and stays.
 */
import { del, get, set } from 'idb-keyval'
import { isDeviceClosed } from '#web/api/storage.ts'
import { drafts } from '#web/pwa/store/database.ts'

const unread = new Set<string>()

export async function readDraft(key: string): Promise<unknown> {
  unread.add(key)
  const draft: unknown = await get(key, drafts)
  unread.delete(key)
  return draft
}

export async function writeDraft(key: string, draft: unknown): Promise<void> {
  if (isDeviceClosed()) return
  await look(key)
  await set(key, draft, drafts)
}

export async function dropDraft(key: string): Promise<void> {
  await look(key)
  await del(key, drafts)
}

async function look(key: string): Promise<void> {
  if (!unread.has(key) || (await readDraft(key)) === undefined) return
  unread.add(key)
  throw new Error('a draft that nobody was shown')
}
