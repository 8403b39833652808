/**
 * Changes of one's own items that are not saved yet, kept on the device by item: a session that ends
 * under the form, or a phone that takes the page away, loses nothing (D22).
 */
import * as v from 'valibot'
import { PhotoSchema } from '#web/items/sending/draft-store.ts'
import { dropDraft, readDraft, writeDraft } from '#web/items/sending/one-draft.ts'
import { PublishValuesSchema } from '#web/items/sending/publish-values.ts'

const keyOf = (itemId: number) => `edit-draft-${itemId}`

const StoredSchema = v.object({ url: v.string(), isMarked: v.boolean() })
const DraftPhotoSchema = v.union([StoredSchema, PhotoSchema])
export type DraftPhoto = v.InferOutput<typeof DraftPhotoSchema>

const EditDraftSchema = v.object({
  userId: v.string(),
  /** Only what was changed. */
  values: v.partial(PublishValuesSchema),
  /** All of them in their order, when they were changed. */
  photos: v.optional(v.array(DraftPhotoSchema)),
})
export type EditDraft = v.InferOutput<typeof EditDraftSchema>

/** Null when there is none, or when it is another person's: the next one on this phone never sees it. */
export async function loadEditDraft(itemId: number, userId: string): Promise<EditDraft | null> {
  const stored = v.safeParse(EditDraftSchema, await readDraft(keyOf(itemId)))
  if (!stored.success) return null
  if (stored.output.userId === userId) return stored.output
  await clearEditDraft(itemId)
  return null
}

export const saveEditDraft = (itemId: number, draft: EditDraft): Promise<void> =>
  writeDraft(keyOf(itemId), draft)
export const clearEditDraft = (itemId: number): Promise<void> => dropDraft(keyOf(itemId))
