/** Drafts of other people, and one that was begun while nobody could be asked who this is, leave the device. */
import { delMany, entries } from 'idb-keyval'
import * as v from 'valibot'

const OwnedSchema = v.object({ userId: v.nullable(v.string()) })

/** Only those of this person stay. */
export async function keepDraftsOf(userId: string): Promise<void> {
  const all = await entries<IDBValidKey, unknown>()
  const foreign = all.filter(([, draft]) => {
    const owned = v.safeParse(OwnedSchema, draft)
    return owned.success && owned.output.userId !== userId
  })
  if (foreign.length > 0) await delMany(foreign.map(([key]) => key))
}
