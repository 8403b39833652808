/** The body of a publish or an edit: JSON, or multipart with photos. */
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { mediaTypeOf } from '../http/media-type.ts'
import { PHOTOS_MAX, UPLOAD_MAX_BYTES } from '../media/contract.ts'
import { type IncomingPhoto, readPhotos } from '../media/store-photos.ts'

/** Photos at their largest with their smaller sizes, and one more photo's room for the rest. */
export const FORM_MAX_BYTES = (PHOTOS_MAX + 1) * UPLOAD_MAX_BYTES
/** A form sends an empty field where nothing is known; for these that means absent. */
const EMPTY_IS_ABSENT = new Set(['latitude', 'longitude', 'city', 'country', 'clientId'])

export type ItemBody = { fields: Record<string, unknown>; photos: IncomingPhoto[] }

const limit = bodyLimit({
  maxSize: FORM_MAX_BYTES,
  onError: () => {
    throw new Refusal('too_large', 413)
  },
})

/** 413 too_large, whatever the form says of its length; JSON is measured for all of /api. */
export const limitForm: MiddlewareHandler<AppEnv> = (c, next) =>
  isForm(c) ? limit(c, next) : next()

export function isForm(c: Context<AppEnv>): boolean {
  return mediaTypeOf(c.req.raw) === 'multipart/form-data'
}

/** 400 malformed_body; photos refuse by themselves. */
export async function readItemBody(
  c: Context<AppEnv>,
  photoField: 'images' | 'newImages',
): Promise<ItemBody> {
  if (!isForm(c)) return { fields: await readObject(c), photos: [] }
  const form = await c.req.formData().catch(() => {
    throw new Refusal('malformed_body', 400)
  })
  return { fields: fieldsOf(form), photos: readPhotos(form, photoField) }
}

async function readObject(c: Context<AppEnv>): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => null)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('malformed_body', 400)
  }
  return Object.fromEntries(Object.entries(body))
}

/** Text fields only; one that is repeated becomes a list. */
function fieldsOf(form: FormData): Record<string, unknown> {
  const names = [...new Set(form.keys())]
  const fields = names.flatMap((name) => {
    const texts = form.getAll(name).filter((value) => typeof value === 'string')
    const [first] = texts
    if (first === undefined || (first === '' && EMPTY_IS_ABSENT.has(name))) return []
    return [[name, texts.length === 1 ? first : texts] as const]
  })
  return Object.fromEntries(fields)
}
