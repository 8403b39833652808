/** Drafts of other people leave the device. */
import { delMany, entries } from 'idb-keyval'
import { drafts } from '#web/pwa/store/database.ts'

/** Only those of these stay; null: begun while nobody could be asked who this is. */
export async function keepDraftsOf(...owners: (string | null)[]): Promise<void> {
  const all = await entries<IDBValidKey, unknown>(drafts)
  if (all.length === 0) return
  // Seldom: on most devices there is none, and no validation to fetch.
  const { ownerOf } = await import('#browser/items/sending/draft-owner.ts')
  const foreign = all.filter(([, draft]) => {
    const owner = ownerOf(draft)
    return owner !== undefined && !owners.includes(owner)
  })
  if (foreign.length > 0)
    await delMany(
      foreign.map(([key]) => key),
      drafts,
    )
}
