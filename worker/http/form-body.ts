/** Multipart bodies: measured before they are read, and read once. */
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { PHOTOS_MAX, UPLOAD_MAX_BYTES } from '../media/contract.ts'
import type { AppEnv } from './context.ts'
import { Refusal } from './errors.ts'
import { mediaTypeOf } from './media-type.ts'

/** Photos at their largest with their smaller sizes, and one more photo's room for the rest. */
export const FORM_MAX_BYTES = (PHOTOS_MAX + 1) * UPLOAD_MAX_BYTES
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

/** 400 malformed_body. */
export function readForm(c: Context<AppEnv>): Promise<FormData> {
  return c.req.formData().catch(() => {
    throw new Refusal('malformed_body', 400)
  })
}
