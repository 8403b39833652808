/** Pictures and PDFs that prove something: checked, cleaned, kept in the private bucket until somebody decides. */
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv, Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { logFailure } from '../http/log.ts'
import { readPicture, stripPicture } from '../media/formats/strip.ts'
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS } from '../media/terms.ts'
import { withoutCameraData } from './pdf.ts'
import { isPdf, mayBePdf } from './rules.ts'
import { type DocumentKind, PDF_TYPE } from './terms.ts'

/** Room for the names and lines of the form around the file. */
const AROUND_BYTES = 16 * 1024
const limit = bodyLimit({
  maxSize: UPLOAD_MAX_BYTES + AROUND_BYTES,
  onError: () => {
    throw new Refusal('document_large', 413)
  },
})
/** What is much too large is not even read. */
export const limitDocument: MiddlewareHandler<AppEnv> = (c, next) => limit(c, next)

/** All that lies in the private bucket for a person's proofs. */
export const documentsOf = (userId: string): string => `verifications/${userId}/`

export type Document = { bytes: Uint8Array; type: string }

/**
 * The kind of file is told by its first bytes. A picture keeps which way is up and nothing else of what
 * the camera wrote (case 27); of a PDF that is overwritten, and the rest stays as it is. Throws 413, 415, 422.
 */
export async function checkDocument(kind: DocumentKind, file: Blob | undefined): Promise<Document> {
  if (!file || file.size === 0) {
    const issues = [{ path: 'document', code: 'document_required' }]
    throw new Refusal('document_required', 422, { issues })
  }
  if (file.size > UPLOAD_MAX_BYTES) throw new Refusal('document_large', 413)
  const sent = new Uint8Array(await file.arrayBuffer())
  if (mayBePdf(kind) && isPdf(sent)) return { bytes: withoutCameraData(sent), type: PDF_TYPE }
  const { type, width, height, orientation } = pictureOf(kind, sent)
  if (width * height > UPLOAD_MAX_PIXELS) throw new Refusal('photo_pixels', 422)
  return { bytes: stripPicture(sent, type, { orientation }), type }
}

function pictureOf(kind: DocumentKind, sent: Uint8Array) {
  try {
    return readPicture(sent)
  } catch (error) {
    const isOther = error instanceof Refusal && error.code === 'photo_type'
    throw isOther && mayBePdf(kind) ? new Refusal('document_type', 415) : error
  }
}

/** Answers its key. Its name is chance: it says nothing, and nobody guesses it. */
export async function storeDocument(ctx: Ctx, userId: string, { bytes, type }: Document) {
  const key = `${documentsOf(userId)}${ctx.random.token(16)}`
  await ctx.env.PRIVATE.put(key, bytes, { httpMetadata: { contentType: type } })
  return key
}

/** After the batch that no longer names it: what is done is done, and what stays behind is found by cron (cleaning.ts). */
export async function deleteDocument(ctx: Ctx, key: string | null): Promise<void> {
  if (key === null) return
  await ctx.env.PRIVATE.delete(key).catch((error: unknown) => logFailure('document', error))
}
