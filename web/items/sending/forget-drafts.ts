/** Drafts of other people leave the device. */
import { delMany, entries } from 'idb-keyval'
import * as v from 'valibot'
import { drafts } from '#web/pwa/store/database.ts'

const OwnedSchema = v.object({ userId: v.nullable(v.string()) })

/** Only those of these stay; null: begun while nobody could be asked who this is. */
export async function keepDraftsOf(...owners: (string | null)[]): Promise<void> {
  const all = await entries<IDBValidKey, unknown>(drafts)
  const foreign = all.filter(([, draft]) => {
    const owned = v.safeParse(OwnedSchema, draft)
    return owned.success && !owners.includes(owned.output.userId)
  })
  if (foreign.length > 0)
    await delMany(
      foreign.map(([key]) => key),
      drafts,
    )
}
