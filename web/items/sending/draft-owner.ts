/** Whose a stored draft is. */
import * as v from 'valibot'

const OwnedSchema = v.object({ userId: v.nullable(v.string()) })

/** Null: begun while nobody could be asked who this is. Undefined: it does not say. */
export function ownerOf(draft: unknown): string | null | undefined {
  const owned = v.safeParse(OwnedSchema, draft)
  return owned.success ? owned.output.userId : undefined
}
