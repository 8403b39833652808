/** The unfinished publication, kept on the device: fields, prepared photos and the id of the attempt. */
import * as v from 'valibot'
import { PreparedPhotoSchema } from '#web/media/photo-schema.ts'
import { dropDraft, readDraft, writeDraft } from './one-draft.ts'
import { PublishValuesSchema } from './publish-values.ts'

const KEY = 'publish-draft'

export const PhotoSchema = v.object({
  name: v.string(),
  photo: PreparedPhotoSchema,
})

const DraftSchema = v.object({
  /** Null while offline: who it is cannot be asked then. */
  userId: v.nullable(v.string()),
  /** Made once a draft: however often it is sent, it is one item (case 25). */
  clientId: v.string(),
  values: PublishValuesSchema,
  photos: v.array(PhotoSchema),
})
export type Draft = v.InferOutput<typeof DraftSchema>

/** Null when there is none, or when it is another person's: the next one on this phone never sees it. */
export async function loadDraft(userId: string | null): Promise<Draft | null> {
  const stored = v.safeParse(DraftSchema, await readDraft(KEY))
  if (!stored.success) return null
  const draft = stored.output
  const foreign = userId !== null && draft.userId !== null && draft.userId !== userId
  if (foreign) await clearDraft()
  return foreign ? null : draft
}

export const saveDraft = (draft: Draft): Promise<void> => writeDraft(KEY, draft)
export const clearDraft = (): Promise<void> => dropDraft(KEY)
